import { occupied } from '../../../src/game/board.ts';
import type { Color } from '../../../src/game/color.ts';
import { isOver, legalMoves, type OthelloPosition, play } from '../../../src/game/othello/position.ts';
import { cornersOf } from '../../../src/game/shape.ts';
import { columnOf, distanceBetween, rowOf, type Square } from '../../../src/game/square.ts';
import type { SquareSet } from '../../../src/game/squareSet.ts';

/**
 * `Minimax` exactly as its document describes it: values from Black's point of view, Black maximising and White minimising,
 * no cutoff, squares in column order. The reference for the engine's.
 */

const WIN = 32767;
const DRAW = 4;

/** `c`: 1 for Black, -1 for White. */
const signOf = (color: Color): number => (color === 'black' ? 1 : -1);

/** Black's count minus White's. */
const lead = ({ discs }: OthelloPosition, count: (own: SquareSet) => number): number =>
  count(discs.black) - count(discs.white);

const estimate = (position: OthelloPosition): number => {
  const corners = cornersOf(position.shape);
  const empty = [...position.shape.squares.diff(occupied(position))];
  const isBeside = (square: Square, own: SquareSet): boolean =>
    [...own].some(disc => distanceBetween(square, disc) === 1);
  return (
    4000 * lead(position, own => own.intersect(corners).size) +
    1 * lead(position, own => own.size) -
    10 * lead(position, own => empty.filter(square => isBeside(square, own)).length) +
    1000 * legalMoves(position).size * signOf(position.turn)
  );
};

const finalValue = (position: OthelloPosition, lastMover: Color): number => {
  const discs = lead(position, own => own.size);
  return discs === 0 ? DRAW * signOf(lastMover) : WIN * Math.sign(discs);
};

/** In Anti-Othello everything is negated. */
const turnedRound = ({ rules }: OthelloPosition, value: number): number =>
  rules === 'anti' ? 0 - value : value;

const best = (turn: Color, values: readonly number[]): number =>
  turn === 'black' ? Math.max(...values) : Math.min(...values);

const valueAfter = (position: OthelloPosition, square: Square, depth: number): number => {
  const after = play(position, square) as OthelloPosition;
  if (isOver(after)) return turnedRound(after, finalValue(after, position.turn));
  if (depth === 1) return turnedRound(after, estimate(after));
  return best(
    after.turn,
    [...legalMoves(after)].map(next => valueAfter(after, next, depth - 1)),
  );
};

const columnByColumn = (squares: SquareSet): readonly Square[] =>
  [...squares].sort((a, b) => columnOf(a) - columnOf(b) || rowOf(a) - rowOf(b));

/** Black takes the last of several best moves, White the first. The score is for the side to move. */
export const documentMove = (position: OthelloPosition, depth: number): { square: Square; score: number } => {
  const moves = columnByColumn(legalMoves(position)).map(square => ({
    square,
    value: valueAfter(position, square, depth),
  }));
  const { turn } = position;
  const value = best(
    turn,
    moves.map(move => move.value),
  );
  const equal = moves.filter(move => move.value === value).map(move => move.square);
  const square = turn === 'black' ? equal.at(-1) : equal[0];
  return { square: square as Square, score: 0 + value * signOf(turn) };
};
