import { BOARD_SIZE, bitOf, columnsOf, rowsOf } from './bitboard';
import { mobility } from './moves';

/** The games on a board of Othello, by the numbers that `setPosition` is given. */
export const OTHELLO: i32 = 0;
/** Begins with an empty board: the sides take turns to fill the centre. */
export const REVERSI: i32 = 1;
/** The side with fewer discs wins. */
export const ANTI: i32 = 2;

/** The four middle squares; on odd sides the middle leans to the bottom right. */
export function centreOf(board: u64): u64 {
  const right = columnsOf(board) / 2;
  const lower = rowsOf(board) / 2;
  const corner = bitOf(lower * BOARD_SIZE + right);
  const row = corner | (corner >> 1);
  return row | (row >> BOARD_SIZE);
}

/** The squares that are filled, without flipping, before the game goes on by the rules of Othello. */
export function openingSquares(rules: i32, board: u64): u64 {
  return rules == REVERSI ? centreOf(board) : 0;
}

/**
 * The squares that the player may play. While one of the `opening` squares is empty, these are all; flips need no
 * exception there, since no line of three fits into the centre.
 */
@inline
export function legalMoves(player: u64, opponent: u64, board: u64, opening: u64): u64 {
  const empty = board & ~(player | opponent);
  const open = empty & opening;
  return open != 0 ? open : mobility(player, opponent, empty);
}
