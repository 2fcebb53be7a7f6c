import { blockedSquares, type Shape } from '../shape.ts';
import { SquareSet } from '../squareSet.ts';

/** Which squares of its boards a game blocks. */
export interface Blocking {
  /** Of a rectangle; `seed` is that of the match, where they are drawn by lot. */
  readonly squares: (rectangle: Shape, seed: number) => SquareSet;
  /** Whether a board has squares blocked as the game may block them. */
  readonly allows: (shape: Shape) => boolean;
}

export const NOTHING_BLOCKED: Blocking = {
  squares: () => SquareSet.empty,
  allows: shape => blockedSquares(shape).isEmpty(),
};
