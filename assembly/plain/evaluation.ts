import { boardCorners, boardSquares, isAnti, movesOf } from '../board/board';
import { count, withNeighbours } from '../board/bitboard';
import { characterValue, useCharacter } from './characters';
import { isSelfToMove } from './self';

export const MINIMAX_WIN: i32 = 32767;
/** For the side that made the last move. */
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

/** Names of the evaluations, for `useEvaluation`; the characters follow from `FIRST_CHARACTER` on. */
export const MINIMAX: i32 = 0;
export const BITBOARD: i32 = 1;
export const FIRST_CHARACTER: i32 = 2;

let evaluation: i32 = MINIMAX;

/** Chooses the evaluation for all calls that follow; the board is chosen before. */
export function useEvaluation(name: i32): void {
  evaluation = name;
  if (isCharacter()) useCharacter(name - FIRST_CHARACTER);
}

/** Whether it is a character's, who takes any of the best moves. */
export function isCharacter(): bool {
  return evaluation >= FIRST_CHARACTER;
}

/** The estimate for the player, who is to move and has the legal `moves`, one at least. Where fewer discs win, taste turns. */
@inline
export function estimate(player: u64, opponent: u64, moves: u64): i32 {
  const value = ordinaryEstimate(player, opponent, moves);
  return isAnti() ? -value : value;
}

@inline
function ordinaryEstimate(player: u64, opponent: u64, moves: u64): i32 {
  if (evaluation == BITBOARD) return bitboardEstimate(player, opponent, moves);
  if (evaluation == MINIMAX) return minimaxEstimate(player, opponent, moves);
  return characterEstimate(player, opponent);
}

/** The value for the player of a game that is over; the other side made the last move. */
export function finalScore(player: u64, opponent: u64): i32 {
  const score = ordinaryFinalScore(player, opponent);
  return isAnti() ? -score : score;
}

function ordinaryFinalScore(player: u64, opponent: u64): i32 {
  if (isCharacter()) return characterEstimate(player, opponent);
  const difference = count(player) - count(opponent);
  if (evaluation == BITBOARD) return difference * BITBOARD_FINAL_DISC;
  if (difference == 0) return -MINIMAX_DRAW;
  return difference > 0 ? MINIMAX_WIN : -MINIMAX_WIN;
}

/**
 * The published formula speaks for Black and multiplies each term with +1 if Black is to move, else -1. Seen by the
 * side to move the sign is gone. The frontier of a side are the empty squares next to its discs. Nothing keeps an
 * estimate below the value of a won game.
 */
@inline
function minimaxEstimate(player: u64, opponent: u64, moves: u64): i32 {
  const empty = boardSquares() & ~(player | opponent);
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
  const nextToEmpty = withNeighbours(boardSquares() & ~(player | opponent));
  const replies = movesOf(opponent, player);
  return (
    BITBOARD_CORNER * cornerDifference(player, opponent) +
    BITBOARD_MOVE * (count(moves) - count(replies)) -
    BITBOARD_FRONTIER * (count(player & nextToEmpty) - count(opponent & nextToEmpty))
  );
}

/** A character sees the board with its own eyes, in its own turn and in that of the other side. */
@inline
function characterEstimate(player: u64, opponent: u64): i32 {
  return isSelfToMove() ? characterValue(player, opponent) : -characterValue(opponent, player);
}

@inline
function cornerDifference(player: u64, opponent: u64): i32 {
  const corners = boardCorners();
  return count(player & corners) - count(opponent & corners);
}
