import { type ByColor, type Color, opposite } from '../color.ts';
import type { Square } from '../square.ts';
import { SquareSet } from '../squareSet.ts';
import { flips, mobility } from './flips.ts';
import { centreSquares, type Shape, STANDARD_SHAPE } from './shape.ts';

/**
 * Discs and whose turn it is. The turn is settled: a side without a legal move is never to move while the other has
 * one, so a position whose side to move has no legal move is the end of the game.
 */
export interface Position {
  readonly shape: Shape;
  readonly discs: ByColor<SquareSet>;
  readonly turn: Color;
}

export const occupied = ({ discs }: Position): SquareSet => discs.black.union(discs.white);
export const emptySquares = (position: Position): SquareSet =>
  position.shape.squares.diff(occupied(position));

export const legalMovesFor = (position: Position, color: Color): SquareSet =>
  mobility(position.discs[color], position.discs[opposite(color)], emptySquares(position));

export const legalMoves = (position: Position): SquareSet => legalMovesFor(position, position.turn);
export const isOver = (position: Position): boolean => legalMoves(position).isEmpty();
export const isLegal = (position: Position, square: Square): boolean => legalMoves(position).has(square);

export const colorAt = ({ discs }: Position, square: Square): Color | undefined => {
  if (discs.black.has(square)) return 'black';
  return discs.white.has(square) ? 'white' : undefined;
};

/** The discs that the side to move would flip on `square`; empty where the play is not legal. */
export const flippedBy = (position: Position, square: Square): SquareSet => {
  const { discs, turn } = position;
  if (!emptySquares(position).has(square)) return SquareSet.empty;
  return flips(discs[turn], discs[opposite(turn)], square);
};

/** Gives the turn to `preferred`, or to the other side if only that one can move. */
export const settleTurn = (shape: Shape, discs: ByColor<SquareSet>, preferred: Color): Position => {
  const position: Position = { shape, discs, turn: preferred };
  const passed: Position = { shape, discs, turn: opposite(preferred) };
  return isOver(position) && !isOver(passed) ? passed : position;
};

/** The position after the side to move plays `square`, or `undefined` if that is not legal. */
export const play = (position: Position, square: Square): Position | undefined => {
  const { shape, discs, turn } = position;
  const flipped = flippedBy(position, square);
  if (flipped.isEmpty()) return undefined;
  const other = opposite(turn);
  const own = discs[turn].union(flipped).with(square);
  const rest = discs[other].diff(flipped);
  const after = turn === 'black' ? { black: own, white: rest } : { black: rest, white: own };
  return settleTurn(shape, after, other);
};

/** The cross of four discs in the middle: White on the upper left and lower right of it; Black to move. */
export const crossStart = (shape: Shape): Position => {
  const [upperLeft, upperRight, lowerLeft, lowerRight] = centreSquares(shape);
  return settleTurn(
    shape,
    { black: SquareSet.of(upperRight, lowerLeft), white: SquareSet.of(upperLeft, lowerRight) },
    'black',
  );
};

export const STANDARD_START: Position = crossStart(STANDARD_SHAPE);
