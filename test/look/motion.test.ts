import { expect, test } from 'vitest';
import type { DiscChanges } from '../../src/game/discChanges.ts';
import { discChanges } from '../../src/game/discChanges.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { type Position, play } from '../../src/game/position.ts';
import { parseSquare } from '../../src/game/square.ts';
import { MOTION, stretchOf, turnPlan } from '../../src/look/motion.ts';

const afterF5 = play(STANDARD_START, parseSquare('f5')) as Position;
const firstTurn = discChanges(STANDARD_START, afterF5);

/** Six discs in one row, turned by a disc at its end. */
const longTurn: DiscChanges = {
  landed: { square: parseSquare('h1'), color: 'black' },
  flipped: (['b1', 'c1', 'd1', 'e1', 'f1', 'g1'] as const).map((name, index) => ({
    square: parseSquare(name),
    to: 'black',
    distance: 6 - index,
  })),
  appeared: [],
  vanished: [],
};

test('a flip begins when the disc has landed', () => {
  const plan = turnPlan(firstTurn, 1);
  expect(plan.flips).toEqual([{ square: parseSquare('e5'), delay: MOTION.landing }]);
  expect(plan.total).toBe(MOTION.landing + MOTION.flip);
});

test('the wave runs outwards from the landed disc', () => {
  const delays = turnPlan(longTurn, 1).flips.map(({ delay }) => delay);
  expect(delays).toEqual([...delays].sort((a, b) => b - a));
});

test('the longest wave stays within its limit', () => {
  expect(turnPlan(longTurn, 1).total - MOTION.landing).toBeLessThanOrEqual(MOTION.longestWave);
});

test('fast is half, slow is double, off is nothing', () => {
  const total = turnPlan(longTurn, 1).total;
  expect(turnPlan(longTurn, stretchOf('fast', false)).total).toBe(total / 2);
  expect(turnPlan(longTurn, stretchOf('slow', false)).total).toBe(total * 2);
  expect(turnPlan(longTurn, stretchOf('off', false)).total).toBe(0);
});

test('reduced motion moves nothing at any speed', () => {
  expect(turnPlan(longTurn, stretchOf('slow', true)).total).toBe(0);
});
