import { expect, test } from 'vitest';
import { Reporter } from '../../src/engine/reporter.ts';

/**
 * The times of the reports, if the reporter is called every ten milliseconds; `finishedAt` counts the depths
 * finished by then.
 */
const reportsOf = (interval: number, until: number, finishedAt: (time: number) => number) => {
  let time = 0;
  const reports: number[] = [];
  const reporter = new Reporter({ interval, now: () => time, report: () => reports.push(time) });
  for (; time <= until; time += 10) reporter.beat(finishedAt(time));
  return reports;
};

test('reports come soon, and then at most once per interval however much is finished', () => {
  expect(reportsOf(100, 400, time => time / 10 + 1)).toEqual([50, 150, 250, 350]);
});

test('without new results the last report is repeated', () => {
  expect(reportsOf(100, 400, () => 1)).toEqual([50, 150, 250, 350]);
  expect(reportsOf(0, 300, () => 1)).toEqual([0, 100, 200, 300]);
});

test('nothing is reported before the first depth is finished', () => {
  expect(reportsOf(100, 400, time => (time < 300 ? 0 : 1))).toEqual([300, 400]);
});

test('without an interval each finished depth is reported at once', () => {
  expect(reportsOf(0, 60, time => (time < 30 ? 1 : time / 10))).toEqual([0, 30, 40, 50, 60]);
});
