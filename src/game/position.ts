import type { ByColor } from './color.ts';
import type { Connect4Position } from './connect4/position.ts';
import type { OthelloPosition } from './othello/position.ts';
import { type Position, RULES, rulesFor, type Winner } from './rules.ts';
import type { Square } from './square.ts';
import type { SquareSet } from './squareSet.ts';

export type { Position, Rules, Winner } from './rules.ts';

const NO_EXTRA: ByColor<number> = { black: 0, white: 0 };

/** Whether discs are placed on a chosen square and flip others. */
export const flipsDiscs = (position: Position): position is OthelloPosition =>
  RULES[position.rules].picks === 'square';

/** Whether discs are dropped into a column. */
export const dropsDiscs = (position: Position): position is Connect4Position =>
  RULES[position.rules].picks === 'column';

export const legalMoves = (position: Position): SquareSet => rulesFor(position).legalMoves(position);

export const isOver = (position: Position): boolean => legalMoves(position).isEmpty();
export const isLegal = (position: Position, square: Square): boolean => legalMoves(position).has(square);

/** The discs that the side to move would flip on `square`. */
export const flippedBy = (position: Position, square: Square): SquareSet =>
  rulesFor(position).flippedBy(position, square);

/** The position after the side to move plays `square`, or `undefined` if that is not legal. */
export const play = <P extends Position>(position: P, square: Square): P | undefined =>
  rulesFor(position).play(position, square);

/** The position after a pass, or `undefined` if the other side could not move. */
export const pass = <P extends Position>(position: P): P | undefined => rulesFor(position).pass(position);

/** The winner, once the game is over; sides may count `extra` discs besides those on the board. */
export const winnerOf = (position: Position, extra: ByColor<number> = NO_EXTRA): Winner =>
  rulesFor(position).winner(position, extra);
