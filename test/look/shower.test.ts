import { expect, test } from 'vitest';
import { makeShower, SHOWER_TIME } from '../../src/look/ceremony/shower.ts';

/** A generator that repeats the same numbers. */
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

test('every disc stays near the board, and tumbles over more than once on its way', () => {
  const discsAt = makeShower(lots());
  /** The sides that each disc has shown in turn; discs are identified by size. */
  const sides = new Map<number, number[]>();
  for (let now = 0; now < SHOWER_TIME; now += 16)
    for (const { y, alpha, facing, radius } of discsAt(now)) {
      expect(y).toBeGreaterThan(-0.1);
      expect(y).toBeLessThan(1.1);
      expect(alpha).toBeGreaterThanOrEqual(0);
      expect(alpha).toBeLessThanOrEqual(1);
      const shown = sides.get(radius) ?? [];
      if (shown.at(-1) !== Math.sign(facing)) shown.push(Math.sign(facing));
      sides.set(radius, shown);
    }
  expect(Math.min(...[...sides.values()].map(({ length }) => length))).toBeGreaterThan(3);
});
