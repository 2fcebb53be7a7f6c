import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/game/seat.ts';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import {
  allowanceOf,
  dayOf,
  eyesOf,
  FULL_STRENGTH,
  levelAt,
  sightOn,
  strengthAt,
} from '../../src/opponents/levels.ts';
import { shapeOf } from '../../testkit/game/positions.ts';

const LEVEL_NUMBERS = Array.from({ length: FULL_STRENGTH }, (_, index) => index + 1);
const SEEDS = Array.from({ length: 50 }, (_, index) => index * 104_729);

/** The phases, with the numbers of empty squares at their first and last ply. */
const PHASES = [
  ['opening', 60, 45],
  ['midgame', 44, 29],
  ['lateMidgame', 28, 15],
  ['ending', 14, 1],
] as const;

test('there are as many levels as a person can choose', () => {
  expect(LEVELS.flipside).toEqual({ min: 1, max: FULL_STRENGTH, initial: 3 });
});

test.each(LEVEL_NUMBERS.slice(1))(
  'level %i searches at least as deep as the one below and may lose no more',
  number => {
    const [lower, upper] = [levelAt(number - 1), levelAt(number)];
    expect(upper.depth).toBeGreaterThanOrEqual(lower.depth);
    expect(upper.endgame).toBeGreaterThanOrEqual(lower.endgame);
    for (const [phase] of PHASES) expect(upper.budget[phase]).toBeLessThanOrEqual(lower.budget[phase]);
    expect(upper.care).toBeGreaterThanOrEqual(lower.care);
  },
);

test('a strength between two levels has values between theirs', () => {
  const [lower, between, upper] = [strengthAt(5), strengthAt(5.5), strengthAt(6)];
  expect(strengthAt(5)).toMatchObject({ depth: levelAt(5).depth, budget: levelAt(5).budget });
  expect(between.budget.midgame).toBeLessThan(lower.budget.midgame);
  expect(between.budget.midgame).toBeGreaterThan(upper.budget.midgame);
  expect(between.depth).toBeGreaterThanOrEqual(lower.depth);
  expect(between.depth).toBeLessThanOrEqual(upper.depth);
});

test('only the lower levels play at a glance and overlook corners', () => {
  const turns = SEEDS.flatMap(seed => [50, 40, 30, 20].map(empties => ({ seed, empties })));
  const shareOf = (at: number, see: 'looksAhead' | 'thinksOfCorners'): number =>
    turns.filter(({ seed, empties }) => eyesOf(strengthAt(at), { squares: 64, empties }, seed)[see]).length /
    turns.length;
  expect(shareOf(1, 'thinksOfCorners')).toBe(0);
  expect(shareOf(3, 'thinksOfCorners')).toBeCloseTo(levelAt(3).care, 0);
  expect(shareOf(2, 'looksAhead')).toBeLessThan(1);
  for (const at of [6, 9, 12])
    expect([shareOf(at, 'looksAhead'), shareOf(at, 'thinksOfCorners')]).toEqual([1, 1]);
});

test.each(PHASES)('the turns of one side in the %s share its budget', (phase, first, last) => {
  for (const seed of SEEDS)
    for (const start of [first, first - 1]) {
      let sum = 0;
      for (let empties = start; empties >= last; empties -= 2)
        sum += allowanceOf(strengthAt(3), { squares: 64, empties }, seed);
      expect(sum).toBeCloseTo(levelAt(3).budget[phase], 6);
    }
});

test('a level has as many good days as bad ones, at most two levels away from its own', () => {
  const days = Array.from({ length: 2000 }, (_, seed) => dayOf(6, seed)).sort((a, b) => a - b);
  expect(days[1000]).toBeCloseTo(6, 1);
  expect(days[0]).toBeGreaterThan(4);
  expect(days.at(-1)).toBeLessThan(8);
  expect((days[1500] ?? 0) - (days[500] ?? 0)).toBeGreaterThan(1.8);
});

test('full strength does not vary, and no level leaves the scale', () => {
  for (const seed of SEEDS) {
    expect(dayOf(FULL_STRENGTH, seed)).toBe(FULL_STRENGTH);
    for (const number of LEVEL_NUMBERS) {
      expect(dayOf(number, seed)).toBeGreaterThanOrEqual(0);
      expect(dayOf(number, seed)).toBeLessThanOrEqual(FULL_STRENGTH);
    }
  }
});

test('the budget is distributed differently for every seed', () => {
  expect(
    new Set(SEEDS.map(seed => allowanceOf(strengthAt(3), { squares: 64, empties: 40 }, seed))).size,
  ).toBe(SEEDS.length);
});

test('full strength may lose nothing', () => {
  expect(Object.values(levelAt(FULL_STRENGTH).budget)).toEqual([0, 0, 0, 0]);
});

test.each([-0.1, 12.1, Number.NaN])('there is no strength %d', at => {
  expect(() => strengthAt(at)).toThrow(new RangeError(`There is no strength ${at}.`));
});

test.each([0, 13, 2.5])('%d is not a level', number => {
  expect(() => levelAt(number)).toThrow(RangeError);
});

describe('on other boards', () => {
  const SIZES = [
    [4, 4],
    [7, 4],
    [6, 6],
    [8, 7],
  ] as const;
  const total = (number: number, squares: number, seed: number): number => {
    let sum = 0;
    for (let empties = squares - 4; empties > 0; empties--)
      sum += allowanceOf(strengthAt(number), { squares, empties }, seed);
    return sum;
  };

  test.each(SIZES)('the budget on %i x %i is scaled by the length of the game', (width, height) => {
    for (const seed of SEEDS) {
      const squares = width * height;
      expect(total(3, squares, seed)).toBeCloseTo((total(3, 64, seed) * (squares - 4)) / 60, 6);
    }
  });

  test.each(SIZES)(
    'on %i x %i only full strength sees to the end of the game from the start',
    (width, height) => {
      const board = { rules: 'othello', shape: shapeOf(width, height) } as const;
      for (const number of LEVEL_NUMBERS.slice(0, -1)) {
        const { depth, endgame } = sightOn(strengthAt(number, board.rules), board);
        expect(depth).toBeGreaterThan(0);
        expect(Math.max(depth, endgame)).toBeLessThan(board.shape.squares.size - 4);
      }
      expect(sightOn(strengthAt(FULL_STRENGTH), board)).toMatchObject({ depth: 26, endgame: 22 });
    },
  );

  test('on boards and rules with weights the table applies', () => {
    for (const number of LEVEL_NUMBERS) {
      const { depth, endgame } = levelAt(number);
      expect(sightOn(strengthAt(number), { rules: 'othello', shape: STANDARD_SHAPE })).toMatchObject({
        depth,
        endgame,
      });
      expect(sightOn(strengthAt(number), { rules: 'reversi', shape: STANDARD_SHAPE })).toMatchObject({
        depth,
        endgame,
      });
    }
  });

  test('in Anti-Othello each level without a budget looks further ahead than the one before', () => {
    const board = { rules: 'anti', shape: STANDARD_SHAPE } as const;
    const [nine, ten, eleven] = [9, 10, 11].map(number => sightOn(strengthAt(number, board.rules), board));
    expect(nine?.depth).toBeLessThan(ten?.depth ?? 0);
    expect(ten?.depth).toBeLessThan(eleven?.depth ?? 0);
    expect(nine?.endgame).toBeLessThan(eleven?.endgame ?? 0);
  });

  test('while the centre is filled nothing may be lost', () => {
    for (const empties of [64, 63, 62, 61])
      expect(allowanceOf(strengthAt(1), { squares: 64, empties }, 5)).toBe(0);
  });
});
