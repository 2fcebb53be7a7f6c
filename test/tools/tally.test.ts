import { describe, expect, test } from 'vitest';
import {
  isGreen,
  judgeRun,
  NOTHING,
  ONE_FAILED,
  skippedLines,
  sum,
  tallyPlaywright,
  tallyText,
  tallyVitest,
} from '../../tools/test/tally.ts';

const passed = (count: number) => ({ ...NOTHING, passed: count });

describe('the summary line', () => {
  test('sums up the parts', () => {
    expect(tallyText(sum([passed(3), ONE_FAILED, passed(4)]))).toBe('7 passed, 1 failed, 0 skipped');
  });

  test('counts and names skipped tests', () => {
    const tally = { passed: 2, failed: 0, skipped: ['PostgreSQL', 'nginx (needs nginx)', 'PostgreSQL'] };
    expect(tallyText(tally)).toBe('2 passed, 0 failed, 3 skipped');
    expect(skippedLines(tally)).toEqual(['Skipped: PostgreSQL (2)', 'Skipped: nginx (needs nginx) (1)']);
  });
});

describe('a run', () => {
  test('is green if something passed and nothing failed', () => {
    expect([passed(1), NOTHING, sum([passed(1), ONE_FAILED])].map(isGreen)).toEqual([true, false, false]);
  });

  test.each([
    ['ends well', 0, passed(2), passed(2)],
    ['counts its failures', 1, { ...passed(2), failed: 1 }, { ...passed(2), failed: 1 }],
    ['aborts after passed tests', 1, passed(2), { ...passed(2), failed: 1 }],
    ['runs nothing', 0, NOTHING, ONE_FAILED],
    ['only skips', 0, { ...NOTHING, skipped: ['a'] }, { ...ONE_FAILED, skipped: ['a'] }],
  ])('that %s is not judged by its report alone', (_, exitCode, tally, judged) => {
    expect(judgeRun(exitCode, tally)).toEqual(judged);
  });
});

test('a test file that cannot be loaded counts as a failed test', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      {
        status: 'passed',
        assertionResults: [
          { status: 'passed', title: 'keeps', ancestorTitles: [] },
          { status: 'skipped', title: 'keeps', ancestorTitles: ['PostgreSQL', 'a match'] },
        ],
      },
      { status: 'failed', assertionResults: [{ status: 'failed', title: 'finds', ancestorTitles: [] }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(tallyVitest(report)).toEqual({ passed: 5, failed: 2, skipped: ['PostgreSQL'] });
});

test('a browser test that passes on its second try counts as passed, one that never passes as failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const one = { tests: [{ status: 'skipped' }] };
  const suites = [{ title: 'saving.e2e.ts', specs: [one], suites: [{ title: 'with touch', specs: [one] }] }];
  expect(tallyPlaywright({ stats, suites })).toEqual({
    passed: 5,
    failed: 1,
    skipped: ['saving.e2e.ts', 'with touch'],
  });
});
