import { emptySquares } from '../../../src/game/board.ts';
import { opposite } from '../../../src/game/color.ts';
import { flips, mobility } from '../../../src/game/othello/flips.ts';
import type { OthelloPosition } from '../../../src/game/othello/position.ts';
import type { SquareSet } from '../../../src/game/squareSet.ts';

/** The simplest alpha-beta, as a reference for the engine's exact search. */

const finalScore = (own: SquareSet, other: SquareSet, empty: SquareSet): number => {
  const difference = own.size - other.size;
  return difference + Math.sign(difference) * empty.size;
};

const solve = (own: SquareSet, other: SquareSet, empty: SquareSet, alpha: number, beta: number): number => {
  const moves = mobility(own, other, empty);
  if (moves.isEmpty()) {
    if (mobility(other, own, empty).isEmpty()) return finalScore(own, other, empty);
    return 0 - solve(other, own, empty, -beta, -alpha);
  }
  let best = Number.NEGATIVE_INFINITY;
  for (const square of moves) {
    const flipped = flips(own, other, square);
    const next = own.union(flipped).with(square);
    const score = 0 - solve(other.diff(flipped), next, empty.without(square), -beta, -Math.max(alpha, best));
    best = Math.max(best, score);
    if (best >= beta) return best;
  }
  return best;
};

/** The score for the side to move with best play. Empty squares count for the winner. */
export const referenceScore = (position: OthelloPosition): number => {
  const { discs, turn } = position;
  return solve(discs[turn], discs[opposite(turn)], emptySquares(position), -64, 64);
};
