import { expect, test } from 'vitest';
import { Absences } from '../../../server/limits/absences.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ANNA = { identity: 'anna', address: '192.0.2.1' };
const BEN = { identity: 'ben', address: '192.0.2.1' };

const afterMisses = (count: number, factor = 1): Absences => {
  const absences = new Absences(factor);
  for (let missed = 0; missed < count; missed++) absences.miss(ANNA, 0);
  return absences;
};

test.each([
  [0, 0],
  [2, 0],
  [3, MINUTE],
  [4, 2 * MINUTE],
  [6, 8 * MINUTE],
  [20, 2 * HOUR],
])('after %i games missed in a row there is a pause of %i ms', (count, pause) => {
  expect(afterMisses(count).waitFor(ANNA, 0)).toBe(pause);
});

test('a pause ends', () => {
  expect(afterMisses(3).waitFor(ANNA, MINUTE)).toBe(0);
});

test('coming to a game clears the player’s misses, and one miss of the address', () => {
  const absences = afterMisses(3);
  absences.come(ANNA, 0);
  expect([absences.missedBy(ANNA, 0), absences.waitFor(BEN, 0)]).toEqual([0, 0]);
});

test('everybody at an address has to wait, unless the address is known to be shared', () => {
  expect(afterMisses(3).waitFor(BEN, 0)).toBe(MINUTE);
  expect(afterMisses(3, 10).waitFor(BEN, 0)).toBe(0);
});

test('missed games are forgotten after some hours', () => {
  const absences = afterMisses(9);
  expect([6, 7].map(hours => absences.missedBy(ANNA, hours * HOUR))).toEqual([9, 0]);
  expect(absences.waitFor(ANNA, 7 * HOUR)).toBe(0);
});

test('above the limit, the oldest misses are forgotten', () => {
  const absences = afterMisses(1);
  const others = Array.from({ length: 24_999 }, (_, n) => ({ identity: `${n}`, address: `at ${n}` }));
  for (const other of others) absences.miss(other, 1);
  absences.miss(ANNA, 2);
  const [first, last] = [{ identity: 'one more', address: 'there' }, others.at(-1)!];
  absences.miss(first, 3);
  expect([ANNA, others[0]!, last, first].map(who => absences.missedBy(who, 3))).toEqual([2, 0, 1, 1]);
});
