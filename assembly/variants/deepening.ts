import { count } from '../board/bitboard';
import { emptyOf, isAnti } from '../board/board';
import { depthLimit, endgameLimit, isOutcomeOnly, timeLimit } from '../search/limits';
import { SHARE_OF_ONLY_MOVE } from '../flipside/parameters';
import { elapsed, isAbandoned, startClock } from '../search/time';
import { useEvaluation } from './evaluation';
import { clearTable } from './hash';
import { followLine } from './line';
import { NO_SQUARE } from './ordering';
import { DISC, PLIES_LEFT_OUT } from './parameters';
import {
  hasImproved,
  moveCount,
  moveSquare,
  moveValue,
  searchBest,
  searchEvery,
  setRoot,
  setWidest,
} from './root';
import { useMargins } from './selectivity';
import { INFINITY } from './value';
import { ANTI_WEIGHTS, OTHELLO_WEIGHTS } from './weights';

let player: u64 = 0;
let opponent: u64 = 0;
let empties: i32 = 0;
let scoresEvery: bool = false;
/** How deep the search goes; to the end of the game if that is as many plies as there are empty squares. */
let lastDepth: i32 = 0;

/** What the last finished depth found, or an unfinished one improved. */
let depth: i32 = 0;
let value: i32 = 0;
let square: i32 = NO_SQUARE;

/** Prepares the search of a position whose player has a legal move; with `every`, each move gets its score. */
export function beginDeepening(own: u64, other: u64, every: bool): void {
  startClock(timeLimit());
  clearTable();
  useEvaluation(isAnti() ? ANTI_WEIGHTS : OTHELLO_WEIGHTS);
  useMargins();
  player = own;
  opponent = other;
  scoresEvery = every;
  empties = count(emptyOf(own, other));
  lastDepth = empties <= endgameLimit() ? empties : min(depthLimit(), empties);
  setRoot(own, other);
  depth = 0;
  value = 0;
  square = NO_SQUARE;
}

/** Searches to the next depth; true if there is another after it. */
export function deepen(): bool {
  if (moveCount() == 0) return false;
  const plies = nextDepth();
  setWidest(isOutcomeOnly() && plies == empties ? DISC : INFINITY);
  if (scoresEvery ? finishEvery(plies) : finishBest(plies)) depth = plies;
  return !isDone();
}

/** One ply more, but from some plies before the end on to the end itself. The first is done before the first poll. */
function nextDepth(): i32 {
  const next = depth + 1;
  if (next == 1) return 1;
  return lastDepth == empties && next > empties - PLIES_LEFT_OUT ? empties : next;
}

function finishBest(plies: i32): bool {
  const found = searchBest(plies, value);
  if (isAbandoned() && !hasImproved() && depth > 0) return false;
  value = found;
  square = moveSquare(0);
  followLine(player, opponent, square);
  return !isAbandoned();
}

function finishEvery(plies: i32): bool {
  if (!searchEvery(plies)) return false;
  value = moveValue(0);
  square = moveSquare(0);
  followLine(player, opponent, square);
  return true;
}

function isDone(): bool {
  if (isAbandoned() || depth >= lastDepth) return true;
  return moveCount() == 1 && elapsed() > SHARE_OF_ONLY_MOVE * timeLimit();
}

/** To whole discs. */
function rounded(hundredths: i32): i32 {
  return <i32>Math.round(<f64>hundredths / DISC);
}

export function foundSquare(): i32 {
  return square;
}

/** In discs for the side to move; if only the outcome was asked and is proved, 1, 0 or -1. */
export function foundScore(): i32 {
  return rounded(value);
}

/** That of a move, if every one was to be scored. */
export function moveScore(index: i32): i32 {
  return rounded(moveValue(index));
}

export function foundDepth(): i32 {
  return depth;
}

/** Whether the score is proved to the end of the game. */
export function isProved(): bool {
  return depth == empties;
}
