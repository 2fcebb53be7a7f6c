import { count } from '../board/bitboard';
import { boardSquares, emptyOf, isAnti } from '../board/board';
import { beginRounds, keepLine, keepMove, keepTrust, nextRound } from '../search/analysis';
import { certaintyOf } from '../flipside/cuts';
import { NO_QUESTION, SHARE_OF_ONLY_MOVE, askedScore, depthLimit, endgameLimit, isOutcomeOnly, isReproducible, nodeLimit, timeLimit } from '../search/limits';
import { NO_MOVE } from '../search/moveList';
import { asksWhetherEasy, beginPace, hasTimeForMore, noteEasy, noteStep } from '../search/pace';
import { keepMoves, moveCount, moveSquare, setScoreLimit } from '../search/rootMoves';
import { askAbove, hasImproved, isFirstFarAhead, searchBest } from '../search/root';
import { beginRound, nextOfRound, stageOfNext } from '../search/rounds';
import { moveScore as moveValue, searchEvery } from '../search/scoredMoves';
import { allowNodes, elapsed, isAbandoned, startClock } from '../search/time';
import { variationAddress, variationLength } from '../search/variation';
import { clearSmallHash } from '../flipside/smallHash';
import { INFINITY, useEnd } from './end';
import { useEvaluation } from './evaluation';
import { clearTable, newSearch } from './hash';
import { useQuarters } from './parity';
import { DISC, FAR_AHEAD, MIN_PROBED_DEPTH, PLIES_LEFT_OUT, SELECTIVITY } from './parameters';
import { rounded, searchNext, setRoot } from './root';
import { useMargins } from './tree';
import { followProved, followVariation } from './variation';
import { ANTI_WEIGHTS, OTHELLO_WEIGHTS } from './weights';

let player: u64 = 0;
let opponent: u64 = 0;
let empties: i32 = 0;
/** The number of best moves that get a score; 0 if only the best one is needed. */
let wanted: i32 = 0;
/** The moves to analyze; none in any other search. */
let analyzed: u64 = 0;
/** The target depth: to the end of the game if it equals the number of empty squares. */
let lastDepth: i32 = 0;

/** The result of the last completed depth, or of an unfinished one that improved it. */
let depth: i32 = 0;
let value: i32 = 0;
let square: i32 = NO_MOVE;

/** Prepares the search of a position whose player has a legal move. The best `scored` moves get a score each. */
export function beginDeepening(own: u64, other: u64, scored: i32): void {
  begin(own, other, scored);
}

/** Prepares an analysis of these moves, of which there must be at least one. */
export function beginAnalysis(own: u64, other: u64, squares: u64): void {
  begin(own, other, 0);
  analyzed = squares;
  keepMoves(squares);
  setScoreLimit(INFINITY);
  beginRounds(shallowStages() + (lastDepth < empties || empties == 1 ? 0 : 1));
  beginRound();
}

function begin(own: u64, other: u64, scored: i32): void {
  startClock(timeLimit());
  beginPace();
  allowNodes(nodeLimit());
  if (isReproducible()) {
    clearTable();
    clearSmallHash();
  }
  newSearch();
  useEnd();
  useQuarters(boardSquares());
  useEvaluation(isAnti() ? ANTI_WEIGHTS : OTHELLO_WEIGHTS);
  useMargins();
  player = own;
  opponent = other;
  wanted = scored;
  analyzed = 0;
  empties = count(emptyOf(own, other));
  lastDepth = empties <= endgameLimit() ? empties : min(depthLimit(), empties);
  setRoot(own, other);
  depth = 0;
  value = 0;
  square = NO_MOVE;
}

/** Searches the next depth; returns whether another one follows. */
export function deepen(): bool {
  if (moveCount() == 0) return false;
  if (analyzed != 0) return analyzeNext();
  const plies = nextDepth();
  setScoreLimit(isOutcomeOnly() && plies == empties ? DISC : INFINITY);
  if (wanted != 0 ? finishEvery(plies) : finishBest(plies)) {
    depth = plies;
    noteStep(square, foundScore());
  }
  return !isDone();
}

/** A step of an analysis advances one move to its next stage. */
function analyzeNext(): bool {
  const move = nextOfRound();
  const stage = stageOfNext();
  const plies = stage <= shallowStages() ? stage : empties;
  const discs = searchNext(plies);
  if (isAbandoned()) return false;
  keepMove(move, discs, stage, plies);
  keepTrust(move, certaintyAt(plies), plies == empties);
  if (plies == empties) followProved(player, opponent, move, discs);
  else followVariation(player, opponent, move);
  keepLine(move, variationAddress(), variationLength());
  while (nextOfRound() == NO_MOVE) {
    if (!nextRound()) return false;
    beginRound();
  }
  return true;
}

/** The stages of an analysis before it goes to the end of the game: one for each depth. */
function shallowStages(): i32 {
  return lastDepth < empties ? lastDepth : max(1, empties - PLIES_LEFT_OUT);
}

/** One ply more, or all remaining plies if there are few. Depth 1 is completed before the first poll. */
function nextDepth(): i32 {
  const next = depth + 1;
  if (next == 1) return 1;
  return lastDepth == empties && next > empties - PLIES_LEFT_OUT ? empties : next;
}

function finishBest(plies: i32): bool {
  const asked = askedScore();
  const found = asked == NO_QUESTION ? searchBest(plies, value, -INFINITY) : askAbove(plies, DISC * asked);
  if (isAbandoned() && !hasImproved() && depth > 0) return false;
  value = found;
  square = moveSquare(0);
  followVariation(player, opponent, square);
  return !isAbandoned();
}

function finishEvery(plies: i32): bool {
  if (!searchEvery(plies, wanted, false)) return false;
  value = moveValue(0);
  square = moveSquare(0);
  followVariation(player, opponent, square);
  return true;
}

function isDone(): bool {
  if (isAbandoned() || depth >= lastDepth) return true;
  if (moveCount() == 1 && elapsed() > SHARE_OF_ONLY_MOVE * timeLimit()) return true;
  if (asksWhetherEasy() && isFirstFarAhead(depth / 2, value, FAR_AHEAD)) noteEasy();
  return isAbandoned() || !hasTimeForMore();
}

export function foundSquare(): i32 {
  return square;
}

/** In discs for the side to move; 1, 0 or -1 if only the outcome was requested and is proved. */
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

/** Searches for the variation of a proved score to the end of the game. */
export function finishVariation(): void {
  followProved(player, opponent, square, foundScore());
}

/** The percentage of correct selective cuts in the last completed depth. */
export function certainty(): i32 {
  return certaintyAt(depth);
}

function certaintyAt(plies: i32): i32 {
  return certaintyOf(plies < MIN_PROBED_DEPTH || plies == empties ? 0 : SELECTIVITY);
}

/** Whether the score is proved to the end of the game. */
export function isProved(): bool {
  return depth == empties;
}
