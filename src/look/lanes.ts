import { blockedSquares, type Shape } from '../game/shape.ts';
import { squareAt } from '../game/square.ts';

/** A stretch of one rank that discs can lie along, in squares from the upper left corner of the field. */
export interface Lane {
  readonly row: number;
  /** The first column of it, and how many there are. */
  readonly column: number;
  readonly length: number;
}

const longestIn = (shape: Shape, row: number): Lane => {
  const blocked = blockedSquares(shape);
  let best: Lane = { row, column: 0, length: 0 };
  let start = 0;
  for (let column = 0; column < shape.width; column++) {
    if (blocked.has(squareAt(column, row))) start = column + 1;
    else if (column + 1 - start > best.length) best = { row, column: start, length: column + 1 - start };
  }
  return best;
};

/** The longest of these; of several, the first. */
const longestOf = (lanes: readonly Lane[]): Lane =>
  lanes.reduce((best, lane) => (lane.length > best.length ? lane : best));

/** The lanes at the top and at the bottom: as near to the frame as no blocked square is in the way. */
export const lanesOf = (shape: Shape): { readonly top: Lane; readonly bottom: Lane } => {
  const ranks = Array.from({ length: shape.height }, (_, row) => longestIn(shape, row));
  const half = Math.floor(shape.height / 2);
  return {
    top: longestOf(ranks.slice(0, half)),
    bottom: longestOf(ranks.slice(-half).reverse()),
  };
};
