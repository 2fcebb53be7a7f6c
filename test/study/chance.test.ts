import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptySquares } from '../../src/game/board.ts';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { chanceOf } from '../../src/study/review/chance.ts';
import { anyPlayed } from '../../testkit/game/positions.ts';

const anyValue = fc.record({ score: fc.integer({ min: -64, max: 64 }), exact: fc.boolean() });

test('the chances of both sides add up to one, and more discs are never worse', () => {
  fc.assert(
    fc.property(anyPlayed, anyValue, (position, { score, exact }) => {
      const chance = chanceOf(position, { score, exact });
      expect(chance + chanceOf(position, { score: 0 - score, exact })).toBeCloseTo(1);
      expect(chanceOf(position, { score: score + 1, exact })).toBeGreaterThanOrEqual(chance);
      if (exact && emptySquares(position).size <= 6) expect([0, 0.5, 1]).toContain(chance);
    }),
  );
});

test('a small lead early in the game is not yet a win, and a draw counts half', () => {
  expect(chanceOf(STANDARD_START, { score: 0, exact: true })).toBe(0.5);
  expect(chanceOf(STANDARD_START, { score: 2, exact: false })).toBeLessThan(0.6);
});

test('in Connect Four only the result counts', () => {
  const of = (score: number, exact: boolean): number => chanceOf(CONNECT4_START, { score, exact });
  expect([of(5, true), of(0, true), of(-1, true), of(0, false)]).toEqual([1, 0.5, 0, 0.5]);
  expect([of(9, false), of(1, false), of(-9, false)]).toEqual([0.9, 0.9, expect.closeTo(0.1)]);
});
