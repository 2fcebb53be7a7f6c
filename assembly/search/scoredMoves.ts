import { SQUARE_COUNT } from '../board/bitboard';
import { claimMove, moveUnclaimedForward, releaseMove, sharesAt } from '../threads/sharing';
import { DEPTHS_BYTES, DEPTHS_IN_FRAME, MAX_THREADS, NEW_DEPTHS_IN_FRAME, frameAt, threadOffset } from '../threads/threadMemory';
import { MOVE_BYTES, rankOf, setRank, sortMoves, squareOf } from './moveList';
import { searchMove, valueOf } from './root';
import { clamped, end, list, moveSquare, opponent, player, scoreLimit } from './rootMoves';
import { isAbandoned } from './time';

/**
 * The maximum number of plies by which bad moves lag behind the best. 4 visits 1.83 and 2.08 times as many nodes as a plain
 * search of 8 and 10 plies, 6 visits 1.44 and 1.54 times, without a lag 7.6 and 7.0.
 */
const MOST_LAG: i32 = 6;

/** The score of each square at the last finished depth, for each thread. */
const SCORE_BYTES: usize = 4;
const SCORES_BYTES: usize = SCORE_BYTES * SQUARE_COUNT;
const allScores: usize = heap.alloc(SCORES_BYTES * MAX_THREADS);

@inline
function placeOf(square: i32): usize {
  return allScores + threadOffset(SCORES_BYTES) + <usize>square * SCORE_BYTES;
}

/** The score of a move, if every move was scored. */
export function moveScore(index: i32): i32 {
  return load<i32>(placeOf(moveSquare(index)));
}

/** The depth of that score in plies. */
export function moveDepth(index: i32): i32 {
  return load<u8>(frameAt(0) + DEPTHS_IN_FRAME + moveSquare(index));
}

/** Sorts the moves by their scores at the last finished depth; returns false. */
function restoreOrder(): bool {
  for (let move = list(); move < end; move += MOVE_BYTES) setRank(move, load<i32>(placeOf(squareOf(move))));
  sortMoves(list(), end);
  return false;
}

/**
 * Scores the best `wanted` moves at `depth` plies and sorts all. The others only get upper bounds, which show that they are
 * no better. If lagging is enabled, worse moves are searched less deeply. Returns whether it was completed.
 */
export function searchEvery(depth: i32, wanted: i32, lags: bool): bool {
  const shares = sharesAt(depth, false);
  const before = rankOf(list());
  for (let move = list(); move < end; move += MOVE_BYTES) {
    if (shares) moveUnclaimedForward(move, end, player, opponent, depth);
    const claim = shares ? claimMove(player, opponent, move, depth) : 0;
    score(move, lags ? laggingDepth(depth, before - rankOf(move)) : depth, leastWanted(move, move, wanted));
    if (shares) releaseMove(claim);
    if (isAbandoned()) return restoreOrder();
  }
  while (lags && catchUp(depth, wanted)) {
    if (isAbandoned()) return restoreOrder();
  }
  sortMoves(list(), end);
  for (let move = list(); move < end; move += MOVE_BYTES) store<i32>(placeOf(squareOf(move)), rankOf(move));
  memory.copy(frameAt(0) + DEPTHS_IN_FRAME, frameAt(0) + NEW_DEPTHS_IN_FRAME, DEPTHS_BYTES);
  return true;
}

/**
 * The depth of a move, given its distance in discs from the best: one ply less per disc, but an even number, since estimates
 * at odd and even depths differ systematically. At the first depth there are no earlier scores.
 */
@inline
function laggingDepth(depth: i32, discs: i32): i32 {
  return depth == 1 ? 1 : max(1, depth - min(max(0, discs) & ~1, MOST_LAG));
}

function newDepthOf(move: usize): usize {
  return frameAt(0) + NEW_DEPTHS_IN_FRAME + squareOf(move);
}

function score(move: usize, depth: i32, least: i32): void {
  setRank(move, valueAbove(move, depth, least));
  store<u8>(newDepthOf(move), depth);
}

/** Searches moves deeper that have come closer to the best one; returns whether there were any. */
function catchUp(depth: i32, wanted: i32): bool {
  let best = i32.MIN_VALUE;
  let isAny = false;
  for (let move = list(); move < end; move += MOVE_BYTES) best = max(best, rankOf(move));
  for (let move = list(); move < end && !isAbandoned(); move += MOVE_BYTES) {
    const due = laggingDepth(depth, best - rankOf(move));
    if (due <= <i32>load<u8>(newDepthOf(move))) continue;
    score(move, due, leastWanted(move, end, wanted));
    isAny = true;
  }
  return isAny;
}

/** The `wanted`-th best rank of the moves before `until`, ignoring `except`; the lowest score if there are fewer. */
function leastWanted(except: usize, until: usize, wanted: i32): i32 {
  const others = <i32>((until - list()) / MOVE_BYTES) - <i32>(except < until);
  if (others < wanted) return -scoreLimit;
  let least = scoreLimit;
  for (let move = list(); move < until; move += MOVE_BYTES) {
    if (move == except) continue;
    let better = 0;
    for (let other = list(); other < until; other += MOVE_BYTES) {
      better += <i32>(other != except && rankOf(other) > rankOf(move));
    }
    if (better < wanted) least = min(least, rankOf(move));
  }
  return least;
}

/** The value of a move if it is above `least`, else an upper bound of it that is at most `least`. */
function valueAbove(move: usize, depth: i32, least: i32): i32 {
  if (least > -scoreLimit) {
    const value = searchMove(move, depth, least, least + 1, true);
    if (value <= least || isAbandoned()) return max(value, -scoreLimit);
  }
  return valueOf(move, depth, clamped(max(load<i32>(placeOf(squareOf(move))), least)));
}
