import { aimedTime } from './limits';
import { NO_MOVE } from './moveList';
import { elapsed } from './time';

/**
 * When a search that aims at a time ends, which it decides between two steps: early if one move is far ahead of all others,
 * rather early if the same move has been best for many steps, and late if the best move has just changed or lost discs.
 */

/** The share of its aim after which a search begins no step: the last one takes it about there. */
const BEGIN_SHARE: f64 = 0.8;
/** How many times that is for a move that has just been found or is worse than it seemed, and for a steady one. */
const UNSETTLED: f64 = 1.3;
const SETTLED: f64 = 0.6;
const STEPS_UNTIL_SETTLED: i32 = 6;
/** How many times the share that is for a move that is far ahead. */
const EASY: f64 = 0.3;
/** Discs from a step to the next by which a move has become worse. */
const FALL: i32 = 2;
/** Whether a move is far ahead is asked once, after this share of the aim, if it has been best for a few steps. */
const ASKED_SHARE: f64 = 0.25;
const STEPS_UNTIL_ASKED: i32 = 3;

let square: i32 = NO_MOVE;
let score: i32 = 0;
/** How many steps in a row have found the same move. */
let steady: i32 = 0;
let hasFallen: bool = false;
let isEasy: bool = false;
let wasAsked: bool = false;

/** Forgets the steps of the search before. */
export function beginPace(): void {
  square = NO_MOVE;
  steady = 0;
  hasFallen = false;
  isEasy = false;
  wasAsked = false;
}

/** Takes note of the best move and its score in discs after a step. */
export function noteStep(best: i32, discs: i32): void {
  steady = best == square ? steady + 1 : 0;
  hasFallen = square != NO_MOVE && discs <= score - FALL;
  square = best;
  score = discs;
}

/** Whether it is time to find out if the best move is far ahead of all others. If so, call `noteEasy`. */
export function asksWhetherEasy(): bool {
  if (wasAsked || steady < STEPS_UNTIL_ASKED || elapsed() < ASKED_SHARE * aimedTime()) return false;
  wasAsked = true;
  return true;
}

export function noteEasy(): void {
  isEasy = true;
}

/** Whether the search has time for another step. */
export function hasTimeForMore(): bool {
  return elapsed() < BEGIN_SHARE * urgency() * aimedTime();
}

function urgency(): f64 {
  if (isEasy) return EASY;
  if (hasFallen || steady == 0) return UNSETTLED;
  return steady >= STEPS_UNTIL_SETTLED ? SETTLED : 1;
}
