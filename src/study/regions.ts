import { emptySquares } from '../game/board.ts';
import type { OthelloPosition } from '../game/othello/position.ts';
import type { Square } from '../game/square.ts';
import { SquareSet } from '../game/squareSet.ts';
import { neighborOf } from './stability.ts';

/** The steps to the eight neighbors of a square, and none. */
export const AROUND = [-1, 0, 1].flatMap(right => [-1, 0, 1].map(down => [right, down] as const));

/** The empty squares that hang together with `square`, by king's moves. */
export const regionOf = (position: OthelloPosition, square: Square): SquareSet => {
  const empty = emptySquares(position);
  let region = SquareSet.of(square);
  let rim: readonly Square[] = [square];
  while (rim.length > 0) {
    const found = rim
      .flatMap(from => AROUND.map(step => neighborOf(position, from, step)))
      .filter(next => next !== undefined)
      .filter(next => empty.has(next) && !region.has(next));
    region = region.union(SquareSet.of(...found));
    rim = [...SquareSet.of(...found)];
  }
  return region;
};
