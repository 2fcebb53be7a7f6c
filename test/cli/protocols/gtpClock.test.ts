import { expect, test } from 'vitest';
import { GtpClock } from '../../../cli/protocols/clocks.ts';

const EMPTIES = 40;

const clockOf = (main: number, period: number, periodMoves: number): GtpClock => {
  const clock = new GtpClock();
  clock.set({ main, period, periodMoves });
  return clock;
};

test('the time a move has used is missing for the next', () => {
  const clock = clockOf(100, 0, 0);
  const before = clock.share('black', EMPTIES) ?? 0;
  clock.spend('black', 50_000);
  expect(clock.share('black', EMPTIES)).toBeLessThan(before * 0.6);
  expect(clock.share('white', EMPTIES)).toBe(before);
});

test('a whole game of its shares stays within the time', () => {
  const clock = clockOf(60, 0, 0);
  let sum = 0;
  for (let empties = 60; empties > 0; empties -= 2) {
    const share = clock.share('black', empties) ?? 0;
    clock.spend('black', share);
    sum += share;
  }
  expect(sum).toBeLessThan(60_000);
});

test('after the main time come periods, each for its number of moves', () => {
  const clock = clockOf(10, 20, 2);
  clock.spend('black', 11_000);
  expect(clock.share('black', EMPTIES)).toBe(9000);
  clock.spend('black', 4000);
  expect(clock.share('black', EMPTIES)).toBe(14_400);
  clock.spend('black', 14_000);
  expect(clock.share('black', EMPTIES)).toBe(9000);
});

test('times sent override measured ones until the next game', () => {
  const clock = clockOf(100, 0, 0);
  const fresh = clock.share('black', EMPTIES);
  clock.setLeft('black', 10, 0);
  expect(clock.share('black', EMPTIES)).toBeLessThan((fresh ?? 0) / 5);
  clock.restart();
  expect(clock.share('black', EMPTIES)).toBe(fresh);
});

test('there is always a moment to think', () => {
  const clock = clockOf(1, 0, 0);
  clock.spend('black', 5000);
  expect(clock.share('black', EMPTIES)).toBeGreaterThan(0);
});
