import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { centreSquares, type Shape } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';

/**
 * `cross` has White on the upper left and lower right centre square; `par` on the two upper ones; `free` is empty, and
 * the sides take turns to place four discs on the centre squares before the game begins.
 */
export const START_NAMES = ['cross', 'par', 'free'] as const;
export type StartName = (typeof START_NAMES)[number];

/** Plies that are played before there is a position to search, how often each position arises, all with Black to move. */
export interface PerftStart {
  /** How many ways there are to place 0, 1, 2 … discs, as far as the opening goes. */
  readonly placements: readonly number[];
  readonly positions: readonly { readonly position: OthelloPosition; readonly ways: number }[];
}

const positionOf = (shape: Shape, black: SquareSet, white: SquareSet): OthelloPosition => ({
  rules: 'othello',
  shape,
  discs: { black, white },
  turn: 'black',
});

const withWhiteOn = (shape: Shape, ...white: readonly Square[]): OthelloPosition => {
  const whites = SquareSet.of(...white);
  return positionOf(shape, SquareSet.of(...centreSquares(shape)).diff(whites), whites);
};

/** Each pair of squares can be Black's, and each side can place its two discs in two orders. */
const PLACEMENTS = [1, 4, 4 * 3, 4 * 3 * 2, 4 * 3 * 2];
const ORDERS = 2 * 2;

const freeStart = (shape: Shape): PerftStart => {
  const squares = centreSquares(shape);
  const pairs = squares.flatMap((first, index) => squares.slice(index + 1).map(second => [first, second]));
  const positions = pairs.map(white => ({ position: withWhiteOn(shape, ...white), ways: ORDERS }));
  return { placements: PLACEMENTS, positions };
};

export const perftStart = (name: StartName, shape: Shape): PerftStart => {
  const [upperLeft, upperRight, , lowerRight] = centreSquares(shape);
  const single = (...white: readonly Square[]): PerftStart => ({
    placements: [1],
    positions: [{ position: withWhiteOn(shape, ...white), ways: 1 }],
  });
  switch (name) {
    case 'cross':
      return single(upperLeft, lowerRight);
    case 'par':
      return single(upperLeft, upperRight);
    case 'free':
      return freeStart(shape);
  }
};
