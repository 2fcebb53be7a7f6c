import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptySquares } from '../../../src/game/board.ts';
import { perft } from '../../../src/game/othello/perft.ts';
import { flippedBy, legalMoves } from '../../../src/game/othello/position.ts';
import { engineFlips, engineMoves, enginePerft } from '../../../testkit/engine/engine.ts';
import { anyDiscs, anyPlayed } from '../../../testkit/game/positions.ts';

const RUNS = { seed: 8, numRuns: 300 };

describe.each([
  ['with discs anywhere', anyDiscs],
  ['of a game', anyPlayed],
])('in positions %s, on boards of every size', (_, anyPosition) => {
  test('the engine knows the legal moves', () => {
    fc.assert(
      fc.property(anyPosition, position => engineMoves(position).equals(legalMoves(position))),
      RUNS,
    );
  });

  test('the engine flips what the rules flip, on every empty square', () => {
    fc.assert(
      fc.property(anyPosition, position =>
        [...emptySquares(position)].every(square =>
          engineFlips(position, square).equals(flippedBy(position, square)),
        ),
      ),
      RUNS,
    );
  });

  test.each(['skip', 'passply'] as const)('the engine counts sequences of three plies, %s', passes => {
    fc.assert(
      fc.property(anyPosition, position => {
        expect(enginePerft(position, 3, passes)).toEqual(perft(position, 3, passes));
      }),
      { ...RUNS, numRuns: 150 },
    );
  });
});
