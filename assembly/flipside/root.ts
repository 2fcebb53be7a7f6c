import { SQUARE_COUNT } from '../board/bitboard';
import { finishedRounds, scoreOf, stageFor, stageOf } from '../search/analysis';
import { MOVE_BYTES, NO_MOVE, bringForward, setRank, sortMoves, squareOf } from '../search/moveList';
import { isAbandoned } from '../search/time';
import { claimMove, moveUnclaimedForward, releaseMove, sharesAt } from '../threads/sharing';
import { frameAt } from '../threads/threadMemory';
import { INFINITY, searchMove } from './midgame';
import { ASPIRATION, MIN_ASPIRED_DEPTH } from './parameters';
import { clamped, end, floor, list, moveSquare, opponent, player, scoreLimit, valueOf } from './rootMoves';

/** Whether an unfinished depth has proved a better move than its first. */
let improved: bool = false;

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
