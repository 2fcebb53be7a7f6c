import { emptySquares } from '../game/board.ts';
import type { Color } from '../game/color.ts';
import type { OthelloPosition } from '../game/othello/position.ts';
import { columnOf, rowOf, type Square, squareAt } from '../game/square.ts';
import { SquareSet } from '../game/squareSet.ts';

/** Directions of the four kinds of line, as columns and rows. */
const LINES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

type Step = readonly [right: number, down: number];

/** The neighbor of a square; `undefined` beyond the edge of the board and if it is blocked. */
export const neighborOf = (
  { shape: { width, height, squares } }: OthelloPosition,
  square: Square,
  [right, down]: Step,
): Square | undefined => {
  const [column, row] = [columnOf(square) + right, rowOf(square) + down];
  if (column < 0 || column >= width || row < 0 || row >= height) return undefined;
  const neighbor = squareAt(column, row);
  return squares.has(neighbor) ? neighbor : undefined;
};

/** Whether the line from the square in this direction has no empty square. */
const isFull = (position: OthelloPosition, empty: SquareSet, from: Square, step: Step): boolean => {
  let square = neighborOf(position, from, step);
  while (square !== undefined) {
    if (empty.has(square)) return false;
    square = neighborOf(position, square, step);
  }
  return true;
};

/**
 * Discs of `color` that can never be flipped: along each of its four lines such a disc has the end of the
 * board or a stable disc of its color on one side, or the line is full. Further stable discs would need a
 * search.
 */
export const stableDiscs = (position: OthelloPosition, color: Color): SquareSet => {
  const empty = emptySquares(position);
  const discs = position.discs[color];
  let stable = SquareSet.empty;
  const isHeld = (square: Square, [right, down]: Step): boolean => {
    const [ahead, behind]: readonly [Step, Step] = [
      [right, down],
      [-right, -down],
    ];
    const isSafe = (step: Step): boolean => {
      const neighbor = neighborOf(position, square, step);
      return neighbor === undefined || stable.has(neighbor);
    };
    if (isSafe(ahead) || isSafe(behind)) return true;
    return isFull(position, empty, square, ahead) && isFull(position, empty, square, behind);
  };
  for (let before = -1; before !== stable.size; ) {
    before = stable.size;
    for (const square of discs.diff(stable))
      if (LINES.every(step => isHeld(square, step))) stable = stable.with(square);
  }
  return stable;
};

/** Steps to the eight neighbors of a square, and to itself. */
export const AROUND = [-1, 0, 1].flatMap(right => [-1, 0, 1].map(down => [right, down] as const));

/** The region of empty squares connected to `square`, also diagonally. */
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
