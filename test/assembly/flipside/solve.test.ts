import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { opposite } from '../../../src/game/color.ts';
import { legalMoves, type OthelloPosition, play } from '../../../src/game/othello/position.ts';
import { makeSquare, type Square } from '../../../src/game/square.ts';
import {
  anyFull,
  anyWithEmpties,
  mapped,
  positionAfter,
  readTable,
  SYMMETRIES,
} from '../../../testkit/game/positions.ts';
import { parts, setDiscs } from '../parts.ts';
import { referenceScore } from './referenceSolver.ts';

const BITS = 18;
const TINY_BITS = 3;
const ALL_PLIES = 60;

const solve = (position: OthelloPosition, alpha = -64, beta = 64): number => {
  setDiscs(position);
  parts.startClock(Number.POSITIVE_INFINITY);
  return parts.solve(alpha, beta);
};

beforeEach(() => parts.setHashBits(BITS));

describe('the exact score', () => {
  test.each([
    ['up to seven', 0, 7, 500],
    ['eight to ten', 8, 10, 30],
  ])('equals plain alpha-beta with %s empty squares', (_, fewest, most, numRuns) => {
    fc.assert(
      fc.property(anyWithEmpties(fewest, most), position => {
        expect(solve(position)).toBe(referenceScore(position));
      }),
      { seed: 8, numRuns },
    );
  });

  test('equals plain alpha-beta on unreachable boards', () => {
    fc.assert(
      fc.property(anyFull(7), position => {
        expect(solve(position)).toBe(referenceScore(position));
      }),
      { seed: 8, numRuns: 75 },
    );
  });

  test('is the same whichever side has to pass first', () => {
    fc.assert(
      fc.property(anyFull(7), position => {
        const other = { ...position, turn: opposite(position.turn) };
        fc.pre(legalMoves(other).isEmpty());
        expect(solve(other)).toBe(0 - solve(position));
      }),
      { seed: 8, numRuns: 100 },
    );
  });

  test('does not depend on the size of the table', () => {
    fc.assert(
      fc.property(anyWithEmpties(9, 11), position => {
        const score = solve(position);
        parts.setHashBits(TINY_BITS);
        expect(solve(position)).toBe(score);
        parts.setHashBits(BITS);
        expect(solve(position)).toBe(score);
      }),
      { seed: 8, numRuns: 25 },
    );
  });

  test('is the same for a rotated or mirrored board', () => {
    fc.assert(
      fc.property(anyWithEmpties(8, 11), position => {
        const scores = SYMMETRIES.map(symmetry => solve(mapped(position, symmetry)));
        expect(new Set(scores).size).toBe(1);
      }),
      { seed: 8, numRuns: 15 },
    );
  });
});

const anyWindow = fc.tuple(fc.integer({ min: -64, max: 63 }), fc.integer({ min: 1, max: 40 }));

test('a narrow window gives the score inside it and a bound outside', () => {
  fc.assert(
    fc.property(anyWithEmpties(0, 10), anyWindow, (position, [alpha, width]) => {
      const score = solve(position);
      const beta = Math.min(64, alpha + width);
      parts.setHashBits(BITS);
      const found = solve(position, alpha, beta);
      if (found <= alpha) expect(score).toBeLessThanOrEqual(found);
      else if (found >= beta) expect(score).toBeGreaterThanOrEqual(found);
      else expect(found).toBe(score);
    }),
    { seed: 8, numRuns: 75 },
  );
});

const rows = readTable('endgame.tsv').map(([board, , empties, score, , moves, transcript]) => ({
  name: `${board} (${empties} empties)`,
  empties: Number(empties),
  score: Number(score),
  moves: moves ?? '',
  position: positionAfter(transcript ?? '', ALL_PLIES),
}));

test.each(rows)('the score of $name', ({ position, score }) => {
  expect(solve(position)).toBe(score);
});

const scoreOfMove = (position: OthelloPosition, square: Square): string => {
  const after = play(position, square) as OthelloPosition;
  const score = after.turn === position.turn ? solve(after) : 0 - solve(after);
  return `${makeSquare(square)}:${score >= 0 ? '+' : ''}${score}`;
};

test.each(rows.filter(({ empties }) => empties === 12))(
  'the score of every move of $name',
  ({ position, moves }) => {
    const found = [...legalMoves(position)].map(square => scoreOfMove(position, square));
    expect(found.sort()).toEqual(moves.split(' ').sort());
  },
);
