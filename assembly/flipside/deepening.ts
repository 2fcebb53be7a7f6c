import { SQUARE_COUNT, bitOf, count } from '../board/bitboard';
import {
  SHARE_OF_ONLY_MOVE,
  depthLimit,
  doBadMovesLag,
  endgameLimit,
  isClocked,
  isOutcomeOnly,
  isReproducible,
  nodeLimit,
  scoreFloor,
  squareOfKnown,
  timeLimit,
} from '../search/limits';
import { beginRounds, keepLine, keepMove, keepTrust, nextRound } from '../search/analysis';
import { NO_MOVE } from '../search/moveList';
import { asksWhetherEasy, beginPace, hasTimeForMore, noteEasy, noteStep } from '../search/pace';
import { keepMoves, moveCount, moveSquare, setScoreLimit } from '../search/rootMoves';
import { hasImproved, isFirstFarAhead, searchBest } from '../search/root';
import { beginRound, nextOfRound, stageOfNext } from '../search/rounds';
import { moveScore, searchEvery } from '../search/scoredMoves';
import { allowNodes, elapsed, isAbandoned, startClock } from '../search/time';
import { variationAddress, variationLength } from '../search/variation';
import { forgetAfterMoves } from './afterMoves';
import { certaintyOf } from './cuts';
import { clearHash, hashBits, newSearch, setHashBits } from './hash';
import { cutByEstimates, setSelectivity } from './midgame';
import {
  CLOCKED_STEP,
  END_STEP_TIMES,
  FAR_AHEAD,
  FAR_END_EMPTIES,
  FAR_END_SELECTIVITY,
  FEWEST_LEFT_OUT,
  FIRST_END_SELECTIVITY,
  HASH_BITS,
  MIDGAME_SELECTIVITY,
  MIN_PROBED_DEPTH,
  PLIES_LEFT_OUT,
  SELECTIVE_EMPTIES,
} from './parameters';
import { searchNext, setRoot } from './root';
import { clearSmallHash } from './smallHash';
import { depthAt, selectivityAt, stageCount } from './stages';
import { followProved, followVariation } from './variation';

let player: u64 = 0;
let opponent: u64 = 0;
let empties: i32 = 0;
/** The number of best moves that get a score; 0 if only the best one is needed. */
let wanted: i32 = 0;
/** The moves to analyze; none in any other search. */
let analyzed: u64 = 0;
/** The target depth: to the end of the game if it equals the number of empty squares. */
let lastDepth: i32 = 0;

/** The result of the last completed step, or of an unfinished one that improved it. */
let depth: i32 = 0;
let selectivity: i32 = 0;
let score: i32 = 0;
let square: i32 = NO_MOVE;

/** Prepares the search of a position whose player has a legal move. The best `scored` moves get a score each. */
export function beginDeepening(own: u64, other: u64, scored: i32): void {
  startClock(timeLimit());
  beginPace();
  allowNodes(nodeLimit());
  if (hashBits() == 0) setHashBits(HASH_BITS);
  if (isReproducible()) clearTables();
  cutByEstimates(isClocked());
  newSearch();
  forgetAfterMoves();
  player = own;
  opponent = other;
  wanted = scored;
  analyzed = 0;
  empties = SQUARE_COUNT - count(own | other);
  lastDepth = empties <= endgameLimit() ? empties : min(depthLimit(), empties);
  setRoot(own, other, lastDepth);
  if (squareOfKnown() != NO_MOVE) keepMoves(~bitOf(squareOfKnown()));
  depth = 0;
  selectivity = 0;
  score = 0;
  square = NO_MOVE;
}

/** Prepares an analysis of these moves, of which there must be at least one. */
export function beginAnalysis(own: u64, other: u64, squares: u64): void {
  beginDeepening(own, other, 0);
  analyzed = squares;
  keepMoves(squares);
  setScoreLimit(SQUARE_COUNT);
  beginRounds(stageCount(lastDepth, empties));
  beginRound();
}

function clearTables(): void {
  clearHash();
  clearSmallHash();
}

/** Runs the next step; returns whether another one follows. */
export function deepen(): bool {
  if (moveCount() == 0) return false;
  if (analyzed != 0) return analyzeNext();
  const plies = nextDepth();
  const cuts = nextSelectivity(plies);
  setSelectivity(cuts);
  setScoreLimit(isOutcomeOnly() && plies == empties ? 1 : SQUARE_COUNT);
  if (wanted != 0 ? finishEvery(plies) : finishBest(plies)) {
    depth = plies;
    selectivity = cuts;
    noteStep(square, score);
  }
  return !isDone();
}

/** A step of an analysis advances one move to its next stage. */
function analyzeNext(): bool {
  const move = nextOfRound();
  const stage = stageOfNext();
  const plies = depthAt(stage, lastDepth, empties);
  const cuts = selectivityAt(stage, lastDepth, empties);
  setSelectivity(cuts);
  const value = searchNext(plies);
  if (isAbandoned()) return false;
  keepMove(move, value, stage, plies);
  const proved = plies == empties && cuts == 0;
  keepTrust(move, certaintyAt(plies, cuts), proved);
  if (proved) followProved(player, opponent, move, value);
  else followVariation(player, opponent, move);
  keepLine(move, variationAddress(), variationLength());
  while (nextOfRound() == NO_MOVE) {
    if (!nextRound()) return false;
    beginRound();
  }
  return true;
}

/** One ply more, or all remaining plies if there are few and enough time. Depth 1 is completed before the first poll. */
function nextDepth(): i32 {
  const next = depth + 1;
  if (next == 1) return 1;
  return lastDepth == empties && reachesEnd(empties - next) ? empties : min(next, empties);
}

/**
 * Whether the next step goes to the end of the game and skips this many plies. A step to the end that runs out of time is
 * mostly lost, so with too little time left the search continues ply by ply.
 */
function reachesEnd(leftOut: i32): bool {
  if (leftOut >= PLIES_LEFT_OUT) return false;
  return leftOut < FEWEST_LEFT_OUT || isReproducible() || elapsed() * END_STEP_TIMES <= timeLimit();
}

/**
 * A search to an end that is far away takes selective steps there first. One that is sure to finish takes a single one: with a
 * second at 95 % it visits 18 % more positions (50 endings with 18 to 20 empty squares). With a clock each step is a better result:
 * four of them, instead of all seven, reach the exact score after 28 % fewer.
 */
function nextSelectivity(plies: i32): i32 {
  if (plies == empties && empties < SELECTIVE_EMPTIES) return 0;
  if (depth < empties) return isSureToSolve() ? firstToEnd() : MIDGAME_SELECTIVITY;
  return isSureToSolve() ? 0 : max(0, selectivity - CLOCKED_STEP);
}

function firstToEnd(): i32 {
  return empties < FAR_END_EMPTIES ? FIRST_END_SELECTIVITY : FAR_END_SELECTIVITY;
}

/** Whether the search is sure to finish, so that earlier steps only order the moves. */
function isSureToSolve(): bool {
  return lastDepth == empties && (timeLimit() == Infinity || isReproducible());
}

function finishBest(plies: i32): bool {
  const value = searchBest(plies, score, plies == empties ? scoreFloor() : -SQUARE_COUNT);
  if (isAbandoned() && !hasImproved() && depth > 0) return false;
  score = value;
  square = moveSquare(0);
  followVariation(player, opponent, square);
  return !isAbandoned();
}

function finishEvery(plies: i32): bool {
  if (!searchEvery(plies, wanted, doBadMovesLag() && plies < empties)) return false;
  score = moveScore(0);
  square = moveSquare(0);
  followVariation(player, opponent, square);
  return true;
}

function isDone(): bool {
  if (isAbandoned() || (depth >= lastDepth && (selectivity == 0 || depth < empties))) return true;
  if (moveCount() == 1 && elapsed() > SHARE_OF_ONLY_MOVE * timeLimit()) return true;
  if (asksWhetherEasy() && isFarAhead()) noteEasy();
  return isAbandoned() || !hasTimeForMore();
}

/** Whether a search of half the depth finds the best move far better than all others. */
function isFarAhead(): bool {
  setSelectivity(MIDGAME_SELECTIVITY);
  return isFirstFarAhead(depth / 2, score, FAR_AHEAD);
}

export function foundSquare(): i32 {
  return square;
}

/** In discs for the side to move; 1, 0 or -1 if only the outcome was requested and is proved. */
export function foundScore(): i32 {
  return score;
}

export function foundDepth(): i32 {
  return depth;
}

/** Whether the score is proved to the end of the game. */
export function isProved(): bool {
  return depth == empties && selectivity == 0;
}

/** Searches for the variation of a proved score, to the end of the game where that is quick. */
export function finishVariation(): void {
  followProved(player, opponent, square, score);
}

/** The percentage of correct selective cuts in the last completed step. */
export function certainty(): i32 {
  return certaintyAt(depth, selectivity);
}

function certaintyAt(plies: i32, cuts: i32): i32 {
  return certaintyOf(plies < MIN_PROBED_DEPTH ? 0 : cuts);
}
