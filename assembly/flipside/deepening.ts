import { SQUARE_COUNT, count } from '../board/bitboard';
import { clearHash, hashBits, newSearch, NO_MOVE, setHashBits } from './hash';
import {
  depthLimit,
  endgameLimit,
  isOutcomeOnly,
  isReproducible,
  limitSolve,
  timeLimit,
} from '../search/limits';
import { followLine } from './line';
import { setLevel } from './midgame';
import {
  FIRST_END_LEVEL,
  HALFWAY_LEVEL,
  HASH_BITS,
  MIDGAME_LEVEL,
  MIN_PROBED_DEPTH,
  PLIES_LEFT_OUT,
  SELECTIVE_EMPTIES,
  SHARE_OF_ONLY_MOVE,
} from './parameters';
import { hasImproved, moveCount, moveScore, moveSquare, searchBest, searchEvery, setRoot, setWidest } from './root';
import { certaintyOf } from './selectivity';
import { clearSmallHash } from './smallHash';
import { elapsed, isAbandoned, startClock } from '../search/time';

let player: u64 = 0;
let opponent: u64 = 0;
let empties: i32 = 0;
let scoresEvery: bool = false;
/** How deep the search goes; to the end of the game if that is as many plies as there are empty squares. */
let lastDepth: i32 = 0;

/** What the last finished step found, or an unfinished one improved. */
let depth: i32 = 0;
let level: i32 = 0;
let score: i32 = 0;
let square: i32 = NO_MOVE;

/** Prepares the search of a position whose player has a legal move; with `every`, each move gets its score. */
export function beginDeepening(own: u64, other: u64, every: bool): void {
  startClock(timeLimit());
  if (hashBits() == 0) setHashBits(HASH_BITS);
  if (isReproducible()) clearTables();
  newSearch();
  player = own;
  opponent = other;
  scoresEvery = every;
  empties = SQUARE_COUNT - count(own | other);
  lastDepth = empties <= endgameLimit() ? empties : min(depthLimit(), empties);
  setRoot(own, other, lastDepth);
  depth = 0;
  level = 0;
  score = 0;
  square = NO_MOVE;
}

/** Writes what another thread has to know of this search. */
export function tellSearch(at: usize): void {
  store<u64>(at, player);
  store<u64>(at, opponent, 8);
  store<bool>(at, scoresEvery, 16);
  store<bool>(at, isOutcomeOnly(), 17);
}

/** Prepares the search of another thread, as deep as it can go. */
export function joinSearch(at: usize): void {
  limitSolve(load<bool>(at, 17));
  beginDeepening(load<u64>(at), load<u64>(at, 8), load<bool>(at, 16));
}

function clearTables(): void {
  clearHash();
  clearSmallHash();
}

/** Takes the next step; true if there is another after it. */
export function deepen(): bool {
  if (moveCount() == 0) return false;
  const plies = nextDepth();
  const cuts = nextLevel(plies);
  setLevel(cuts);
  setWidest(isOutcomeOnly() && plies == empties ? 1 : SQUARE_COUNT);
  if (scoresEvery ? finishEvery(plies) : finishBest(plies)) {
    depth = plies;
    level = cuts;
  }
  return !isDone();
}

/** One ply more, but from some plies before the end on to the end itself. The first is done before the first poll. */
function nextDepth(): i32 {
  const next = depth + 1;
  if (next == 1) return 1;
  return lastDepth == empties && next > empties - PLIES_LEFT_OUT ? empties : min(next, empties);
}

/**
 * To the end of the game with fewer selective cuts each time, if that is far away. A search that is sure to be finished
 * leaves levels out: they only cost it time.
 */
function nextLevel(plies: i32): i32 {
  if (plies < empties) return isSureToSolve() ? FIRST_END_LEVEL : MIDGAME_LEVEL;
  if (empties < SELECTIVE_EMPTIES) return 0;
  if (depth < empties) return FIRST_END_LEVEL;
  if (!isSureToSolve()) return level - 1;
  return level > HALFWAY_LEVEL ? HALFWAY_LEVEL : 0;
}

/** Then the shallow depths are no results but only prepare the order of moves. */
function isSureToSolve(): bool {
  return lastDepth == empties && timeLimit() == Infinity;
}

function finishBest(plies: i32): bool {
  const value = searchBest(plies, score);
  if (isAbandoned() && !hasImproved() && depth > 0) return false;
  score = value;
  square = moveSquare(0);
  followLine(player, opponent, square);
  return !isAbandoned();
}

function finishEvery(plies: i32): bool {
  if (!searchEvery(plies)) return false;
  score = moveScore(0);
  square = moveSquare(0);
  followLine(player, opponent, square);
  return true;
}

function isDone(): bool {
  if (isAbandoned() || (depth >= lastDepth && (level == 0 || depth < empties))) return true;
  return moveCount() == 1 && elapsed() > SHARE_OF_ONLY_MOVE * timeLimit();
}

export function foundSquare(): i32 {
  return square;
}

/** In discs for the side to move; if only the outcome was asked and is proved, 1, 0 or -1. */
export function foundScore(): i32 {
  return score;
}

export function foundDepth(): i32 {
  return depth;
}

/** Whether the score is proved to the end of the game. */
export function isProved(): bool {
  return depth == empties && level == 0;
}

/** How often, in percent, the selective cuts of the last finished depth are right. */
export function certainty(): i32 {
  return depth < MIN_PROBED_DEPTH ? certaintyOf(0) : certaintyOf(level);
}
