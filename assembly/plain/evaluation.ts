import { count, withNeighbours } from '../board/bitboard';
import { boardCorners, boardSquares, isAnti, movesOf } from '../board/board';
import { characterValue, useCharacter } from './characters';
import {
  BITBOARD_CORNER,
  BITBOARD_FINAL_DISC,
  BITBOARD_FRONTIER,
  BITBOARD_MOVE,
  MINIMAX_CORNER,
  MINIMAX_DISC,
  MINIMAX_DRAW,
  MINIMAX_FRONTIER,
  MINIMAX_MOVE,
  MINIMAX_WIN,
} from './parameters';

/** The numbers of the evaluations for `useEvaluation`. Those of characters start at `FIRST_CHARACTER`. */
export const MINIMAX: i32 = 0;
export const BITBOARD: i32 = 1;
export const FIRST_CHARACTER: i32 = 2;

let evaluation: i32 = MINIMAX;
/** Whether the side to move is the one that the search is for. */
let selfToMove: bool = true;

/** Sets the evaluation for all following calls. The board must be set before. */
export function useEvaluation(name: i32): void {
  evaluation = name;
  if (isCharacter()) useCharacter(name - FIRST_CHARACTER);
}

export function startWithSelf(): void {
  selfToMove = true;
}

@inline
export function changeSides(): void {
  selfToMove = !selfToMove;
}

@inline
export function isSelfToMove(): bool {
  return selfToMove;
}

/** Whether the evaluation is a character's, who may play any of its best moves. */
export function isCharacter(): bool {
  return evaluation >= FIRST_CHARACTER;
}

/** The estimate for the player, who must have a legal move. Negated in Anti-Othello. */
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

/** The value of a finished game for the player. The opponent made the last move. */
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
 * The published formula is from Black's point of view, with a sign for the side to move; for the side to move the sign
 * disappears. The frontier of a side is the empty squares next to its discs. An estimate may exceed the value of a won game.
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

/** The frontier of a side is its discs next to an empty square. */
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

/** A character always evaluates from its own side, whichever side is to move. */
@inline
function characterEstimate(player: u64, opponent: u64): i32 {
  return isSelfToMove() ? characterValue(player, opponent) : -characterValue(opponent, player);
}

@inline
function cornerDifference(player: u64, opponent: u64): i32 {
  const corners = boardCorners();
  return count(player & corners) - count(opponent & corners);
}
