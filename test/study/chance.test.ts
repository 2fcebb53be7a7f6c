import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptySquares } from '../../src/game/board.ts';
import { COLORS } from '../../src/game/color.ts';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { chanceOf } from '../../src/study/review/chance.ts';
import { anyPlayed, positionAfter } from '../../testkit/game/positions.ts';

const anyValue = fc.record({
  score: fc.integer({ min: -64, max: 64 }),
  exact: fc.boolean(),
  depth: fc.constantFrom(10, 18),
});

test('more discs are never worse, and the last squares are certain', () => {
  fc.assert(
    fc.property(anyPlayed, anyValue, (position, value) => {
      const { score, exact } = value;
      const chance = chanceOf(position, value);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(chanceOf(position, { ...value, score: score + 1 })).toBeGreaterThanOrEqual(chance);
      if (exact && emptySquares(position).size <= 6) expect([0, 0.5, 1]).toContain(chance);
    }),
  );
});

test('a game begins even, and a small lead early in the game is not yet a win', () => {
  expect(chanceOf(STANDARD_START, { score: 0, exact: false, depth: 10 })).toBe(0.5);
  expect(chanceOf(STANDARD_START, { score: 0, exact: true, depth: 40 })).toBe(0.5);
  expect(chanceOf(STANDARD_START, { score: 2, exact: false, depth: 10 })).toBeLessThan(0.6);
});

const MIDGAME = positionAfter('f5d6c3d3c4f4f6f3e6e7d7c5b6b4b5c6a5a3c7a7', 20);

test('with an even value the side to move is worse off, Black a little more than White', () => {
  const [black = 0, white = 0] = COLORS.map(turn =>
    chanceOf({ ...MIDGAME, turn }, { score: 0, exact: false, depth: 10 }),
  );
  expect(black).toBeLessThan(white);
  expect(white).toBeLessThan(0.52);
  expect(black).toBeGreaterThan(0.44);
  expect(black + white).toBeLessThan(1);
});

test('a small proved lead in the middle of the game is far from won at the board', () => {
  const chance = chanceOf(MIDGAME, { score: 2, exact: true, depth: 40 });
  expect(chance).toBeGreaterThan(0.5);
  expect(chance).toBeLessThan(0.75);
});

test('in Connect Four only the result counts', () => {
  const of = (score: number, exact: boolean): number => chanceOf(CONNECT4_START, { score, exact, depth: 12 });
  expect([of(5, true), of(0, true), of(-1, true), of(0, false)]).toEqual([1, 0.5, 0, 0.5]);
  expect([of(9, false), of(1, false), of(-9, false)]).toEqual([0.9, 0.9, expect.closeTo(0.1)]);
});
