import { expect, test } from 'vitest';
import { GtpClock } from '../../../cli/protocols/clocks.ts';
import type { Color } from '../../../src/game/color.ts';

const EMPTIES = 40;

const clockOf = (main: number, period: number, periodMoves: number): GtpClock => {
  const clock = new GtpClock();
  clock.set({ main, period, periodMoves });
  return clock;
};

/** The maximum time of a move, in whole milliseconds. */
const shareOf = (clock: GtpClock, color: Color = 'black', empties = EMPTIES): number =>
  Math.round(clock.timeFor(color, empties)?.milliseconds ?? 0);

test('the time used by a move is subtracted for the next', () => {
  const clock = clockOf(100, 0, 0);
  const before = shareOf(clock);
  clock.spend('black', 50_000);
  expect(shareOf(clock)).toBeLessThan(before * 0.6);
  expect(shareOf(clock, 'white')).toBe(before);
});

test.each([1, 10, 60, 1800])('a game of %s s stays within its time, however hard its moves are', seconds => {
  const clock = clockOf(seconds, 0, 0);
  let sum = 0;
  for (let empties = 60; empties > 0; empties -= 2) {
    const most = clock.timeFor('black', empties)?.milliseconds ?? 0;
    clock.spend('black', most);
    sum += most;
  }
  expect(sum).toBeGreaterThan(500 * seconds);
  expect(sum).toBeLessThan(1000 * seconds);
});

test('a move with 30 to 20 empty squares gets two to four times as much as one in the opening', () => {
  const clock = clockOf(60, 0, 0);
  const aimAt = (empties: number): number => {
    const aim = clock.timeFor('black', empties)?.aim ?? 0;
    clock.spend('black', aim);
    return aim;
  };
  const aims = Array.from({ length: 30 }, (_, move) => aimAt(60 - 2 * move));
  const meanOf = (part: readonly number[]): number => part.reduce((sum, aim) => sum + aim, 0) / part.length;
  const ratio = meanOf(aims.slice(15, 21)) / meanOf(aims.slice(0, 15));
  expect(ratio).toBeGreaterThan(2);
  expect(ratio).toBeLessThan(4);
});

test('after the main time there are periods, each for a number of moves', () => {
  const clock = clockOf(10, 20, 2);
  clock.spend('black', 11_000);
  expect(shareOf(clock)).toBe(9000);
  clock.spend('black', 4000);
  expect(shareOf(clock)).toBe(14_400);
  clock.spend('black', 14_000);
  expect(shareOf(clock)).toBe(9000);
});

test('times sent override measured ones until the next game', () => {
  const clock = clockOf(100, 0, 0);
  const fresh = shareOf(clock);
  clock.setLeft('black', 10, 0);
  expect(shareOf(clock)).toBeLessThan(fresh / 5);
  clock.restart();
  expect(shareOf(clock)).toBe(fresh);
});

test('there is always some time to think', () => {
  const clock = clockOf(1, 0, 0);
  clock.spend('black', 5000);
  expect(shareOf(clock)).toBeGreaterThan(0);
});
