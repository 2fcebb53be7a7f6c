import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchResult, SolverMethod } from '../../../src/engine/searchRequest.ts';
import { COLUMNS, type Connect4Position } from '../../../src/game/connect4/position.ts';
import { legalMoves } from '../../../src/game/position.ts';
import { columnOf, rowOf, squareAt } from '../../../src/game/square.ts';
import { SquareSet } from '../../../src/game/squareSet.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import { afterColumns, anyConnect4, solvedConnect4 } from '../../../testkit/game/connect4.ts';
import { referenceMoveScore, referenceScore } from './referenceSolver.ts';

const RUNS = { seed: 4, numRuns: 75 };
const solver = (limit: SolverMethod['limit'], every = false): SolverMethod => ({
  by: 'solver',
  limit,
  every,
});
const SOLVE = solver({ type: 'solve' });
const SOLVE_EVERY = solver({ type: 'solve' }, true);

const mirrorImage = (squares: SquareSet): SquareSet =>
  SquareSet.of(...[...squares].map(square => squareAt(COLUMNS - 1 - columnOf(square), rowOf(square))));
const mirrored = (position: Connect4Position): Connect4Position => ({
  ...position,
  discs: { black: mirrorImage(position.discs.black), white: mirrorImage(position.discs.white) },
});

const scoresBySquare = ({ moves = [] }: SearchResult): ReadonlyMap<number, number> =>
  new Map(moves.map(({ square, score }) => [square, score]));

describe('near the end', () => {
  test('the value equals brute force, and the move keeps it', () => {
    fc.assert(
      fc.property(anyConnect4(33, 41), position => {
        const { score, exact, square } = engineSearch(position, SOLVE);
        expect({ score, exact }).toEqual({ score: referenceScore(position), exact: true });
        expect(referenceMoveScore(position, square)).toBe(score);
      }),
      RUNS,
    );
  });

  test('the score of every column equals brute force, best first', () => {
    fc.assert(
      fc.property(anyConnect4(33, 41), position => {
        const { moves = [] } = engineSearch(position, SOLVE_EVERY);
        const scores = moves.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        expect(new Set(moves.map(({ square }) => square))).toEqual(new Set(legalMoves(position)));
        for (const { square, score, exact } of moves)
          expect({ score, exact }).toEqual({ score: referenceMoveScore(position, square), exact: true });
      }),
      RUNS,
    );
  });

  test('a depth-limited search to the last square finds the same', () => {
    fc.assert(
      fc.property(anyConnect4(34, 41), position => {
        const { score, exact } = engineSearch(position, solver({ type: 'depth', depth: 8 }));
        expect({ score, exact }).toEqual({ score: referenceScore(position), exact: true });
      }),
      RUNS,
    );
  });
});

describe('in the middle of the game', () => {
  const SOME = { ...RUNS, numRuns: 25 };

  test('scores of a depth-limited search marked exact are exact', () => {
    fc.assert(
      fc.property(anyConnect4(18, 30), fc.integer({ min: 1, max: 9 }), (position, depth) => {
        const proved = scoresBySquare(engineSearch(position, SOLVE_EVERY));
        const { moves = [] } = engineSearch(position, solver({ type: 'depth', depth }, true));
        for (const { square, score, exact } of moves)
          if (exact) expect(score).toBe(proved.get(square));
          else expect(Math.abs(score)).toBeLessThan(1);
      }),
      SOME,
    );
  });

  test('the score of the best column is the value of the position', () => {
    fc.assert(
      fc.property(anyConnect4(16, 26), position => {
        const { score } = engineSearch(position, SOLVE);
        expect(engineSearch(position, SOLVE_EVERY)).toMatchObject({ score });
      }),
      SOME,
    );
  });

  test('a position and its mirror image have the same scores', () => {
    fc.assert(
      fc.property(anyConnect4(12, 26), position => {
        const inMirror = scoresBySquare(engineSearch(mirrored(position), SOLVE_EVERY));
        for (const { square, score } of engineSearch(position, SOLVE_EVERY).moves ?? [])
          expect(inMirror.get(squareAt(COLUMNS - 1 - columnOf(square), rowOf(square)))).toBe(score);
      }),
      { ...SOME, numRuns: 10 },
    );
  });
});

/** With fewer discs a search takes seconds; those are in `engine/proving.long.ts`. */
const solvedSoon = solvedConnect4.filter(({ columns }) => columns.length >= 16);

test.each(solvedSoon)('$columns is worth $score, and so is its mirror image', ({ position, score }) => {
  expect(engineSearch(position, SOLVE)).toMatchObject({ score, exact: true });
  expect(engineSearch(mirrored(position), SOLVE)).toMatchObject({ score, exact: true });
});

test('an open three in the bottom row wins with the second disc', () => {
  const position = afterColumns('4455');
  expect(engineSearch(position, SOLVE)).toMatchObject({ score: 18, exact: true });
});

test('the same search gives the same result, whatever was searched before', () => {
  const position = afterColumns('4444325');
  const method = solver({ type: 'depth', depth: 9 }, true);
  const { milliseconds: _, ...first } = engineSearch(position, method);
  engineSearch(afterColumns('12345671'), method);
  expect(engineSearch(position, method)).toMatchObject(first);
});
