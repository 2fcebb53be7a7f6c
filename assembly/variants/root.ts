import { SQUARE_COUNT, bitOf } from '../board/bitboard';
import { movesOf } from '../board/board';
import { finishedRounds, scoreOf, stageFor, stageOf } from '../search/analysis';
import {
  MOVE_BYTES,
  NO_MOVE,
  bringForward,
  listMoves,
  rankOf,
  setRank,
  sortMoves,
  squareOf,
} from '../search/moveList';
import { NO_QUESTION, askedScore } from '../search/limits';
import { isAbandoned } from '../search/time';
import { claimMove, moveUnclaimedForward, releaseMove, sharesAt } from '../threads/sharing';
import { MAX_THREADS, MOVES_IN_FRAME, frameAt, threadOffset } from '../threads/threadMemory';
import { INFINITY } from './end';
import { ASPIRATION, DISC, MIN_ASPIRED_DEPTH } from './parameters';
import { rankMoves, searchMove } from './tree';

/** The position to search and the end of its moves, which stay in the root's frame, best first. */
let player: u64 = 0;
let opponent: u64 = 0;
let end: usize = 0;
/** Scores are clamped to this: all discs, or one if only the outcome is asked for. */
let scoreLimit: i32 = INFINITY;
/** The value of each square that was scored, for each thread. */
const VALUE_BYTES: usize = 4;
const VALUES_BYTES: usize = VALUE_BYTES * SQUARE_COUNT;
const allValues: usize = heap.alloc(VALUES_BYTES * MAX_THREADS);
/** Whether an unfinished depth has proved a better move than its first. */
let improved: bool = false;

@inline
function placeOf(square: i32): usize {
  return allValues + threadOffset(VALUES_BYTES) + <usize>square * VALUE_BYTES;
}

@inline
function list(): usize {
  return frameAt(0) + MOVES_IN_FRAME;
}

/** Sets the position to search. If its player has no legal move, there are no moves. */
export function setRoot(own: u64, other: u64): void {
  player = own;
  opponent = other;
  end = listMoves(list(), own, other, movesOf(own, other));
  rankMoves(list(), end, own, other, NO_MOVE, 0);
  sortMoves(list(), end);
}

/** Drops all moves but these. */
export function keepMoves(squares: u64): void {
  let kept = list();
  for (let move = kept; move < end; move += MOVE_BYTES) {
    if ((bitOf(squareOf(move)) & squares) == 0) continue;
    v128.store(kept, v128.load(move));
    kept += MOVE_BYTES;
  }
  end = kept;
}

/** From now on scores are clamped to `-limit` and `limit`. */
export function setScoreLimit(limit: i32): void {
  scoreLimit = limit;
}

export function moveCount(): i32 {
  return <i32>((end - list()) / MOVE_BYTES);
}

/** The best move comes first. If every move was scored, all are in order. */
export function moveSquare(index: i32): i32 {
  return squareOf(list() + <usize>index * MOVE_BYTES);
}

/** Its score, if every move was scored. */
export function moveValue(index: i32): i32 {
  return load<i32>(placeOf(moveSquare(index)));
}

/** Whether an abandoned step had found a better move than the step before. */
export function hasImproved(): bool {
  return improved;
}

@inline
function clamped(value: i32): i32 {
  return min(max(value, -scoreLimit), scoreLimit);
}

/**
 * The value of the position, `depth` plies deep: first within a window around `guess`, then, while it lies outside, within
 * wider ones.
 */
export function searchBest(depth: i32, guess: i32): i32 {
  improved = false;
  if (askedScore() != NO_QUESTION) return clamped(searchWindow(depth, DISC * askedScore(), DISC * askedScore() + 1));
  let width = depth < MIN_ASPIRED_DEPTH ? INFINITY : ASPIRATION;
  let alpha = max(guess - width, -scoreLimit);
  let beta = min(guess + width, scoreLimit);
  while (true) {
    alpha = min(alpha, scoreLimit - 1);
    beta = max(beta, 1 - scoreLimit);
    const value = searchWindow(depth, alpha, beta);
    if (isAbandoned()) return value;
    width *= 4;
    if (value <= alpha && alpha > -scoreLimit) alpha = max(value - width, -scoreLimit);
    else if (value >= beta && beta < scoreLimit) beta = min(value + width, scoreLimit);
    else return clamped(value);
  }
}

/** A move that beats all before it moves to the front, even if the search is abandoned later. */
function searchWindow(depth: i32, alpha: i32, beta: i32): i32 {
  const first = list();
  const shares = sharesAt(depth, false);
  let best = -INFINITY;
  for (let move = first; move < end && best < beta; move += MOVE_BYTES) {
    const bound = max(alpha, best);
    if (shares && move != first) moveUnclaimedForward(move, end, player, opponent, depth);
    const claim = shares ? claimMove(player, opponent, move, depth) : 0;
    const value = searchMove(player, opponent, frameAt(0), move, depth, bound, beta, move == first);
    if (shares) releaseMove(claim);
    if (isAbandoned()) return best;
    if (value > bound && move != first) {
      bringForward(move, first);
      improved = true;
    }
    best = max(best, value);
  }
  return best;
}

/** Whether a search of `depth` plies finds every other move at least `margin` worse than the first one's `value`. */
export function isFirstFarAhead(depth: i32, value: i32, margin: i32): bool {
  const alpha = value - margin;
  if (alpha < -scoreLimit) return false;
  for (let move = list() + MOVE_BYTES; move < end; move += MOVE_BYTES) {
    if (searchMove(player, opponent, frameAt(0), move, depth, alpha, alpha + 1, true) > alpha) return false;
  }
  return !isAbandoned();
}

/**
 * Scores the best `wanted` moves, `depth` plies deep, and sorts all. The others get upper bounds of their scores: they only
 * have to be shown to be no better. Returns whether that was finished.
 */
export function searchEvery(depth: i32, wanted: i32): bool {
  const shares = sharesAt(depth, false);
  for (let move = list(); move < end; move += MOVE_BYTES) {
    if (shares) moveUnclaimedForward(move, end, player, opponent, depth);
    const claim = shares ? claimMove(player, opponent, move, depth) : 0;
    const value = valueAbove(move, depth, leastWanted(move, wanted));
    if (shares) releaseMove(claim);
    if (isAbandoned()) return restoreOrder();
    setRank(move, value);
  }
  sortMoves(list(), end);
  for (let move = list(); move < end; move += MOVE_BYTES) store<i32>(placeOf(squareOf(move)), rankOf(move));
  return true;
}

/** The worst of the best `wanted` ranks of the moves before `end`, or the least score if there are fewer moves. */
function leastWanted(end: usize, wanted: i32): i32 {
  if (<i32>((end - list()) / MOVE_BYTES) < wanted) return -scoreLimit;
  let least = scoreLimit;
  for (let move = list(); move < end; move += MOVE_BYTES) {
    let better = 0;
    for (let other = list(); other < end; other += MOVE_BYTES) better += <i32>(rankOf(other) > rankOf(move));
    if (better < wanted) least = min(least, rankOf(move));
  }
  return least;
}

/** The value of a move if it is above `least`, else an upper bound of it that is at most `least`. */
function valueAbove(move: usize, depth: i32, least: i32): i32 {
  if (least > -scoreLimit) {
    const value = searchMove(player, opponent, frameAt(0), move, depth, least, least + 1, true);
    if (value <= least || isAbandoned()) return max(value, -scoreLimit);
  }
  const guess = clamped(max(load<i32>(placeOf(squareOf(move))), least));
  let width = depth < MIN_ASPIRED_DEPTH ? 2 * INFINITY : ASPIRATION;
  let alpha = max(guess - width, -scoreLimit);
  let beta = min(guess + width, scoreLimit);
  while (true) {
    const value = searchMove(player, opponent, frameAt(0), move, depth, alpha, beta, true);
    if (isAbandoned()) return value;
    width *= 4;
    if (value <= alpha && alpha > -scoreLimit) alpha = max(value - width, -scoreLimit);
    else if (value >= beta && beta < scoreLimit) beta = min(value + width, scoreLimit);
    else return clamped(value);
  }
}

/** Sorts the moves by their scores at the last finished depth. Returns false. */
function restoreOrder(): bool {
  for (let move = list(); move < end; move += MOVE_BYTES) setRank(move, load<i32>(placeOf(squareOf(move))));
  sortMoves(list(), end);
  return false;
}

/** The next move of a round of an analysis. */
let next: usize = 0;
/** The best score by which a round judges how far each move is to go. */
let bestOfRound: i32 = 0;

export function beginRound(): void {
  sortMoves(list(), end);
  next = list();
  bestOfRound = scoreOf(moveSquare(0));
}

/**
 * The square of the round's next move that is to reach a further stage, or `NO_MOVE` if there is none. Threads claim the moves
 * of a round by its number, since depths differ.
 */
export function nextOfRound(): i32 {
  const shares = sharesAt(finishedRounds(), false);
  for (; next < end; next += MOVE_BYTES) {
    if (shares) moveUnclaimedForward(next, end, player, opponent, finishedRounds());
    const square = squareOf(next);
    if (stageOf(square) < stageOfNext()) return square;
  }
  if (!hasBestFallen()) return NO_MOVE;
  next = list();
  return nextOfRound();
}

/** Whether the best score is less than it was, so that moves that were far behind it no longer are. */
function hasBestFallen(): bool {
  let best = -INFINITY;
  for (let move = list(); move < end; move += MOVE_BYTES) best = max(best, scoreOf(squareOf(move)));
  const before = bestOfRound;
  bestOfRound = best;
  return best < before;
}

/** The stage that it is to reach. */
export function stageOfNext(): i32 {
  return stageFor(squareOf(next), bestOfRound);
}

/** The value of the round's next move in whole discs, `depth` plies deep. */
export function searchNext(depth: i32): i32 {
  const shares = sharesAt(finishedRounds(), false);
  const claim = shares ? claimMove(player, opponent, next, finishedRounds()) : 0;
  const value = discsOf(next, depth, scoreOf(squareOf(next)));
  if (shares) releaseMove(claim);
  if (isAbandoned()) return value;
  setRank(next, value);
  next += MOVE_BYTES;
  return value;
}

/** In whole discs. */
export function rounded(hundredths: i32): i32 {
  return <i32>Math.round(<f64>hundredths / DISC);
}

/** The value of a move in whole discs, by null windows: the first asks whether it is at least `guess`. */
function discsOf(move: usize, depth: i32, guess: i32): i32 {
  let lower = -SQUARE_COUNT;
  let upper = SQUARE_COUNT;
  let discs = guess;
  while (lower < upper && !isAbandoned()) {
    const least = discs == lower ? discs + 1 : discs;
    const beta = DISC * least - DISC / 2;
    const value = searchMove(player, opponent, frameAt(0), move, depth, beta - 1, beta, true);
    if (value < beta) upper = discs = min(rounded(value), least - 1);
    else lower = discs = max(rounded(value), least);
  }
  return discs;
}
