import { type OthelloPosition, openStart } from '../../src/game/othello/position.ts';
import { centreSquares, type Shape } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';

/**
 * `cross` has White on the upper left and lower right centre squares, `par` on the two upper ones; `free` is empty, and
 * the sides take turns placing four discs on the centre squares before the game begins.
 */
export const START_NAMES = ['cross', 'par', 'free'] as const;
export type StartName = (typeof START_NAMES)[number];

/** Black moves first, even if only White can move: a pass may be a ply. */
const withWhiteOn = (shape: Shape, ...squares: readonly Square[]): OthelloPosition => {
  const white = SquareSet.of(...squares);
  const black = SquareSet.of(...centreSquares(shape)).diff(white);
  return { rules: 'othello', shape, discs: { black, white }, turn: 'black' };
};

export const perftStart = (name: StartName, shape: Shape): OthelloPosition => {
  const [upperLeft, upperRight, , lowerRight] = centreSquares(shape);
  switch (name) {
    case 'cross':
      return withWhiteOn(shape, upperLeft, lowerRight);
    case 'par':
      return withWhiteOn(shape, upperLeft, upperRight);
    case 'free':
      return openStart(shape);
  }
};
