import { SQUARE_COUNT } from '../board/bitboard';

/** The limits of Flipside's next search, on any board. */

/** The time limit of searches that are limited in another way. */
const LONGEST_MILLISECONDS: f64 = 4900;
/** The share of the time used if there is only one move, which is enough for a score. */
export const SHARE_OF_ONLY_MOVE: f64 = 0.05;

/** Below every score. */
export const NO_QUESTION: i32 = -SQUARE_COUNT - 1;

let plies: i32 = 0;
let endgame: i32 = 0;
let milliseconds: f64 = Infinity;
let aim: f64 = Infinity;
let onlyOutcome: bool = false;
let reproducible: bool = false;
let nodes: u64 = u64.MAX_VALUE;
let floor: i32 = -SQUARE_COUNT;
let knownSquare: i32 = SQUARE_COUNT;
let question: i32 = NO_QUESTION;
let lagging: bool = false;
let clocked: bool = false;

function setLimits(most: i32, mostToEnd: i32, time: f64): void {
  plies = most;
  endgame = mostToEnd;
  milliseconds = time;
  aim = Infinity;
  onlyOutcome = false;
  reproducible = false;
  nodes = u64.MAX_VALUE;
  floor = -SQUARE_COUNT;
  knownSquare = SQUARE_COUNT;
  question = NO_QUESTION;
  lagging = false;
  clocked = false;
}

/**
 * Search `most` plies, or to the end of the game if at most `mostToEnd` squares are empty. This is reproducible unless a slow
 * machine needs more than `time`.
 */
export function limitDepth(most: i32, mostToEnd: i32, time: f64): void {
  setLimits(most, mostToEnd, time);
  reproducible = true;
}

/** Search as deep as the time allows. */
export function limitTime(time: f64): void {
  setLimits(SQUARE_COUNT, SQUARE_COUNT, min(time, LONGEST_MILLISECONDS));
  clocked = true;
}

/** Search for about `time` milliseconds, less for easy moves, more for hard ones, and never more than `most`. */
export function aimAtTime(time: f64, most: f64): void {
  setLimits(SQUARE_COUNT, SQUARE_COUNT, most);
  aim = time;
  clocked = true;
}

/** Search to the end of the game, for the exact score or only for the outcome. */
export function limitSolve(outcome: bool): void {
  setLimits(SQUARE_COUNT, SQUARE_COUNT, Infinity);
  onlyOutcome = outcome;
}

/** Also abandon the search after about this many nodes. */
export function limitNodes(most: f64): void {
  nodes = <u64>most;
}

/** Also clear the table before the search, so that the result does not depend on earlier ones. */
export function forgetFirst(): void {
  reproducible = true;
}

/**
 * The exact score of one move is known. A search to the end then only looks for better moves; if there are none, its score is
 * an upper bound.
 */
export function limitToBetter(square: i32, score: i32): void {
  knownSquare = square;
  floor = score;
}

/** Only test whether the score is above this one. For searches without patterns. */
export function limitToAbove(score: i32): void {
  question = score;
}

/** Search bad moves less deeply before the end of the game, if moves get scores. */
export function letBadMovesLag(): void {
  lagging = true;
}

export function doBadMovesLag(): bool {
  return lagging;
}

/** The search helps another one with this time limit in milliseconds, or `Infinity`, and takes the same steps. */
export function helpWithin(time: f64): void {
  milliseconds = time;
  clocked = time != Infinity;
}

/** Whether this search, or the one it helps, has a clock. */
export function isClocked(): bool {
  return clocked;
}

/** The score to test, or `NO_QUESTION`. */
export function askedScore(): i32 {
  return question;
}

export function nodeLimit(): u64 {
  return nodes;
}

/** The lowest score that matters. */
export function scoreFloor(): i32 {
  return floor;
}

/** The move with a known score, or `SQUARE_COUNT`. */
export function squareOfKnown(): i32 {
  return knownSquare;
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

/** The target time of the search, or `Infinity` if it may use all of its time. */
export function aimedTime(): f64 {
  return aim;
}

export function isOutcomeOnly(): bool {
  return onlyOutcome;
}

export function isReproducible(): bool {
  return reproducible;
}
