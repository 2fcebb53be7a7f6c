import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOver, STANDARD_START } from '../../../src/game/othello/position.ts';
import { engineEstimate } from '../../../testkit/engine/engine.ts';
import {
  anyDiscs,
  anyPlayed,
  anyStandard,
  drawn,
  mapped,
  SYMMETRIES,
} from '../../../testkit/game/positions.ts';
import { bitboardEstimate, minimaxEstimate } from './referenceSearch.ts';

const RUNS = { seed: 8, numRuns: 500 };
const REFERENCES = { minimax: minimaxEstimate, bitboard: bitboardEstimate } as const;

describe.each(['minimax', 'bitboard'] as const)('the estimate of %s', by => {
  test.each([
    ['with discs anywhere', anyDiscs],
    ['of games', anyPlayed],
  ])('follows its formula in positions %s', (_, anyPosition) => {
    fc.assert(
      fc.property(anyPosition, position => {
        fc.pre(!isOver(position));
        expect(engineEstimate(position, by)).toBe(REFERENCES[by](position));
      }),
      RUNS,
    );
  });

  test('is the same for a rotated or mirrored board', () => {
    fc.assert(
      fc.property(anyStandard, position => {
        fc.pre(!isOver(position));
        const estimates = SYMMETRIES.map(symmetry => engineEstimate(mapped(position, symmetry), by));
        expect(new Set(estimates).size).toBe(1);
      }),
      { ...RUNS, numRuns: 100 },
    );
  });
});

test('minimax counts only the four moves at the start, where all else is equal', () => {
  expect(engineEstimate(STANDARD_START, 'minimax')).toBe(4000);
});

test('bitboard finds the start even', () => {
  expect(engineEstimate(STANDARD_START, 'bitboard')).toBe(0);
});

const ONE_CORNER = drawn('XO-- ---- ---- ----', 'black');

test('minimax adds a corner, no discs, frontiers of 2 and 4 squares and one move', () => {
  expect(engineEstimate(ONE_CORNER, 'minimax')).toBe(4000 + 0 - 10 * (2 - 4) + 1000);
});

test('bitboard adds a corner, one move against none, and one frontier disc on each side', () => {
  expect(engineEstimate(ONE_CORNER, 'bitboard')).toBe(16 + 2 * (1 - 0) - (1 - 1));
});
