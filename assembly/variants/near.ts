import { bitOf, count, firstOf, withNeighbours, withoutFirst } from '../board/bitboard';
import { boardCorners, boardSquares, emptyOf, isAnti } from '../board/board';
import { flips, mobility } from '../board/moves';
import { bestAt, holds, keepAt, lowerAt, smallPlaceOf, upperAt } from '../flipside/smallHash';
import { MOVE_BYTES, NO_MOVE, bringBest, flippedBy, setRank, squareOf } from '../search/moveList';
import { countNodes } from '../search/time';
import { FRAME_BYTES, MOVES_IN_FRAME } from '../threads/threadMemory';
import { NO_PLAY, finalDiscs, solveFew } from './end';
import { keyFor } from './hash';
import {
  FEW_EMPTIES,
  NEAR_CORNER_VALUE,
  NEAR_ODD_VALUE,
  NEAR_PLACES_VALUE,
  NEAR_REPLY_VALUE,
} from './parameters';
import { oddSquares } from './parity';
import { stableDiscs } from './stability';

/**
 * Near the end, in whole discs and fail-soft: moves with the fewest replies come first, and positions go into the small
 * table.
 */

/** An upper bound of the value: stable discs stay with their side. */
@inline
export function mostDiscs(player: u64, opponent: u64): i32 {
  return count(boardSquares()) - 2 * count(stableDiscs(isAnti() ? player : opponent));
}

/** The value of a position with the player's legal moves `moves`. The center is closed. */
export function solveNear(
  player: u64,
  opponent: u64,
  moves: u64,
  frame: usize,
  alpha: i32,
  beta: i32,
): i32 {
  countNodes(1);
  if (moves == 0) {
    const replies = mobility(opponent, player, emptyOf(player, opponent));
    if (replies == 0) return finalDiscs(player, opponent);
    return -solveNear(opponent, player, replies, frame, -beta, -alpha);
  }

  // Step 1. Stability cutoff.
  if (alpha >= 0) {
    const most = mostDiscs(player, opponent);
    if (most <= alpha) return most;
  }

  // Step 2. The small table.
  const key = keyFor(player, opponent);
  const place = smallPlaceOf(key);
  let lower = NO_PLAY;
  let upper = -NO_PLAY;
  let first = NO_MOVE;
  if (holds(place, key)) {
    lower = lowerAt(place);
    upper = upperAt(place);
    if (lower >= beta || lower == upper) return lower;
    if (upper <= alpha) return upper;
    first = bestAt(place);
  }

  // Step 3. Order, then every move until one is too good.
  const list = frame + MOVES_IN_FRAME;
  const end = listNear(list, player, opponent, moves, first);
  const empties = count(emptyOf(player, opponent));
  let best = NO_PLAY;
  let bestSquare = first;
  for (let move = list; move < end && best < beta; move += NEAR_BYTES) {
    bringBestNear(move, end);
    const flipped = flippedBy(move);
    const next = opponent ^ flipped;
    const other = player ^ flipped ^ bitOf(squareOf(move));
    const bound = max(alpha, best);
    const value = -(empties > FEW_EMPTIES + 1
      ? solveNear(next, other, load<u64>(move, REPLIES), frame + FRAME_BYTES, -beta, -bound)
      : solveFew(next, other, -beta, -bound));
    if (value <= best) continue;
    best = value;
    bestSquare = squareOf(move);
  }
  keepAt(place, key, best > alpha ? best : lower, best < beta ? best : upper, bestSquare);
  return best;
}

/** A move of `moveList`, and its replies. */
const NEAR_BYTES: usize = MOVE_BYTES + 16;
const REPLIES: usize = MOVE_BYTES;

function listNear(list: usize, player: u64, opponent: u64, moves: u64, first: i32): usize {
  const empty = emptyOf(player, opponent);
  const odd = oddSquares(empty);
  const corners = boardCorners();
  const cornerValue = isAnti() ? -NEAR_CORNER_VALUE : NEAR_CORNER_VALUE;
  let end = list;
  for (; moves != 0; moves = withoutFirst(moves)) {
    const square = firstOf(moves);
    const bit = bitOf(square);
    const flipped = flips(player, opponent, square);
    const next = opponent ^ flipped;
    const other = player ^ flipped ^ bit;
    const left = empty ^ bit;
    const replies = mobility(next, other, left);
    const rank =
      NEAR_ODD_VALUE * <i32>((bit & odd) != 0) +
      cornerValue * <i32>((bit & corners) != 0) -
      NEAR_REPLY_VALUE * (count(replies) + count(replies & corners)) -
      NEAR_PLACES_VALUE * count(withNeighbours(other) & left) +
      (<i32>(square == first) << 16);
    store<u64>(end, flipped);
    store<i32>(end, square, 8);
    setRank(end, rank);
    store<u64>(end, replies, REPLIES);
    end += NEAR_BYTES;
  }
  return end;
}

@inline
function bringBestNear(at: usize, end: usize): void {
  let best = at;
  let bestRank = load<i32>(at, 12);
  for (let move = at + NEAR_BYTES; move < end; move += NEAR_BYTES) {
    const rank = load<i32>(move, 12);
    if (rank > bestRank) {
      bestRank = rank;
      best = move;
    }
  }
  const move = v128.load(at);
  const replies = load<u64>(at, REPLIES);
  v128.store(at, v128.load(best));
  store<u64>(at, load<u64>(best, REPLIES), REPLIES);
  v128.store(best, move);
  store<u64>(best, replies, REPLIES);
}
