import { expect, test } from 'vitest';
import { allowanceOf, FULL_STRENGTH, formOf, levelAt } from '../../src/engine/levels.ts';
import { LEVELS } from '../../src/game/seat.ts';

const LEVEL_NUMBERS = Array.from({ length: FULL_STRENGTH }, (_, index) => index + 1);
const SEEDS = Array.from({ length: 50 }, (_, index) => index * 104_729);

/** Each phase with the numbers of empty squares at its first and its last ply. */
const PHASES = [
  ['opening', 60, 45],
  ['midgame', 44, 29],
  ['lateMidgame', 28, 15],
  ['ending', 14, 1],
] as const;

test('there are as many levels as a person can choose', () => {
  expect(LEVELS.flipside).toEqual({ min: 1, max: FULL_STRENGTH, initial: 3 });
});

test.each(LEVEL_NUMBERS.slice(1))('level %i looks as far as the one below and may lose no more', number => {
  const [lower, upper] = [levelAt(number - 1), levelAt(number)];
  expect(upper.depth).toBeGreaterThanOrEqual(lower.depth);
  expect(upper.endgame).toBeGreaterThanOrEqual(lower.endgame);
  for (const [phase] of PHASES) expect(upper.budget[phase]).toBeLessThanOrEqual(lower.budget[phase]);
});

test.each(PHASES)('what the turns of one side may lose in the %s is its budget', (phase, first, last) => {
  for (const seed of SEEDS)
    for (const start of [first, first - 1]) {
      let sum = 0;
      for (let empties = start; empties >= last; empties -= 2)
        sum += allowanceOf(3, { squares: 64, empties }, seed);
      expect(sum).toBeCloseTo(levelAt(3).budget[phase] * formOf(3, seed), 6);
    }
});

test('a level has good days and bad ones, as many of each, but none on which it is another', () => {
  const forms = Array.from({ length: 2000 }, (_, seed) => formOf(3, seed)).sort((a, b) => a - b);
  expect(forms[1000]).toBeCloseTo(1, 1);
  expect(forms[0]).toBeGreaterThan(1 / 3);
  expect(forms.at(-1)).toBeLessThan(3);
  expect((forms[1500] ?? 0) / (forms[500] ?? 1)).toBeGreaterThan(1.5);
});

test('the budget falls out anew with every seed', () => {
  expect(new Set(SEEDS.map(seed => allowanceOf(3, { squares: 64, empties: 40 }, seed))).size).toBe(
    SEEDS.length,
  );
});

test('full strength may lose nothing', () => {
  expect(Object.values(levelAt(FULL_STRENGTH).budget)).toEqual([0, 0, 0, 0]);
});

test.each([0, 13, 2.5])('there is no level %d', number => {
  expect(() => levelAt(number)).toThrow(RangeError);
});
