import { bitOf, count, withNeighbours } from '../board/bitboard';
import { rankByReplies } from './endgameOrdering';
import { evaluate } from './evaluation';
import { playFeatures } from './features';
import { NO_DATA, NO_MOVE, bestOf, secondOf } from './hash';
import { MOVE_BYTES, flippedBy, rankOf, setRank, squareOf } from '../search/moveList';
import { mobility } from '../board/moves';
import {
  CORNERS_VALUE,
  END_ESTIMATE_VALUE,
  EVALUATED_ORDER_DEPTH,
  MOBILITY_VALUE,
  ORDER_EVALUATION_VALUE,
} from './parameters';
import { FRAME_BYTES, MOVES_IN_FRAME } from '../threads/threadMemory';

const CORNERS: u64 = 0x8100000000000081;
const BEST_RANK: i32 = 1 << 24;
const SECOND_RANK: i32 = 1 << 23;

/** Ranks the moves listed in the frame: the table's moves first, then those that leave the other side least. */
export function rankMoves(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  end: usize,
  data: u64,
  depth: i32,
): void {
  const best = data == NO_DATA ? NO_MOVE : bestOf(data);
  const second = data == NO_DATA ? NO_MOVE : secondOf(data);
  for (let move = frame + MOVES_IN_FRAME; move < end; move += MOVE_BYTES) {
    const square = squareOf(move);
    if (square == best) setRank(move, BEST_RANK);
    else if (square == second) setRank(move, SECOND_RANK);
    else setRank(move, rankOfMove(player, opponent, frame, isSecond, move, depth));
  }
}

@inline
function rankOfMove(player: u64, opponent: u64, frame: usize, isSecond: bool, move: usize, depth: i32): i32 {
  const square = squareOf(move);
  const flipped = flippedBy(move);
  const own = player ^ flipped ^ bitOf(square);
  const other = opponent ^ flipped;
  const empty = ~(own | other);
  const replies = mobility(other, own, empty);
  const places = withNeighbours(own) & empty;
  let rank = -MOBILITY_VALUE * (2 * count(replies) + count(replies & CORNERS) + count(places));
  if ((bitOf(square) & CORNERS) != 0) rank += CORNERS_VALUE;
  if (depth < EVALUATED_ORDER_DEPTH) return rank;
  const child = frame + FRAME_BYTES;
  playFeatures(frame, child, square, flipped, isSecond);
  return rank - ORDER_EVALUATION_VALUE * evaluate(child, other, own, !isSecond);
}

/**
 * Ranks the moves of a search to the end: the fewer replies they leave the better, then by the estimate. To search a few
 * plies here instead was tried with one to four plies and costs 5 to 25 % more positions.
 */
export function rankToEnd(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  end: usize,
  data: u64,
): void {
  const list = frame + MOVES_IN_FRAME;
  const child = frame + FRAME_BYTES;
  rankByReplies(list, end, player, opponent, bestOf(data), secondOf(data));
  for (let move = list; move < end; move += MOVE_BYTES) {
    const square = squareOf(move);
    if (square == bestOf(data) || square == secondOf(data)) continue;
    const flipped = flippedBy(move);
    playFeatures(frame, child, square, flipped, isSecond);
    const estimate = evaluate(child, opponent ^ flipped, player ^ flipped ^ bitOf(square), !isSecond);
    setRank(move, rankOf(move) - END_ESTIMATE_VALUE * estimate);
  }
}

/** Moves the move at `from` forward to `to`; the others keep their order. */
export function bringForward(from: usize, to: usize): void {
  const moved = v128.load(from);
  for (let at = from; at > to; at -= MOVE_BYTES) v128.store(at, v128.load(at - MOVE_BYTES));
  v128.store(to, moved);
}

/** Best first; equals keep their order. */
export function sortMoves(list: usize, end: usize): void {
  for (let sorted = list; sorted < end; sorted += MOVE_BYTES) {
    let best = sorted;
    for (let move = sorted + MOVE_BYTES; move < end; move += MOVE_BYTES) {
      if (rankOf(move) > rankOf(best)) best = move;
    }
    bringForward(best, sorted);
  }
}
