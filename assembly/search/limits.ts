import { SQUARE_COUNT } from '../board/bitboard';

/** How far Flipside's next search goes, on any board. */

/** No search with a limit alone takes longer. */
const LONGEST_MILLISECONDS: f64 = 4900;
/** The share of the time spent where there is only one move: enough for a score. */
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
  clocked = true;
}

/** Search about `time` milliseconds, less where the move is easy to find, more where it is hard, and never more than `most`. */
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

/** The search that was limited last is given up after about this many positions. */
export function limitNodes(most: f64): void {
  nodes = <u64>most;
}

/** It forgets what earlier searches have found, so that its result does not depend on them. */
export function forgetFirst(): void {
  reproducible = true;
}

/**
 * The exact score of one move is known. To the end of the game, only better moves are looked for: if none is found, the score
 * found is at most that one.
 */
export function limitToBetter(square: i32, score: i32): void {
  knownSquare = square;
  floor = score;
}

/** The search without patterns that was limited last only finds whether the score is above this one. */
export function limitToAbove(score: i32): void {
  question = score;
}

/** Where moves get scores before the end of the game, the search that was limited last goes less deep for bad ones. */
export function letBadMovesLag(): void {
  lagging = true;
}

export function doBadMovesLag(): bool {
  return lagging;
}

/** The search helps one that takes at most this many milliseconds, or `Infinity`: it makes the same steps. */
export function helpWithin(time: f64): void {
  milliseconds = time;
  clocked = time != Infinity;
}

/** Whether the search, or the one that it helps, has a clock. */
export function isClocked(): bool {
  return clocked;
}

/** The score that is asked about, or `NO_QUESTION`. */
export function askedScore(): i32 {
  return question;
}

export function nodeLimit(): u64 {
  return nodes;
}

/** No score below this matters. */
export function scoreFloor(): i32 {
  return floor;
}

/** The move whose score is known, or `SQUARE_COUNT`. */
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

/** The time that the search is to take, or `Infinity` if it may take all that it has. */
export function aimedTime(): f64 {
  return aim;
}

export function isOutcomeOnly(): bool {
  return onlyOutcome;
}

export function isReproducible(): bool {
  return reproducible;
}
