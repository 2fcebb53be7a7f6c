import { SQUARE_COUNT } from '../board/bitboard';
import { LONGEST_MILLISECONDS } from '../flipside/parameters';

/** How far the next search of Flipside goes. */
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
 * To `most` plies, and to the end of the game if no more than `mostToEnd` squares are empty; reproducible, unless a
 * slow machine needs more than `time`.
 */
export function limitDepth(most: i32, mostToEnd: i32, time: f64): void {
  setLimits(most, mostToEnd, time);
  reproducible = true;
}

/** As deep as the time allows. */
export function limitTime(time: f64): void {
  setLimits(SQUARE_COUNT, SQUARE_COUNT, min(time, LONGEST_MILLISECONDS));
}

/** To the end of the game; the exact difference or only who wins. */
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
