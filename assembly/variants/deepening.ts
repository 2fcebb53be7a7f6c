import { count } from '../board/bitboard';
import { emptyOf, isAnti } from '../board/board';
import { SHARE_OF_ONLY_MOVE, depthLimit, endgameLimit, isOutcomeOnly, timeLimit } from '../search/limits';
import { NO_MOVE } from '../search/moveList';
import { elapsed, isAbandoned, startClock } from '../search/time';
import { INFINITY } from './end';
import { useEvaluation } from './evaluation';
import { clearTable } from './hash';
import { DISC, PLIES_LEFT_OUT } from './parameters';
import {
  hasImproved,
  moveCount,
  moveSquare,
  moveValue,
  searchBest,
  searchEvery,
  setRoot,
  setScoreLimit,
} from './root';
import { useMargins } from './tree';
import { followVariation } from './variation';
import { ANTI_WEIGHTS, OTHELLO_WEIGHTS } from './weights';

let player: u64 = 0;
let opponent: u64 = 0;
let empties: i32 = 0;
let scoresEvery: bool = false;
/** How deep the search goes: to the end of the game if that is the number of empty squares. */
let lastDepth: i32 = 0;

/** The result of the last finished depth, or of an unfinished one that improved it. */
let depth: i32 = 0;
let value: i32 = 0;
let square: i32 = NO_MOVE;

/** Prepares the search of a position whose player has a legal move. With `every`, each move gets a score. */
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
  square = NO_MOVE;
}

/** Searches to the next depth. True if another one follows. */
export function deepen(): bool {
  if (moveCount() == 0) return false;
  const plies = nextDepth();
  setScoreLimit(isOutcomeOnly() && plies == empties ? DISC : INFINITY);
  if (scoresEvery ? finishEvery(plies) : finishBest(plies)) depth = plies;
  return !isDone();
}

/** One ply more, or all that are left if there are few. Depth 1 is done before the first poll. */
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
  followVariation(player, opponent, square);
  return !isAbandoned();
}

function finishEvery(plies: i32): bool {
  if (!searchEvery(plies)) return false;
  value = moveValue(0);
  square = moveSquare(0);
  followVariation(player, opponent, square);
  return true;
}

function isDone(): bool {
  if (isAbandoned() || depth >= lastDepth) return true;
  return moveCount() == 1 && elapsed() > SHARE_OF_ONLY_MOVE * timeLimit();
}

/** In whole discs. */
function rounded(hundredths: i32): i32 {
  return <i32>Math.round(<f64>hundredths / DISC);
}

export function foundSquare(): i32 {
  return square;
}

/** In discs for the side to move. If only the outcome was asked for and is proved: 1, 0 or -1. */
export function foundScore(): i32 {
  return rounded(value);
}

/** The score of a move, if every move was scored. */
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
