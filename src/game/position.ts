import { discCounts } from './board.ts';
import { type ByColor, type Color, opposite } from './color.ts';
import * as connect4 from './connect4/position.ts';
import * as othello from './othello/position.ts';
import type { Square } from './square.ts';
import { SquareSet } from './squareSet.ts';

/** A position of any game; its `rules` say how play continues. */
export type Position = othello.OthelloPosition | connect4.Connect4Position;
export type Rules = Position['rules'];
export type Winner = Color | 'draw';

const NO_EXTRA: ByColor<number> = { black: 0, white: 0 };

export const legalMoves = (position: Position): SquareSet =>
  position.rules === 'connect4' ? connect4.legalMoves(position) : othello.legalMoves(position);

export const isOver = (position: Position): boolean => legalMoves(position).isEmpty();
export const isLegal = (position: Position, square: Square): boolean => legalMoves(position).has(square);

/** The discs that the side to move would flip on `square`. */
export const flippedBy = (position: Position, square: Square): SquareSet =>
  position.rules === 'connect4' ? SquareSet.empty : othello.flippedBy(position, square);

/** The position after the side to move plays `square`, or `undefined` if that is not legal. */
export const play = <P extends Position>(position: P, square: Square): P | undefined =>
  (position.rules === 'connect4' ? connect4.play(position, square) : othello.play(position, square)) as
    | P
    | undefined;

/** The same discs with the turn handed over, or `undefined` if the other side would not be to move. */
export const pass = <P extends Position>(position: P): P | undefined =>
  (position.rules === 'connect4' ? undefined : othello.pass(position)) as P | undefined;

/** The winner, once the game is over; sides may count `extra` discs besides those on the board. */
export const winnerOf = (position: Position, extra: ByColor<number> = NO_EXTRA): Winner => {
  if (position.rules === 'connect4') return connect4.winner(position);
  const counts = discCounts(position);
  const [black, white] = [counts.black + extra.black, counts.white + extra.white];
  if (black === white) return 'draw';
  const ahead = black > white ? 'black' : 'white';
  return position.rules === 'anti' ? opposite(ahead) : ahead;
};
