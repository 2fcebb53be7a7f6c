import { blockedSquares, type Shape } from '../../game/shape.ts';
import { type BoardTurn, seenSides, squareSeenAt } from '../turning.ts';

/** A stretch of one rank that discs can lie along, in squares from the upper left corner of the field. */
export interface Lane {
  readonly row: number;
  /** Its first column, and its number of columns. */
  readonly column: number;
  readonly length: number;
}

const longestIn = (shape: Shape, turn: BoardTurn, row: number): Lane => {
  const blocked = blockedSquares(shape);
  const sides = seenSides(turn, shape);
  let best: Lane = { row, column: 0, length: 0 };
  let start = 0;
  for (let column = 0; column < sides.width; column++) {
    if (blocked.has(squareSeenAt(turn, sides, { column, row }))) start = column + 1;
    else if (column + 1 - start > best.length) best = { row, column: start, length: column + 1 - start };
  }
  return best;
};

/** The longest lane; the first one of several. */
const longestOf = (lanes: readonly Lane[]): Lane =>
  lanes.reduce((best, lane) => (lane.length > best.length ? lane : best));

/** The visual top and bottom lanes: as close to the frame as blocked squares allow. */
export const lanesOf = (shape: Shape, turn: BoardTurn): { readonly top: Lane; readonly bottom: Lane } => {
  const { height } = seenSides(turn, shape);
  const ranks = Array.from({ length: height }, (_, row) => longestIn(shape, turn, row));
  const half = Math.floor(height / 2);
  return {
    top: longestOf(ranks.slice(0, half)),
    bottom: longestOf(ranks.slice(-half).reverse()),
  };
};
