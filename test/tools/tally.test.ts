import { describe, expect, test } from 'vitest';
import {
  isGreen,
  judgeRun,
  NOTHING,
  ONE_FAILED,
  sum,
  tallyPlaywright,
  tallyText,
  tallyVitest,
} from '../../tools/test/tally.ts';

const passed = (count: number) => ({ ...NOTHING, passed: count });

describe('the closing line', () => {
  test('adds up the parts', () => {
    expect(tallyText(sum([passed(3), ONE_FAILED, passed(4)]))).toBe('7 passed, 1 failed');
  });

  test('mentions skipped tests only if there are any', () => {
    expect(tallyText(passed(2))).toBe('2 passed, 0 failed');
    expect(tallyText({ passed: 2, failed: 0, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped');
  });
});

describe('a run', () => {
  test('is green when something passed and nothing failed', () => {
    expect([passed(1), NOTHING, sum([passed(1), ONE_FAILED])].map(isGreen)).toEqual([true, false, false]);
  });

  test.each([
    ['ends well', 0, passed(2), passed(2)],
    ['counts its failures', 1, { ...passed(2), failed: 1 }, { ...passed(2), failed: 1 }],
    ['breaks off after tests that passed', 1, passed(2), { ...passed(2), failed: 1 }],
    ['runs nothing', 0, NOTHING, ONE_FAILED],
    ['only skips', 0, { ...NOTHING, skipped: 3 }, { ...ONE_FAILED, skipped: 3 }],
  ])('that %s is judged by more than its report', (_, exitCode, tally, judged) => {
    expect(judgeRun(exitCode, tally)).toEqual(judged);
  });
});

test('a test file that cannot be loaded counts as a failed test', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 2,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(tallyVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('a browser test that passes at its second try counts as passed, one that never does as failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(tallyPlaywright({ stats })).toEqual({ passed: 5, failed: 1, skipped: 2 });
});
