import type { ByColor, Color } from './color.ts';
import type { Shape } from './shape.ts';
import type { Square } from './square.ts';
import type { SquareSet } from './squareSet.ts';

/** Fields shared by the positions of all games. */
export interface Board {
  readonly shape: Shape;
  readonly discs: ByColor<SquareSet>;
  readonly turn: Color;
}

export const occupied = ({ discs }: Board): SquareSet => discs.black.union(discs.white);
export const emptySquares = (board: Board): SquareSet => board.shape.squares.diff(occupied(board));

export const colorAt = ({ discs }: Board, square: Square): Color | undefined => {
  if (discs.black.has(square)) return 'black';
  return discs.white.has(square) ? 'white' : undefined;
};

export const discCounts = ({ discs }: Board): ByColor<number> => ({
  black: discs.black.size,
  white: discs.white.size,
});

/** The discs after `color` has played `square` and flipped `flipped`. */
export const withDisc = (
  { discs }: Board,
  color: Color,
  square: Square,
  flipped: SquareSet,
): ByColor<SquareSet> =>
  color === 'black'
    ? { black: discs.black.union(flipped).with(square), white: discs.white.diff(flipped) }
    : { black: discs.black.diff(flipped), white: discs.white.union(flipped).with(square) };
