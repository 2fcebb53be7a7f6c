import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorReporter } from '../../../server/background/errorReporter.ts';
import { Heartbeat } from '../../../server/background/heartbeat.ts';
import { startHousekeeping } from '../../../server/background/housekeeping.ts';
import { SteadyClock } from '../../../server/process/clock.ts';

const [SECOND, MINUTE] = [1_000, 60_000];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A process whose storage may fail, and whose tables may or may not be released. */
const startProcess = async () => {
  const can = { answer: true, putAway: false };
  const said: unknown[] = [];
  const log = pino({}, { write: line => void said.push((JSON.parse(line) as { msg: string }).msg) });
  const beat = vi.fn(async () => {
    if (!can.answer) throw new Error('no answer');
  });
  const clock = new SteadyClock();
  const [lapse, renew, onBeat] = [vi.fn(async () => {}), vi.fn(), vi.fn()];
  const tables = { lapse, mayPutAway: () => can.putAway };
  const errors = new ErrorReporter(log);
  const heartbeat = await Heartbeat.start({ beat }, { log, errors, clock, ...tables, onBeat, renew });
  return { heartbeat, can, said, beat, clock, lapse, renew, onBeat };
};

test('without an answer from the storage, tables are released after five seconds and connections replaced every ten', async () => {
  const { heartbeat, can, said, clock, lapse, renew, onBeat } = await startProcess();
  await vi.advanceTimersByTimeAsync(3 * SECOND);
  const last = clock.now();
  expect([heartbeat.isHealthy, onBeat.mock.calls.length]).toEqual([true, 4]);
  can.answer = false;
  await vi.advanceTimersByTimeAsync(4 * SECOND);
  expect([heartbeat.isHealthy, lapse.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  expect([heartbeat.isHealthy, renew.mock.calls.length]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(12 * SECOND);
  expect(renew).toHaveBeenCalledTimes(2);
  expect(lapse.mock.calls).toEqual([[last]]);
  can.answer = true;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([heartbeat.isHealthy, renew.mock.calls.length, lapse.mock.calls.length]).toEqual([true, 2, 1]);
  const late = 'the heartbeat was late: all tables are released';
  expect(said).toEqual(['the storage does not answer', late, 'the storage answers again']);
  can.answer = false;
  await vi.advanceTimersByTimeAsync(6 * SECOND);
  expect(lapse).toHaveBeenCalledTimes(2);
  heartbeat.stop();
});

test('the machine’s new time is adopted once the tables may be released', async () => {
  const { heartbeat, can, said, beat, clock, lapse, renew } = await startProcess();
  vi.setSystemTime(Date.now() + SECOND);
  await vi.advanceTimersByTimeAsync(SECOND);
  vi.setSystemTime(Date.now() - 61 * MINUTE);
  await vi.advanceTimersByTimeAsync(SECOND);
  expect([said, lapse.mock.calls.length]).toEqual([[], 0]);
  can.putAway = true;
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(said).toEqual(["the machine's clock was set: its time is adopted"]);
  expect([lapse.mock.calls.length, clock.lag, heartbeat.isHealthy]).toEqual([1, 0, true]);
  expect(beat).toHaveBeenLastCalledWith(Date.now() + 5 * SECOND);
  can.answer = false;
  await vi.advanceTimersByTimeAsync(9 * SECOND);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(renew).toHaveBeenCalledTimes(1);
  heartbeat.stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('unused data is swept about every ten minutes, and deletions and errors are reported', async () => {
  const nothing = { unbegun: 0, idle: 0, holders: 0, unplayed: 0 };
  const sweep = vi.fn(async () => ({ ...nothing, idle: 3 }));
  const [report, fail] = [vi.fn(), vi.fn()];
  const stop = startHousekeeping({ sweep }, { report, fail, now: Date.now });
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
  expect(sweep).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(report.mock.calls).toEqual([[{ ...nothing, idle: 3 }]]);
  sweep.mockResolvedValueOnce(nothing).mockRejectedValueOnce(new Error('busy'));
  await vi.advanceTimersByTimeAsync(22 * MINUTE);
  expect([sweep, report, fail].map(({ mock }) => mock.calls.length)).toEqual([3, 1, 1]);
  stop();
  await vi.advanceTimersByTimeAsync(22 * MINUTE);
  expect(sweep).toHaveBeenCalledTimes(3);
});
