import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OthelloPosition } from '../../../src/game/othello/position.ts';
import { anyWithEmpties } from '../../../testkit/game/positions.ts';
import { parts, setDiscs } from '../parts.ts';
import { referenceScore } from './referenceSolver.ts';

const TINY_BITS = 3;
const SMALL_BITS = 12;

const solve = (position: OthelloPosition, alpha: number, beta: number): number => {
  setDiscs(position);
  parts.startClock(Number.POSITIVE_INFINITY);
  return parts.solve(alpha, beta);
};

test.each([
  [8, 10, 3000],
  [11, 12, 300],
  [13, 14, 20],
])('scores and outcomes with %i to %i empty squares equal plain alpha-beta', (fewest, most, numRuns) => {
  fc.assert(
    fc.property(anyWithEmpties(fewest, most), position => {
      const score = referenceScore(position);
      parts.setHashBits(TINY_BITS);
      expect(Math.sign(solve(position, -1, 1))).toBe(Math.sign(score));
      expect(solve(position, -64, 64)).toBe(score);
      parts.setHashBits(SMALL_BITS);
      expect(solve(position, -64, 64)).toBe(score);
      expect(Math.sign(solve(position, -1, 1))).toBe(Math.sign(score));
    }),
    { seed: 20, numRuns },
  );
});
