import { expect, test } from 'vitest';
import type { DiscChanges } from '../../src/game/discChanges.ts';
import { discChanges } from '../../src/game/discChanges.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { type Position, play } from '../../src/game/position.ts';
import { parseSquare } from '../../src/game/square.ts';
import { fallHeight, fallPlan, MOTION, shakeShift, stretchOf, turnPlan } from '../../src/look/motion.ts';

const afterF5 = play(STANDARD_START, parseSquare('f5')) as Position;
const firstTurn = discChanges(STANDARD_START, afterF5);

/** Six discs in a row, flipped by a disc at its end. */
const longTurn: DiscChanges = {
  landed: { square: parseSquare('h1'), color: 'black', fall: 0 },
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

test('the wave runs outwards from the landed disc, and the longest one stays within its limit', () => {
  const { flips, total } = turnPlan(longTurn, 1);
  const delays = flips.map(({ delay }) => delay);
  expect(delays).toEqual([...delays].sort((a, b) => b - a));
  expect(total - MOTION.landing).toBeLessThanOrEqual(MOTION.longestWave);
});

test('fast takes half the time, slow twice, off and reduced motion none', () => {
  const total = turnPlan(longTurn, 1).total;
  expect(turnPlan(longTurn, stretchOf('fast', false)).total).toBe(total / 2);
  expect(turnPlan(longTurn, stretchOf('slow', false)).total).toBe(total * 2);
  expect(turnPlan(longTurn, stretchOf('off', false)).total).toBe(0);
  expect(turnPlan(longTurn, stretchOf('slow', true)).total).toBe(0);
});

/** A disc dropped to the bottom of a column of Connect Four. */
const dropped: DiscChanges = {
  landed: { square: parseSquare('a6'), color: 'black', fall: 6 },
  flipped: [],
  appeared: [],
  vanished: [],
};

test('a fall takes longer from higher up, but less than in proportion', () => {
  const times = [1, 2, 3, 4, 5, 6].map(height => fallPlan(height, 1).total);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect((times[5] ?? 0) / (times[0] ?? 1)).toBeLessThan(3);
});

test('a falling disc gets faster, bounces once and comes to rest', () => {
  const steps = Array.from({ length: 101 }, (_, step) => fallHeight(step / 100));
  const strike = steps.findIndex(height => height < 0.01);
  const drops = steps.slice(1, strike).map((height, index) => (steps[index] ?? 0) - height);
  expect(drops).toEqual([...drops].sort((a, b) => a - b));
  const bounce = steps.slice(strike);
  expect(Math.max(...bounce)).toBeLessThan(0.1);
  expect(steps.at(-1)).toBeCloseTo(0);
  expect(Math.min(...steps)).toBeGreaterThan(-1e-9);
});

test('a turn of Connect Four lasts until its disc is at rest, and that disc strikes twice', () => {
  const { total, strikes, landing } = turnPlan(dropped, 1);
  expect([strikes.length, strikes[1], landing]).toEqual([2, total, total]);
  expect(turnPlan(dropped, 0).total).toBe(0);
});

test('a shaken column ends where it was', () => {
  expect(shakeShift(0)).toBe(0);
  expect(shakeShift(1)).toBeCloseTo(0);
  expect(shakeShift(0.1)).toBeGreaterThan(0);
});
