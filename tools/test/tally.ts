/** How many tests of a run passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };
export const ONE_PASSED: Tally = { ...NOTHING, passed: 1 };
export const ONE_FAILED: Tally = { ...NOTHING, failed: 1 };

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
    }),
    NOTHING,
  );

export const tallyText = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

export const isGreen = ({ passed, failed }: Tally): boolean => failed === 0 && passed > 0;

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

/** Vitest counts no tests in a file that fails to load; here it counts as one failed test. */
export const tallyVitest = (report: VitestReport): Tally => {
  const broken = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A test that passed on its second try counts as passed; Playwright lists it as flaky. */
export const tallyPlaywright = ({ stats }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

/** A run that broke off, or ran nothing, failed, whatever its report says. */
export const judgeRun = (exitCode: number, tally: Tally): Tally => {
  const isSound = tally.failed > 0 || (exitCode === 0 && tally.passed > 0);
  return isSound ? tally : sum([tally, ONE_FAILED]);
};
