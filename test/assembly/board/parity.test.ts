import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptySquares } from '../../../src/game/board.ts';
import type { OthelloPosition } from '../../../src/game/othello/position.ts';
import { columnOf, rowOf, type Square } from '../../../src/game/square.ts';
import { SquareSet } from '../../../src/game/squareSet.ts';
import { anyStandard } from '../../../testkit/game/positions.ts';
import { parts, setDiscs, squaresFound } from '../parts.ts';

const HALF = 4;
const quadrantOf = (square: Square): string =>
  `${Math.floor(columnOf(square) / HALF)} ${Math.floor(rowOf(square) / HALF)}`;

const referenceOddQuadrants = (position: OthelloPosition): SquareSet => {
  const empties = [...emptySquares(position)];
  const isOdd = (square: Square): boolean =>
    empties.filter(other => quadrantOf(other) === quadrantOf(square)).length % 2 === 1;
  return SquareSet.of(...[...position.shape.squares].filter(isOdd));
};

test('a quadrant is odd when it has an odd number of empty squares', () => {
  fc.assert(
    fc.property(anyStandard, position => {
      setDiscs(position);
      parts.findOddQuadrants();
      expect(squaresFound().equals(referenceOddQuadrants(position))).toBe(true);
    }),
    { seed: 8, numRuns: 150 },
  );
});
