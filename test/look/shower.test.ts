import { expect, test } from 'vitest';
import { makeShower, SHOWER_TIME } from '../../src/look/ceremony/shower.ts';

/** A lot that gives the same numbers in the same order. */
const lots = (): (() => number) => {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
};

test('discs fall over the board once, and then nothing is left', () => {
  const discsAt = makeShower(lots());
  expect(discsAt(0)).toEqual([]);
  expect(discsAt(SHOWER_TIME / 2).length).toBeGreaterThan(10);
  expect(discsAt(SHOWER_TIME)).toEqual([]);
});

test('every disc stays near the board, never jumps and shows both of its sides', () => {
  const discsAt = makeShower(lots());
  const sides = new Set<number>();
  for (let now = 0; now < SHOWER_TIME; now += 16)
    for (const { y, alpha, facing } of discsAt(now)) {
      expect(y).toBeGreaterThan(-0.1);
      expect(y).toBeLessThan(1.1);
      expect(alpha).toBeGreaterThanOrEqual(0);
      expect(alpha).toBeLessThanOrEqual(1);
      sides.add(Math.sign(facing));
    }
  expect(sides).toContain(1);
  expect(sides).toContain(-1);
});
