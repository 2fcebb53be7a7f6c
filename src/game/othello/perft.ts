import { opposite } from '../color.ts';
import type { SquareSet } from '../squareSet.ts';
import { flips, mobility } from './flips.ts';
import { type OthelloPosition, openCentre } from './position.ts';

/** Whether a pass counts as a ply (`passply`) or not (`skip`). */
export type PassRule = 'skip' | 'passply';

/** `nodes`: sequences of exactly the given depth; `ended`: games that ended before it. */
export interface PerftCount {
  readonly nodes: number;
  readonly ended: number;
}

/** Counts the move sequences of `depth` plies (0 or more) from `position`: the usual check of a move generator. */
export function perft(position: OthelloPosition, depth: number, passes: PassRule): PerftCount {
  const { squares } = position.shape;
  let nodes = 0;
  let ended = 0;

  const visit = (own: SquareSet, other: SquareSet, remaining: number): void => {
    if (remaining === 0) {
      nodes++;
      return;
    }
    const empty = squares.diff(own.union(other));
    const moves = mobility(own, other, empty);
    if (moves.isEmpty()) {
      if (mobility(other, own, empty).isEmpty()) ended++;
      else visit(other, own, passes === 'skip' ? remaining : remaining - 1);
      return;
    }
    if (remaining === 1) {
      nodes += moves.size;
      return;
    }
    for (const square of moves) {
      const flipped = flips(own, other, square);
      visit(other.diff(flipped), own.union(flipped).with(square), remaining - 1);
    }
  };

  const centre = openCentre(position);
  const visitOpening = (own: SquareSet, other: SquareSet, remaining: number): void => {
    const open = centre.diff(own.union(other));
    if (open.isEmpty() || remaining === 0) visit(own, other, remaining);
    else for (const square of open) visitOpening(other, own.with(square), remaining - 1);
  };

  visitOpening(position.discs[position.turn], position.discs[opposite(position.turn)], depth);
  return { nodes, ended };
}
