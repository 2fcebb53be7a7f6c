import { makeRandom, shuffled } from '../random.ts';
import { blockedSquares, centreSquares, cornerSquares, type Shape } from '../shape.ts';
import { SquareSet } from '../squareSet.ts';
import { crossStart, legalMoves } from './position.ts';

/** Which squares of its boards a game blocks. */
export interface Blocking {
  /** The blocked squares of a rectangle; `seed`, for the random ones, is that of the match. */
  readonly squares: (rectangle: Shape, seed: number) => SquareSet;
  /** Whether a board has squares blocked as the game may block them. */
  readonly allows: (shape: Shape) => boolean;
  /** Whether a position set up by hand may have any squares blocked, except in the centre. */
  readonly isFree?: true;
}

export const NOTHING_BLOCKED: Blocking = {
  squares: () => SquareSet.empty,
  allows: shape => blockedSquares(shape).isEmpty(),
};

const corners = (shape: Shape): SquareSet => SquareSet.of(...cornerSquares(shape));

/** The board is an octagon. */
export const CORNERS_BLOCKED: Blocking = {
  squares: corners,
  allows: shape => blockedSquares(shape).equals(corners(shape)),
};

const DRAWN_SQUARES = 4;

/** All but the centre and the squares of Black's first move, so that a game can begin. */
const blockable = (shape: Shape): SquareSet => {
  const rectangle = { ...shape, squares: SquareSet.rectangle(shape.width, shape.height) };
  return rectangle.squares
    .diff(SquareSet.of(...centreSquares(shape)))
    .diff(legalMoves(crossStart(rectangle)));
};

/** Four random squares. */
export const DRAWN_BLOCKED: Blocking = {
  isFree: true,
  squares: (rectangle, seed) =>
    SquareSet.of(...shuffled(makeRandom(seed), [...blockable(rectangle)]).slice(0, DRAWN_SQUARES)),
  allows: shape => {
    const blocked = blockedSquares(shape);
    return blocked.size === DRAWN_SQUARES && blocked.diff(blockable(shape)).isEmpty();
  },
};
