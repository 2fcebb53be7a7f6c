/** The passed and failed tests of a run, and the names of the skipped ones. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: [] };
export const ONE_PASSED: Tally = { ...NOTHING, passed: 1 };
export const ONE_FAILED: Tally = { ...NOTHING, failed: 1 };

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: [...all.skipped, ...skipped],
    }),
    NOTHING,
  );

export const tallyText = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped.length} skipped`;

/** A line for each group of skipped tests. */
export const skippedLines = ({ skipped }: Tally): readonly string[] =>
  [...new Set(skipped)].map(name => `Skipped: ${name} (${skipped.filter(other => other === name).length})`);

export const isGreen = ({ passed, failed }: Tally): boolean => failed === 0 && passed > 0;

interface VitestTest {
  readonly status: string;
  readonly title: string;
  readonly ancestorTitles: readonly string[];
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly VitestTest[] }[];
}

/** Vitest counts no tests in a file that fails to load; here the file counts as one failed test. */
export const tallyVitest = ({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally => {
  const broken = testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title),
  };
};

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly { readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly suites: readonly PlaywrightSuite[];
}

const skippedIn = ({ title, specs = [], suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.flatMap(({ tests }) => tests.filter(({ status }) => status === 'skipped').map(() => title)),
  ...suites.flatMap(skippedIn),
];

/** A test that passed on its second try counts as passed; Playwright reports it as flaky. */
export const tallyPlaywright = ({ stats, suites }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: suites.flatMap(skippedIn),
});

/** A run that was aborted or ran nothing has failed, whatever its report says. */
export const judgeRun = (exitCode: number, tally: Tally): Tally => {
  const isSound = tally.failed > 0 || (exitCode === 0 && tally.passed > 0);
  return isSound ? tally : sum([tally, ONE_FAILED]);
};
