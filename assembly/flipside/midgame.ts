import { SQUARE_COUNT, bitOf, count, firstOf, keyOf, withoutFirst } from '../board/bitboard';
import { flips, mobility } from '../board/moves';
import { stabilityBound } from '../board/stability';
import { MOVE_BYTES, NO_MOVE, bringBest, bringSquare, flippedBy, listMoves, squareOf } from '../search/moveList';
import { countEvaluation, countNode, isAbandoned } from '../search/time';
import { bringUnclaimed, claimMove, knownMeanwhile, releaseMove, sharesAt } from '../threads/sharing';
import { FRAME_BYTES, MOVES_IN_FRAME, heightOf } from '../threads/threadMemory';
import { estimateAfter, findEstimate, findReplies, repliesAfter, shareAfterMoves } from './afterMoves';
import { bestKnown, mayStabilityCut, marginOf, probeDepth } from './cuts';
import { solveEndgame } from './endgame';
import { NO_ESTIMATE, keepEstimate, knownEstimate } from './estimates';
import { evaluate, evaluateWith } from './evaluation';
import { playFeatures } from './features';
import { find, keep } from './hash';
import { NO_DATA, bestOf, isAsGood, lowerOf, secondOf, upperOf } from '../search/entries';
import { finalScore } from './lastEmpties';
import { rankMoves, rankToEnd } from './ordering';
import {
  ENDGAME_EMPTIES,
  MIN_ETC_DEPTH,
  MIN_PROBED_DEPTH,
  MIN_PROBED_DEPTH_ON_CLOCK,
  PROBED_ENDGAME_EMPTIES,
  PROBED_END_SELECTIVITY,
  PROBE_SLACK,
} from './parameters';

/** Above every score. */
export const INFINITY: i32 = SQUARE_COUNT + 1;

const NO_CUT: i32 = INFINITY;

/** The selectivity of the current search; 0 for no selective cuts. */
let selectivity: i32 = 0;

/** The minimum depth at which a probe may replace a search. */
let leastProbed: i32 = MIN_PROBED_DEPTH;

/**
 * Uses the estimate itself as the probe for two plies. It is less reliable but much faster, so it is for searches with a
 * clock.
 */
export function cutByEstimates(allowed: bool): void {
  leastProbed = allowed ? MIN_PROBED_DEPTH_ON_CLOCK : MIN_PROBED_DEPTH;
}

/** With this many empty squares, a search to the end switches to the exact endgame search. */
let exactEmpties: i32 = ENDGAME_EMPTIES;

export function setSelectivity(ofSearch: i32): void {
  selectivity = ofSearch;
  exactEmpties = ofSearch >= PROBED_END_SELECTIVITY ? PROBED_ENDGAME_EMPTIES : ENDGAME_EMPTIES;
}

/**
 * Principal variation search, fail-soft: the value of a position for the player at `depth` plies, or to the end of the game
 * if that equals the number of empty squares. `frame` has the features of the position; `isSecond` tells whether the player
 * is their second side. A forced pass costs no ply. The result is meaningless once the search is abandoned.
 */
export function search(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  depth: i32,
  alpha: i32,
  beta: i32,
): i32 {
  const moves = mobility(player, opponent, ~(player | opponent));
  return searchKnown(player, opponent, frame, isSecond, moves, NO_ESTIMATE, depth, alpha, beta);
}

/** Searches a position whose moves, and possibly its estimate, are known. */
function searchKnown(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  moves: u64,
  guess: i32,
  depth: i32,
  alpha: i32,
  beta: i32,
): i32 {
  countNode();
  if (isAbandoned()) return 0;
  if (player == 0) return -SQUARE_COUNT;
  const empty = ~(player | opponent);
  const empties = count(empty);
  if (depth >= empties && empties <= exactEmpties) {
    return solveEndgame(player, opponent, alpha, beta, heightOf(frame));
  }
  if (depth == 0) return estimate(player, opponent, frame, isSecond);
  if (moves != 0) return searchMoves(player, opponent, frame, isSecond, moves, guess, depth, alpha, beta);
  const replies = mobility(opponent, player, empty);
  if (replies == 0) return finalScore(count(player), empties);
  return -searchMoves(opponent, player, frame, !isSecond, replies, NO_ESTIMATE, depth, -beta, -alpha);
}

@inline
function estimate(player: u64, opponent: u64, frame: usize, isSecond: bool): i32 {
  countEvaluation();
  return evaluate(frame, player, opponent, isSecond);
}

/** The last ply has no move ordering, which would cost more than the 5 % of nodes that it saves. */
function searchLastPly(player: u64, opponent: u64, frame: usize, isSecond: bool, moves: u64, beta: i32): i32 {
  const child = frame + FRAME_BYTES;
  let best = -INFINITY;
  for (; moves != 0 && best < beta; moves = withoutFirst(moves)) {
    const square = firstOf(moves);
    const flipped = flips(player, opponent, square);
    if (flipped == opponent) return SQUARE_COUNT;
    countNode();
    countEvaluation();
    const next = opponent ^ flipped;
    const other = player ^ flipped ^ bitOf(square);
    const key = keyOf(next, other);
    let value = knownEstimate(key);
    if (value == NO_ESTIMATE) {
      playFeatures(frame, child, square, flipped, isSecond);
      value = evaluate(child, next, other, !isSecond);
      keepEstimate(key, value);
    }
    best = max(best, -value);
  }
  return best;
}

function searchMoves(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  moves: u64,
  guess: i32,
  depth: i32,
  alpha: i32,
  beta: i32,
): i32 {
  if (depth == 1) return searchLastPly(player, opponent, frame, isSecond, moves, beta);

  // Behind each step: how many more positions are visited without it, ten plies deep and to the end with 18 empty squares
  // (workshop/tune/TRIED.md).

  // Step 1. Transposition table: its bounds may settle the window, else its best moves come first. (Bounds: 43 %, 4 %.)
  const key = keyOf(player, opponent);
  const data = find(key);
  if (data != NO_DATA && isAsGood(data, depth, selectivity)) {
    const lower = lowerOf(data);
    const upper = upperOf(data);
    if (lower >= beta || lower == upper) return lower;
    if (upper <= alpha) return upper;
  }

  // Step 2. Stability cutoff: the opponent's stable discs are lost for good. (0 %, 0 %.)
  const empties = count(~(player | opponent));
  if (mayStabilityCut(opponent, alpha, empties)) {
    const bound = stabilityBound(player, opponent);
    if (bound <= alpha) return bound;
  }

  // Step 3. Multi-ProbCut: a shallow search may replace this one. (19 times as many, 35 %; 170 Elo.)
  shareAfterMoves(player, opponent, frame, moves);
  if (selectivity != 0 && depth >= leastProbed && beta - alpha == 1) {
    const cut = probe(player, opponent, frame, isSecond, moves, guess, depth, empties, alpha);
    if (cut != NO_CUT) return cut;
  }

  // Step 4. Enhanced transposition cutoff: the bound of a child may settle this position. (1.3 %, 2.2 %.)
  const list = frame + MOVES_IN_FRAME;
  const end = listMoves(list, player, opponent, moves);
  if (depth >= MIN_ETC_DEPTH) {
    const known = bestKnown(list, end, player, opponent, depth - 1, selectivity);
    if (known >= beta) return known;
  }

  // Step 5. Order, then the first move with the full window and the others with a null window if that will do. (Estimates in
  // the order: 5 %, 3 %. Null windows: 19 times as many, since multi-ProbCut needs them, and 68 %.)
  const shares = sharesAt(depth, depth >= empties);
  const isFirstKnown = bringSquare(list, end, bestOf(data));
  if (isFirstKnown) findReplies(player, opponent, frame, squareOf(list), flippedBy(list));
  let best = -INFINITY;
  let bestSquare = NO_MOVE;
  for (let move = list; move < end && best < beta; move += MOVE_BYTES) {
    if (move == (isFirstKnown ? list + MOVE_BYTES : list)) {
      if (depth < empties) rankMoves(player, opponent, frame, isSecond, move, end, secondOf(data), depth);
      else rankToEnd(player, opponent, frame, isSecond, move, end, secondOf(data));
    }
    if (shares && move != list) {
      const known = knownMeanwhile(key, depth, selectivity);
      if (known >= beta) return known;
      bringUnclaimed(move, end, player, opponent, depth);
    } else if (move != list || !isFirstKnown) {
      bringBest(move, end);
    }
    const claim = shares ? claimMove(player, opponent, move, depth) : 0;
    const bound = max(alpha, best);
    const value = searchMove(player, opponent, frame, isSecond, move, depth, bound, beta, move == list);
    if (shares) releaseMove(claim);
    if (isAbandoned()) return alpha;
    if (value <= best) continue;
    best = value;
    bestSquare = squareOf(move);
  }
  keep(key, depth, selectivity, best > alpha ? best : -SQUARE_COUNT, best < beta ? best : SQUARE_COUNT, bestSquare);
  return best;
}

/**
 * Multi-ProbCut: replaces the deep search if a shallow one ends far enough outside the null window, or, for two plies, the
 * estimate.
 */
function probe(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  moves: u64,
  guess: i32,
  depth: i32,
  empties: i32,
  alpha: i32,
): i32 {
  const margin = marginOf(selectivity, depth, empties);
  if (guess == NO_ESTIMATE) {
    countEvaluation();
    guess = evaluateWith(frame, player, opponent, moves, isSecond);
  }
  const shallow = probeDepth(depth);
  const high = alpha + 1 + margin;
  const low = alpha - margin;
  if (shallow == 0) return guess >= high ? alpha + 1 : guess <= low ? alpha : NO_CUT;
  const mayEndHigh = guess > alpha - PROBE_SLACK;
  const mayEndLow = guess <= alpha + PROBE_SLACK;
  if (shallow == 1) {
    const value = bestEstimate(player, opponent, frame, isSecond, moves, mayEndHigh ? high : low + 1);
    return mayEndHigh && value >= high ? alpha + 1 : mayEndLow && value <= low ? alpha : NO_CUT;
  }
  if (high <= SQUARE_COUNT && mayEndHigh) {
    if (searchKnown(player, opponent, frame, isSecond, moves, guess, shallow, high - 1, high) >= high) return alpha + 1;
  }
  if (low >= -SQUARE_COUNT && mayEndLow) {
    if (searchKnown(player, opponent, frame, isSecond, moves, guess, shallow, low, low + 1) <= low) return alpha;
  }
  return NO_CUT;
}

/** A search of one ply with a beta cutoff. Its results also serve move ordering. */
function bestEstimate(player: u64, opponent: u64, frame: usize, isSecond: bool, moves: u64, beta: i32): i32 {
  let best = -INFINITY;
  for (; moves != 0 && best < beta; moves = withoutFirst(moves)) {
    const square = firstOf(moves);
    const flipped = flips(player, opponent, square);
    if (flipped == opponent) return SQUARE_COUNT;
    countNode();
    countEvaluation();
    best = max(best, -findEstimate(player, opponent, frame, isSecond, square, flipped));
  }
  return best;
}

/** The value of a move for the player, first with a null window unless `fullWindow`. */
export function searchMove(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  move: usize,
  depth: i32,
  alpha: i32,
  beta: i32,
  fullWindow: bool,
): i32 {
  const square = squareOf(move);
  const flipped = flippedBy(move);
  const next = opponent ^ flipped;
  const other = player ^ flipped ^ bitOf(square);
  const child = frame + FRAME_BYTES;
  const replies = repliesAfter(frame, square);
  const guess = estimateAfter(frame, square);
  playFeatures(frame, child, square, flipped, isSecond);
  if (!fullWindow) {
    const value = -searchKnown(next, other, child, !isSecond, replies, guess, depth - 1, ~alpha, -alpha);
    if (value <= alpha || value >= beta) return value;
  }
  return -searchKnown(next, other, child, !isSecond, replies, guess, depth - 1, -beta, -alpha);
}
