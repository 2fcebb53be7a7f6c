import { SQUARE_COUNT, cornersOf, count } from '../bitboard';
import { ANTI, legalMoves, openingSquares } from '../rules';
import { DISC } from './parameters';

/** The game that is searched: its board, what of it is filled first, and whether more discs win it or fewer. */
let board: u64 = 0;
let corners: u64 = 0;
let opening: u64 = 0;
let sign: i32 = 1;
let emptiesToWinner: bool = true;

/** Chooses the game for all calls that follow. */
export function useGame(squares: u64, rules: i32): void {
  board = squares;
  corners = cornersOf(squares);
  opening = openingSquares(rules, squares);
  sign = rules == ANTI ? -1 : 1;
  emptiesToWinner = true;
}

/** Scores from here on count the discs alone, as some published results do. */
export function leaveEmptiesOut(): void {
  emptiesToWinner = false;
}

export function boardSquares(): u64 {
  return board;
}

export function boardCorners(): u64 {
  return corners;
}

@inline
export function emptyOf(player: u64, opponent: u64): u64 {
  return board & ~(player | opponent);
}

@inline
export function movesOf(player: u64, opponent: u64): u64 {
  return legalMoves(player, opponent, board, opening);
}

/** Whether the centre is still to be filled. */
@inline
export function isOpening(player: u64, opponent: u64): bool {
  return (opening & ~(player | opponent)) != 0;
}

/**
 * The value for the player of a game that is over. Empty squares are counted for the side with more discs, which in
 * Anti-Othello is the loser: there every value is that of Othello with the sign turned.
 */
@inline
export function finalValue(player: u64, opponent: u64): i32 {
  const difference = count(player) - count(opponent);
  const empties = emptiesToWinner ? count(emptyOf(player, opponent)) : 0;
  const discs = difference > 0 ? difference + empties : difference < 0 ? difference - empties : 0;
  return sign * DISC * discs;
}

/** Beyond every value of a finished game. */
export const INFINITY: i32 = (SQUARE_COUNT + 1) * DISC;
