import { aimedTime } from './limits';
import { NO_MOVE } from './moveList';
import { elapsed } from './time';

/**
 * Time management between steps: a search with a target time ends early if one move is far ahead of all others, somewhat
 * early if the same move has been best for many steps, and late if the best move has just changed or lost discs.
 */

/** The share of the target time after which no step is started, since the last step then ends near the target. */
const BEGIN_SHARE: f64 = 0.8;
/** Multiples of that share for a move that has just been found or lost value, and for a stable one. */
const UNSETTLED: f64 = 1.3;
const SETTLED: f64 = 0.6;
const STEPS_UNTIL_SETTLED: i32 = 6;
/** The multiple of that share for a move that is far ahead. */
const EASY: f64 = 0.3;
/** Discs lost between steps that count as a loss of value. */
const FALL: i32 = 2;
/** Whether a move is far ahead is tested once, after this share of the target time, if it has been best for a few steps. */
const ASKED_SHARE: f64 = 0.25;
const STEPS_UNTIL_ASKED: i32 = 3;

let square: i32 = NO_MOVE;
let score: i32 = 0;
/** The number of consecutive steps with the same best move. */
let steady: i32 = 0;
let hasFallen: bool = false;
let isEasy: bool = false;
let wasAsked: bool = false;

/** Resets the history of steps. */
export function beginPace(): void {
  square = NO_MOVE;
  steady = 0;
  hasFallen = false;
  isEasy = false;
  wasAsked = false;
}

/** Records the best move and its score in discs after a step. */
export function noteStep(best: i32, discs: i32): void {
  steady = best == square ? steady + 1 : 0;
  hasFallen = square != NO_MOVE && discs <= score - FALL;
  square = best;
  score = discs;
}

/** Whether it is time to test if the best move is far ahead. If it is, call `noteEasy`. */
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
