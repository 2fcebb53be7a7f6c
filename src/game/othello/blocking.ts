import { makeRandom, shuffled } from '../random.ts';
import { blockedSquares, centreSquares, cornerSquares, type Shape } from '../shape.ts';
import { SquareSet } from '../squareSet.ts';
import { crossStart, legalMoves } from './position.ts';

/** The rule of which squares a game blocks. */
export interface Blocking {
  /** The blocked squares of a rectangle; the match's `seed` draws random ones. */
  readonly squares: (rectangle: Shape, seed: number) => SquareSet;
  /** Whether the game may have this board. */
  readonly allows: (shape: Shape) => boolean;
  /** Whether a position set up by hand may block any squares except the centre. */
  readonly isFree?: true;
}

export const NOTHING_BLOCKED: Blocking = {
  squares: () => SquareSet.empty,
  allows: shape => blockedSquares(shape).isEmpty(),
};

const corners = (shape: Shape): SquareSet => SquareSet.of(...cornerSquares(shape));

export const CORNERS_BLOCKED: Blocking = {
  squares: corners,
  allows: shape => blockedSquares(shape).equals(corners(shape)),
};

const DRAWN_SQUARES = 4;

/** All squares except the centre and those of Black's first moves, so that a game can begin. */
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
