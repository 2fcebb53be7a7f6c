import { SQUARE_COUNT } from '../board/bitboard';

/** How far Flipside's next search goes, on any board. */

/** No search takes longer, except one that is to solve a position however long it takes. */
const LONGEST_MILLISECONDS: f64 = 4900;
/** The share of the time spent where there is only one move: enough for a score. */
export const SHARE_OF_ONLY_MOVE: f64 = 0.05;

let plies: i32 = 0;
let endgame: i32 = 0;
let milliseconds: f64 = Infinity;
let onlyOutcome: bool = false;
let reproducible: bool = false;

function setLimits(most: i32, mostToEnd: i32, time: f64): void {
  plies = most;
  endgame = mostToEnd;
  milliseconds = time;
  onlyOutcome = false;
  reproducible = false;
}

/**
 * Search `most` plies, or to the end of the game if at most `mostToEnd` squares are empty. Such a search is reproducible
 * unless a slow machine needs more than `time`.
 */
export function limitDepth(most: i32, mostToEnd: i32, time: f64): void {
  setLimits(most, mostToEnd, time);
  reproducible = true;
}

/** Search as deep as the time allows. */
export function limitTime(time: f64): void {
  setLimits(SQUARE_COUNT, SQUARE_COUNT, min(time, LONGEST_MILLISECONDS));
}

/** Search to the end of the game, for the exact score or only for the outcome. */
export function limitSolve(outcome: bool): void {
  setLimits(SQUARE_COUNT, SQUARE_COUNT, Infinity);
  onlyOutcome = outcome;
}

export function depthLimit(): i32 {
  return plies;
}

export function endgameLimit(): i32 {
  return endgame;
}

export function timeLimit(): f64 {
  return milliseconds;
}

export function isOutcomeOnly(): bool {
  return onlyOutcome;
}

export function isReproducible(): bool {
  return reproducible;
}
