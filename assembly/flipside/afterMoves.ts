import { bitOf, firstOf, keyOf, withoutFirst } from '../board/bitboard';
import { mobility } from '../board/moves';
import { AFTER_BYTES, AFTER_IN_FRAME, AFTER_OF_IN_FRAME, FRAME_BYTES, MAX_HEIGHT, frameAt } from '../threads/threadMemory';
import { NO_ESTIMATE, forgetEstimates, keepEstimate, knownEstimate } from './estimates';
import { evaluateWith } from './evaluation';
import { playFeatures } from './features';

/**
 * A cache of facts about the positions after the moves of a frame's position, shared by probes, move ordering and searches:
 * the replies to each move, and the estimate or `NO_ESTIMATE`, both for the opponent.
 */
const ESTIMATE: usize = 8;
const OPPONENT: usize = 8;

@inline
function afterIn(frame: usize, square: i32): usize {
  return frame + AFTER_IN_FRAME + <usize>square * AFTER_BYTES;
}

@inline
function keepAfter(frame: usize, square: i32, replies: u64, estimate: i32): void {
  store<u64>(afterIn(frame, square), replies);
  store<i32>(afterIn(frame, square), estimate, ESTIMATE);
}

@inline
export function repliesAfter(frame: usize, square: i32): u64 {
  return load<u64>(afterIn(frame, square));
}

@inline
export function estimateAfter(frame: usize, square: i32): i32 {
  return load<i32>(afterIn(frame, square), ESTIMATE);
}

/** Clears the estimates, which depend on the weights, before every search. */
export function forgetAfterMoves(): void {
  forgetEstimates();
  for (let height = 0; height < MAX_HEIGHT; height++) store<u64>(frameAt(height) + AFTER_OF_IN_FRAME, 0);
}

/** Resets the frame's cache for this position and its moves. A probe and the search after it share it. */
@inline
export function shareAfterMoves(player: u64, opponent: u64, frame: usize, moves: u64): void {
  const position = frame + AFTER_OF_IN_FRAME;
  if (load<u64>(position) == player && load<u64>(position, OPPONENT) == opponent) return;
  store<u64>(position, player);
  store<u64>(position, opponent, OPPONENT);
  for (; moves != 0; moves = withoutFirst(moves)) store<i32>(afterIn(frame, firstOf(moves)), NO_ESTIMATE, ESTIMATE);
}

/** Computes the replies to a move. */
@inline
export function findReplies(player: u64, opponent: u64, frame: usize, square: i32, flipped: u64): void {
  if (estimateAfter(frame, square) != NO_ESTIMATE) return;
  const own = player ^ flipped ^ bitOf(square);
  const other = opponent ^ flipped;
  keepAfter(frame, square, mobility(other, own, ~(own | other)), NO_ESTIMATE);
}

/** Computes the replies to a move and the estimate after it; returns the estimate. */
@inline
export function findEstimate(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  square: i32,
  flipped: u64,
): i32 {
  const known = estimateAfter(frame, square);
  if (known != NO_ESTIMATE) return known;
  const child = frame + FRAME_BYTES;
  const own = player ^ flipped ^ bitOf(square);
  const other = opponent ^ flipped;
  const replies = mobility(other, own, ~(own | other));
  const key = keyOf(other, own);
  let estimate = knownEstimate(key);
  if (estimate == NO_ESTIMATE) {
    playFeatures(frame, child, square, flipped, isSecond);
    estimate = evaluateWith(child, other, own, replies, !isSecond);
    keepEstimate(key, estimate);
  }
  keepAfter(frame, square, replies, estimate);
  return estimate;
}
