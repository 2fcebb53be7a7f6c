import { BOARD_SIZE, bitOf, columnsOf, cornersOf, rowsOf } from './bitboard';
import { mobility } from './moves';

/** The board and the rules of the current search. Rules are numbered as in `setPosition`; Othello is 0. */

/** Starts with an empty board, and the sides take turns to fill the center. */
const REVERSI: i32 = 1;
/** The side with fewer discs wins. */
const ANTI: i32 = 2;

let board: u64 = 0;
let corners: u64 = 0;
let centre: u64 = 0;
let anti: bool = false;
let rulesInUse: i32 = 0;

export function useBoard(squares: u64, rules: i32): void {
  board = squares;
  corners = cornersOf(squares);
  centre = rules == REVERSI ? centreOf(squares) : 0;
  anti = rules == ANTI;
  rulesInUse = rules;
}

/** The four middle squares. On boards with odd sides they lie towards the bottom right. */
function centreOf(squares: u64): u64 {
  const right = columnsOf(squares) / 2;
  const lower = rowsOf(squares) / 2;
  const corner = bitOf(lower * BOARD_SIZE + right);
  const row = corner | (corner >> 1);
  return row | (row >> BOARD_SIZE);
}

@inline
export function boardSquares(): u64 {
  return board;
}

@inline
export function boardCorners(): u64 {
  return corners;
}

/** The argument of `useBoard`. */
export function boardRules(): i32 {
  return rulesInUse;
}

/** Whether fewer discs win. */
export function isAnti(): bool {
  return anti;
}

@inline
export function emptyOf(player: u64, opponent: u64): u64 {
  return board & ~(player | opponent);
}

/** The center squares still to be filled before the rules of Othello apply. */
@inline
export function openCentre(player: u64, opponent: u64): u64 {
  return centre & ~(player | opponent);
}

/**
 * The squares where the player may play. While a center square is empty, only the center is allowed. `flips` needs no special
 * case, since no line of three fits into the center.
 */
@inline
export function movesOf(player: u64, opponent: u64): u64 {
  const open = openCentre(player, opponent);
  return open != 0 ? open : mobility(player, opponent, emptyOf(player, opponent));
}
