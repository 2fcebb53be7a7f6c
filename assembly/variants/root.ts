import { SQUARE_COUNT } from '../board/bitboard';
import { movesOf } from '../board/board';
import { NO_QUESTION, askedScore } from '../search/limits';
import { MOVE_BYTES, NO_MOVE, bringForward, rankOf, setRank, sortMoves, squareOf } from '../search/moveList';
import { clamped, end, list, listRoot, moveSquare, opponent, player, scoreLimit } from '../search/rootMoves';
import { claimNext, next, passNext, scoreOfNext } from '../search/rounds';
import { isAbandoned } from '../search/time';
import { claimMove, moveUnclaimedForward, releaseMove, sharesAt } from '../threads/sharing';
import { MAX_THREADS, frameAt, threadOffset } from '../threads/threadMemory';
import { INFINITY } from './end';
import { ASPIRATION, DISC, MIN_ASPIRED_DEPTH } from './parameters';
import { rankMoves, searchMove } from './tree';

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

/** Sets the position to search. If its player has no legal move, there are no moves. */
export function setRoot(own: u64, other: u64): void {
  listRoot(own, other, movesOf(own, other));
  rankMoves(list(), end, own, other, NO_MOVE, 0);
  sortMoves(list(), end);
}

/** The score of a move, if every move was scored. */
export function moveValue(index: i32): i32 {
  return load<i32>(placeOf(moveSquare(index)));
}

/** Whether an abandoned step had found a better move than the step before. */
export function hasImproved(): bool {
  return improved;
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

/** The value of the round's next move in whole discs, `depth` plies deep. */
export function searchNext(depth: i32): i32 {
  const claim = claimNext();
  return passNext(claim, discsOf(next, depth, scoreOfNext()));
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
