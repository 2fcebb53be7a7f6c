import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlipsideMethod, SearchResult } from '../../../src/engine/searchRequest.ts';
import { isOver, legalMoves, type OthelloPosition, play } from '../../../src/game/othello/position.ts';
import { makeSquare, type Square } from '../../../src/game/square.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import {
  anyStandard,
  anyWithEmpties,
  mapped,
  positionAfter,
  readTable,
  SYMMETRIES,
} from '../../../testkit/game/positions.ts';
import { referenceScore } from './referenceSolver.ts';

const SOLVE: FlipsideMethod = { by: 'flipside', limit: { type: 'solve', goal: 'score' } };
const OUTCOME: FlipsideMethod = { by: 'flipside', limit: { type: 'solve', goal: 'outcome' } };
const toDepth = (depth: number, every = false): FlipsideMethod => ({
  by: 'flipside',
  limit: { type: 'depth', depth, endgame: 0 },
  every,
});
const ALL_PLIES = 60;

const anyUnfinished = anyStandard.filter(position => !isOver(position));
const anyNearEnd = anyWithEmpties(1, 9).filter(position => !isOver(position));

const rows = readTable('endgame.tsv').map(([, , empties, score, , moves, transcript]) => ({
  empties: Number(empties),
  score: Number(score),
  moves: (moves ?? '').split(' ').map(move => move.replace(':+', ':')),
  position: positionAfter(transcript ?? '', ALL_PLIES),
}));

/** The exact score of a move for the side that plays it. */
const scoreAfter = (position: OthelloPosition, square: Square): number => {
  const after = play(position, square) as OthelloPosition;
  return after.turn === position.turn ? referenceScore(after) : 0 - referenceScore(after);
};

const movesOf = ({ moves = [] }: SearchResult) =>
  moves.map(({ square, score }) => `${makeSquare(square)}:${score}`);

describe('solving', () => {
  test.each(rows)(
    'finds the score $score of an endgame with $empties empty squares',
    ({ position, score }) => {
      expect(engineSearch(position, SOLVE)).toMatchObject({ score, exact: true, certainty: 100 });
    },
  );

  test.each(rows)('finds who wins an endgame that ends at $score', ({ position, score }) => {
    expect(engineSearch(position, OUTCOME)).toMatchObject({ score: Math.sign(score), exact: true });
  });

  test.each(rows.filter(({ empties }) => empties === 12))('scores every move', ({ position, moves }) => {
    const found = movesOf(engineSearch(position, { ...SOLVE, every: true }));
    expect(found.toSorted()).toEqual(moves.toSorted());
  });

  test.each([1, 2, 3, 5])(
    'gives the best %i moves the same scores as a search that scores every move',
    wanted => {
      fc.assert(
        fc.property(anyNearEnd, position => {
          const all = [...legalMoves(position)].map(square => scoreAfter(position, square));
          const { moves = [] } = engineSearch(position, { ...SOLVE, every: wanted });
          const expected = all.toSorted((one, other) => other - one).slice(0, wanted);
          expect(moves.map(({ score }) => score)).toEqual(expected);
          for (const { square, score } of moves) expect(score).toBe(scoreAfter(position, square));
        }),
        { seed: 8, numRuns: 25 },
      );
    },
  );

  test('scores each move like the position after it', () => {
    fc.assert(
      fc.property(anyNearEnd, position => {
        const { moves = [] } = engineSearch(position, { ...SOLVE, every: true });
        const expected = [...legalMoves(position)].map(square => scoreAfter(position, square));
        expect(moves.map(({ score }) => score)).toEqual(expected.toSorted((one, other) => other - one));
        for (const { square, score } of moves) expect(score).toBe(scoreAfter(position, square));
      }),
      { seed: 8, numRuns: 50 },
    );
  });

  test('chooses a move that keeps the score', () => {
    fc.assert(
      fc.property(anyNearEnd, position => {
        const { square, score } = engineSearch(position, SOLVE);
        expect(score).toBe(referenceScore(position));
        expect(scoreAfter(position, square)).toBe(score);
      }),
      { seed: 8, numRuns: 100 },
    );
  });

  test.each(rows.slice(0, 5))('finds $score on every rotated or mirrored board', ({ position, score }) => {
    const scores = SYMMETRIES.map(symmetry => engineSearch(mapped(position, symmetry), SOLVE).score);
    expect(new Set(scores)).toEqual(new Set([score]));
  });
});

describe('a search of limited depth', () => {
  test('gives the same result twice, whatever was searched in between', () => {
    fc.assert(
      fc.property(anyUnfinished, anyUnfinished, (position, other) => {
        const first = engineSearch(position, toDepth(7));
        engineSearch(other, toDepth(6));
        expect(engineSearch(position, toDepth(7))).toEqual(first);
      }),
      { seed: 8, numRuns: 30 },
    );
  });

  test('searches exactly to its depth, or to the end of the game', () => {
    fc.assert(
      fc.property(anyUnfinished, fc.integer({ min: 1, max: 8 }), (position, depth) => {
        const result = engineSearch(position, toDepth(depth));
        const empties = 64 - position.discs.black.size - position.discs.white.size;
        expect(result).toMatchObject({ depth: Math.min(depth, empties), exact: depth >= empties });
      }),
      { seed: 8, numRuns: 30 },
    );
  });

  test('solves when few squares are empty', () => {
    const method: FlipsideMethod = { by: 'flipside', limit: { type: 'depth', depth: 2, endgame: 12 } };
    const { position, score } = rows[0] as (typeof rows)[number];
    expect(engineSearch(position, method)).toMatchObject({ score, exact: true });
  });

  test('lists every legal move, best first', () => {
    fc.assert(
      fc.property(anyUnfinished, position => {
        const { moves = [], square, score } = engineSearch(position, toDepth(4, true));
        expect(moves.map(move => move.square).toSorted((one, other) => one - other)).toEqual([
          ...legalMoves(position),
        ]);
        expect(moves[0]).toMatchObject({ square, score });
        for (const [index, move] of moves.entries())
          expect(move.score).toBeLessThanOrEqual(moves[index - 1]?.score ?? 64);
      }),
      { seed: 8, numRuns: 20 },
    );
  });

  test('may search bad moves less deeply, but the best ones as deep as asked', () => {
    const DEPTH = 7;
    const MOST_LAG = 6;
    fc.assert(
      fc.property(anyWithEmpties(10, 50), position => {
        if (isOver(position)) return;
        const { moves = [], square, score } = engineSearch(position, { ...toDepth(DEPTH, true), lag: true });
        expect(moves[0]).toMatchObject({ square, score, depth: DEPTH });
        expect(moves.map(move => move.square).toSorted((one, other) => one - other)).toEqual([
          ...legalMoves(position),
        ]);
        for (const { score: other, depth = 0 } of moves) {
          const behind = Math.min(MOST_LAG, 2 * Math.floor((score - other) / 2));
          expect(depth).toBeGreaterThanOrEqual(DEPTH - behind);
          expect(depth).toBeLessThanOrEqual(DEPTH);
        }
      }),
      { seed: 8, numRuns: 20 },
    );
  });

  test('reports a principal variation of legal moves that begins with its own', () => {
    fc.assert(
      fc.property(anyUnfinished, position => {
        const { principalVariation: line = [], square } = engineSearch(position, toDepth(6));
        expect(line[0]).toBe(square);
        let after: OthelloPosition | undefined = position;
        for (const next of line) after = after && play(after, next);
        expect(after).toBeDefined();
      }),
      { seed: 8, numRuns: 30 },
    );
  });
});
