import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { readWeights } from '../../../cli/engine/engineFiles.ts';
import { emptySquares } from '../../../src/game/board.ts';
import { type Color, opposite } from '../../../src/game/color.ts';
import { flips, mobility } from '../../../src/game/othello/flips.ts';
import { isOver, type OthelloPosition } from '../../../src/game/othello/position.ts';
import type { SquareSet } from '../../../src/game/squareSet.ts';
import { anyStandard, anyWithEmpties, mapped, SYMMETRIES } from '../../../testkit/game/positions.ts';
import { parts, setDiscs } from '../parts.ts';
import { referenceScore } from './referenceSolver.ts';

const BITS = 16;
const TINY_BITS = 3;
const NO_CUTS = 0;
const SQUARES = 64;

const weights = await readWeights();
const room = parts.weightsRoom(weights.length);
new Uint8Array(parts.memory.buffer, room, weights.length).set(weights);
parts.useWeights();

beforeEach(() => parts.setHashBits(BITS));

const valueAt = (position: OthelloPosition, depth: number): number => {
  setDiscs(position);
  return parts.valueAt(depth, NO_CUTS);
};

const anyUnfinished = anyStandard.filter(position => !isOver(position));

const finalScore = (own: SquareSet, other: SquareSet): number => {
  const difference = own.size - other.size;
  return difference + Math.sign(difference) * (SQUARES - own.size - other.size);
};

const estimate = (position: OthelloPosition): number => {
  if (position.discs[position.turn].isEmpty()) return -SQUARES;
  return valueAt(position, 0);
};

/** Minimax with the engine's evaluation. A forced pass costs no ply. */
const referenceValue = (position: OthelloPosition, turn: Color, depth: number): number => {
  const { rules, shape, discs } = position;
  const [own, other, empty] = [discs[turn], discs[opposite(turn)], emptySquares(position)];
  if (depth === 0 && !empty.isEmpty()) return estimate({ rules, shape, discs, turn });
  const moves = mobility(own, other, empty);
  if (moves.isEmpty()) {
    if (mobility(other, own, empty).isEmpty()) return finalScore(own, other);
    return 0 - referenceValue(position, opposite(turn), depth);
  }
  const values = [...moves].map(square => {
    const flipped = flips(own, other, square);
    const after = { [turn]: own.union(flipped).with(square), [opposite(turn)]: other.diff(flipped) };
    const next = { rules, shape, discs: after as OthelloPosition['discs'], turn: opposite(turn) };
    return 0 - referenceValue(next, next.turn, depth - 1);
  });
  return Math.max(...values);
};

describe('a search without selective cuts', () => {
  test.each([
    [1, 100],
    [2, 60],
    [3, 20],
    [4, 5],
  ])('agrees with plain minimax at %i plies', (depth, numRuns) => {
    fc.assert(
      fc.property(anyUnfinished, position => {
        const expected = referenceValue(position, position.turn, depth);
        parts.setHashBits(BITS);
        expect(valueAt(position, depth)).toBe(expected);
      }),
      { seed: 8, numRuns },
    );
  });

  test('gives the same results with a tiny table', () => {
    fc.assert(
      fc.property(anyUnfinished, position => {
        parts.setHashBits(TINY_BITS);
        const tiny = valueAt(position, 7);
        parts.setHashBits(BITS);
        expect(valueAt(position, 7)).toBe(tiny);
      }),
      { seed: 8, numRuns: 20 },
    );
  });

  test('gives a rotated or mirrored board the same value', () => {
    fc.assert(
      fc.property(anyUnfinished, position => {
        const values = SYMMETRIES.map(symmetry => valueAt(mapped(position, symmetry), 5));
        expect(new Set(values).size).toBe(1);
      }),
      { seed: 8, numRuns: 20 },
    );
  });

  test('is exact to the end of the game, even with a table full of other depths', () => {
    fc.assert(
      fc.property(anyWithEmpties(1, 9), position => {
        for (let depth = 1; depth < 6; depth++) valueAt(position, depth);
        expect(valueAt(position, emptySquares(position).size)).toBe(referenceScore(position));
      }),
      { seed: 8, numRuns: 30 },
    );
  });
});
