import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptySquares } from '../../../src/game/board.ts';
import { flippedBy, legalMoves } from '../../../src/game/othello/position.ts';
import { anyStandard } from '../../../testkit/game/positions.ts';
import { parts, setDiscs, squaresFound } from '../parts.ts';

const RUNS = { seed: 8, numRuns: 250 };

test('the two-lane move generator agrees with the rules', () => {
  fc.assert(
    fc.property(anyStandard, position => {
      setDiscs(position);
      parts.findMovesByLanes();
      expect(squaresFound().equals(legalMoves(position))).toBe(true);
    }),
    RUNS,
  );
});

test('the two-lane flips agree with the rules on every empty square', () => {
  fc.assert(
    fc.property(anyStandard, position => {
      setDiscs(position);
      for (const square of emptySquares(position)) {
        parts.findFlipsByLanes(square);
        expect(squaresFound().equals(flippedBy(position, square))).toBe(true);
      }
    }),
    RUNS,
  );
});
