import { SQUARE_COUNT, bitOf } from '../board/bitboard';
import { mobility } from '../board/moves';
import { finishedRounds, scoreOf, stageFor, stageOf } from '../search/analysis';
import { MOVE_BYTES, NO_MOVE, bringForward, listMoves, rankOf, setRank, sortMoves, squareOf } from '../search/moveList';
import { isAbandoned } from '../search/time';
import { claimMove, moveUnclaimedForward, releaseMove, sharesAt } from '../threads/sharing';
import { MOVES_IN_FRAME, SCORES_IN_FRAME, frameAt } from '../threads/threadMemory';
import { writeFeatures } from './features';
import { INFINITY, searchMove } from './midgame';
import { rankMoves } from './ordering';
import { ASPIRATION, MIN_ASPIRED_DEPTH } from './parameters';

/** The position to search and the end of its moves, which stay in the root's frame, best first. */
let player: u64 = 0;
let opponent: u64 = 0;
let end: usize = 0;
/** Scores are clamped to this: all discs, or one if only the outcome is asked for. */
let scoreLimit: i32 = SQUARE_COUNT;
/** Scores below this do not matter. */
let floor: i32 = -SQUARE_COUNT;
/** Whether an unfinished depth has proved a better move than its first. */
let improved: bool = false;

@inline
function list(): usize {
  return frameAt(0) + MOVES_IN_FRAME;
}

/** Sets the position to search. If its player has no legal move, there are no moves. */
export function setRoot(own: u64, other: u64, depth: i32): void {
  player = own;
  opponent = other;
  writeFeatures(frameAt(0), own, other);
  end = listMoves(list(), own, other, mobility(own, other, ~(own | other)));
  rankMoves(own, other, frameAt(0), false, list(), end, NO_MOVE, depth);
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

/** From now on scores below `least` do not matter: such a move may get any other one below it. */
export function setFloor(least: i32): void {
  floor = least;
}

export function moveCount(): i32 {
  return <i32>((end - list()) / MOVE_BYTES);
}

/** The best move comes first. If every move was scored, all are in order. */
export function moveSquare(index: i32): i32 {
  return squareOf(list() + <usize>index * MOVE_BYTES);
}

/** Its score, if every move was scored. */
export function moveScore(index: i32): i32 {
  return load<i8>(frameAt(0) + SCORES_IN_FRAME + moveSquare(index));
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
  let width = depth < MIN_ASPIRED_DEPTH ? 2 * SQUARE_COUNT : ASPIRATION;
  const lowest = max(floor, -scoreLimit);
  let alpha = max(guess - width, lowest);
  let beta = max(min(guess + width, scoreLimit), lowest + 1);
  while (true) {
    const value = searchWindow(depth, min(alpha, scoreLimit - 1), max(beta, 1 - scoreLimit));
    if (isAbandoned()) return value;
    width *= 2;
    if (value <= alpha && alpha > lowest) alpha = max(value - width, lowest);
    else if (value >= beta && beta < scoreLimit) beta = min(value + width, scoreLimit);
    else return clamped(value);
  }
}

@inline
function clamped(value: i32): i32 {
  return min(max(value, -scoreLimit), scoreLimit);
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
    const value = searchMove(player, opponent, frameAt(0), false, move, depth, bound, beta, move == first);
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

/** Whether a search of `depth` plies finds every other move at least `discs` worse than the first one's `score`. */
export function isFirstFarAhead(depth: i32, score: i32, discs: i32): bool {
  const alpha = score - discs;
  if (alpha < -scoreLimit) return false;
  for (let move = list() + MOVE_BYTES; move < end; move += MOVE_BYTES) {
    if (searchMove(player, opponent, frameAt(0), false, move, depth, alpha, alpha + 1, true) > alpha) return false;
  }
  return !isAbandoned();
}

/** Sorts the moves by their scores at the last finished depth. Returns false. */
function restoreOrder(): bool {
  for (let move = list(); move < end; move += MOVE_BYTES) {
    setRank(move, load<i8>(frameAt(0) + SCORES_IN_FRAME + squareOf(move)));
  }
  sortMoves(list(), end);
  return false;
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
  for (let move = list(); move < end; move += MOVE_BYTES) {
    store<i8>(frameAt(0) + SCORES_IN_FRAME + squareOf(move), rankOf(move));
  }
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
  const guess: i32 = load<i8>(frameAt(0) + SCORES_IN_FRAME + squareOf(move));
  if (least > -scoreLimit) {
    const value = searchMove(player, opponent, frameAt(0), false, move, depth, least, least + 1, true);
    if (value <= least || isAbandoned()) return max(value, -scoreLimit);
  }
  return valueOf(move, depth, clamped(max(guess, least)));
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

/** The value of the round's next move, `depth` plies deep. */
export function searchNext(depth: i32): i32 {
  const shares = sharesAt(finishedRounds(), false);
  const claim = shares ? claimMove(player, opponent, next, finishedRounds()) : 0;
  const value = valueOf(next, depth, scoreOf(squareOf(next)));
  if (shares) releaseMove(claim);
  if (isAbandoned()) return value;
  setRank(next, value);
  next += MOVE_BYTES;
  return value;
}

/** The value of a move: first within a window around `guess`, then, while it lies outside, within others next to it. */
function valueOf(move: usize, depth: i32, guess: i32): i32 {
  let width = depth < MIN_ASPIRED_DEPTH ? 2 * SQUARE_COUNT : ASPIRATION;
  let alpha = max(guess - width, -scoreLimit);
  let beta = min(guess + width, scoreLimit);
  while (true) {
    const value = searchMove(player, opponent, frameAt(0), false, move, depth, alpha, beta, true);
    if (isAbandoned()) return value;
    width *= 2;
    if (value <= alpha && alpha > -scoreLimit) alpha = max(value - width, -scoreLimit);
    else if (value >= beta && beta < scoreLimit) beta = min(value + width, scoreLimit);
    else return clamped(value);
  }
}
