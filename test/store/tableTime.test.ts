import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOnlineStore } from '../../src/store/onlineStore.ts';
import { followLowTime } from '../../src/store/table/lowTime.ts';
import { claimIn, isLow, remainingAt } from '../../src/store/table/tableTime.ts';
import { atTable, BLITZ, playedMatch } from '../../testkit/ui/tables.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const withClock = (left: number, running: 'black' | 'white' | 'neither' = 'black', id = 'first') =>
  atTable({
    clock: BLITZ,
    match: playedMatch('', {
      id,
      remaining: { black: left, white: 60_000 },
      running: running === 'neither' ? undefined : running,
    }),
  });

test('the clock of the side to move runs from the last report, and never below zero', () => {
  const state = withClock(20_000);
  expect(remainingAt(state, state.receivedAt + 5_000)).toEqual({ black: 15_000, white: 60_000 });
  expect(remainingAt(state, state.receivedAt + 50_000)).toEqual({ black: 0, white: 60_000 });
  expect(remainingAt(withClock(20_000, 'neither'), 99_000)).toEqual({ black: 20_000, white: 60_000 });
});

test('the time until a claim is server time', () => {
  const state = atTable({ claimAt: 1_180_000, now: 1_000_000 });
  expect(claimIn(state, state.receivedAt)).toBe(180_000);
  expect(claimIn(state, state.receivedAt + 200_000)).toBe(0);
  expect(claimIn(atTable(), 0)).toBeUndefined();
});

test('a clock that starts with little time is not low from the start', () => {
  expect(isLow(29_000, BLITZ)).toBe(true);
  expect(isLow(29_000, { ...BLITZ, initialSeconds: 30 })).toBe(false);
  expect(isLow(9_000, { ...BLITZ, initialSeconds: 30 })).toBe(true);
});

const follow = (left: number) => {
  const online = createOnlineStore();
  online.setState(withClock(left));
  const told: number[] = [];
  const stop = followLowTime(online, low => told.push(low));
  return { online, told, stop };
};

test('each low-time warning is given once per match', () => {
  const { online, told, stop } = follow(31_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([30_000]);
  online.setState(withClock(40_000));
  vi.advanceTimersByTime(25_000);
  expect(told).toEqual([30_000]);
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([30_000, 10_000]);
  online.setState(withClock(31_000, 'black', 'second'));
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([30_000, 10_000, 30_000]);
  stop();
});

test("the other side's clock gives no warnings", () => {
  const { online, told, stop } = follow(60_000);
  online.setState(withClock(31_000, 'white'));
  vi.advanceTimersByTime(59_000);
  expect(told).toEqual([]);
  stop();
});
