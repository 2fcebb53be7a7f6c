import { cornersOf, count, withNeighbours } from '../bitboard';
import { mobility } from '../moves';

export const MINIMAX_WIN: i32 = 32767;
const MINIMAX_DRAW: i32 = 4;
const MINIMAX_CORNER: i32 = 4000;
const MINIMAX_DISC: i32 = 1;
const MINIMAX_FRONTIER: i32 = 10;
const MINIMAX_MOVE: i32 = 1000;

/** What a disc of the final difference counts for the bitboard opponent: more than all of an estimate. */
export const BITBOARD_FINAL_DISC: i32 = 1 << 20;
const BITBOARD_CORNER: i32 = 16;
const BITBOARD_MOVE: i32 = 2;
const BITBOARD_FRONTIER: i32 = 1;

/** Names of the two evaluations, for `useEvaluation`. */
export const MINIMAX: i32 = 0;
export const BITBOARD: i32 = 1;

let board: u64 = 0;
let corners: u64 = 0;
let evaluation: i32 = MINIMAX;

/** Chooses the evaluation and the board, for all calls that follow. */
export function useEvaluation(name: i32, squares: u64): void {
  evaluation = name;
  board = squares;
  corners = cornersOf(squares);
}

export function boardSquares(): u64 {
  return board;
}

export function boardCorners(): u64 {
  return corners;
}

/** The estimate for the player, who is to move and has the legal `moves`, one at least. */
@inline
export function estimate(player: u64, opponent: u64, moves: u64): i32 {
  return evaluation == MINIMAX
    ? minimaxEstimate(player, opponent, moves)
    : bitboardEstimate(player, opponent, moves);
}

/** The value for the player of a game that is over; the player is the side next to move if anyone could. */
export function finalScore(player: u64, opponent: u64): i32 {
  const difference = count(player) - count(opponent);
  if (evaluation == BITBOARD) return difference * BITBOARD_FINAL_DISC;
  if (difference == 0) return MINIMAX_DRAW;
  return difference > 0 ? MINIMAX_WIN : -MINIMAX_WIN;
}

/**
 * The published formula speaks for Black and multiplies each term with +1 if Black is to move, else -1. Seen by the
 * side to move the sign is gone. The frontier of a side are the empty squares next to its discs. Nothing keeps an
 * estimate below the value of a won game.
 */
@inline
function minimaxEstimate(player: u64, opponent: u64, moves: u64): i32 {
  const empty = board & ~(player | opponent);
  const frontier = count(withNeighbours(player) & empty) - count(withNeighbours(opponent) & empty);
  return (
    MINIMAX_CORNER * cornerDifference(player, opponent) +
    MINIMAX_DISC * (count(player) - count(opponent)) -
    MINIMAX_FRONTIER * frontier +
    MINIMAX_MOVE * count(moves)
  );
}

/** The frontier of a side are its discs next to an empty square. */
@inline
function bitboardEstimate(player: u64, opponent: u64, moves: u64): i32 {
  const empty = board & ~(player | opponent);
  const nextToEmpty = withNeighbours(empty);
  const replies = mobility(opponent, player, empty);
  return (
    BITBOARD_CORNER * cornerDifference(player, opponent) +
    BITBOARD_MOVE * (count(moves) - count(replies)) -
    BITBOARD_FRONTIER * (count(player & nextToEmpty) - count(opponent & nextToEmpty))
  );
}

@inline
function cornerDifference(player: u64, opponent: u64): i32 {
  return count(player & corners) - count(opponent & corners);
}
