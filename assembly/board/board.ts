import { cornersOf } from './bitboard';
import { ANTI, legalMoves, openingSquares } from './rules';

/** The board that is searched and the game on it, which stay the same all through a search. */
let board: u64 = 0;
let corners: u64 = 0;
let opening: u64 = 0;
let anti: bool = false;

export function useBoard(squares: u64, rules: i32): void {
  board = squares;
  corners = cornersOf(squares);
  opening = openingSquares(rules, squares);
  anti = rules == ANTI;
}

@inline
export function boardSquares(): u64 {
  return board;
}

@inline
export function boardCorners(): u64 {
  return corners;
}

/** Whether fewer discs win. */
export function isAnti(): bool {
  return anti;
}

@inline
export function movesOf(player: u64, opponent: u64): u64 {
  return legalMoves(player, opponent, board, opening);
}

@inline
export function emptyOf(player: u64, opponent: u64): u64 {
  return board & ~(player | opponent);
}

/** What of the board is still to be filled before the rules of Othello hold. */
@inline
export function openCentre(player: u64, opponent: u64): u64 {
  return opening & ~(player | opponent);
}
