import { CORNERS, bitOf, count, withNeighbours } from '../board/bitboard';
import { mobility } from '../board/moves';
import { oddQuadrants } from '../board/parity';
import { BEST_RANK, MOVE_BYTES, SECOND_RANK, flippedBy, rankOf, setRank, squareOf } from '../search/moveList';
import { FRAME_BYTES, MOVES_IN_FRAME } from '../threads/threadMemory';
import { evaluate } from './evaluation';
import { playFeatures } from './features';
import { bestOf, secondOf } from './hash';
import {
  CORNERS_VALUE,
  CORNER_BONUS,
  END_ESTIMATE_VALUE,
  EVALUATED_ORDER_DEPTH,
  FEW_PLACES_BONUS,
  FEW_REPLIES_BONUS,
  MOBILITY_VALUE,
  ODD_QUADRANT_BONUS,
  ORDER_EVALUATION_VALUE,
} from './parameters';

/** Ranks the moves listed in the frame: the table's moves first, then those that leave the opponent worst off. */
export function rankMoves(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  end: usize,
  data: u64,
  depth: i32,
): void {
  const best = bestOf(data);
  const second = secondOf(data);
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
 * Ranks the moves of a search to the end far from it: few replies first, then by the estimate after the move. Shallow
 * searches of one to four plies instead of the estimate were tried and visit 5 to 25 % more positions.
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

/**
 * Ranks moves by the replies they leave, corners counted twice: the fewer replies, the smaller the tree below, and the sooner
 * the opponent runs out of good ones. The table's best moves come before all others.
 */
@inline
export function rankByReplies(list: usize, end: usize, player: u64, opponent: u64, best: i32, second: i32): void {
  const empty = ~(player | opponent);
  const odd = oddQuadrants(empty);
  for (let move = list; move < end; move += MOVE_BYTES) {
    const square = squareOf(move);
    if (square == best) setRank(move, BEST_RANK);
    else if (square == second) setRank(move, SECOND_RANK);
    else setRank(move, rankOfReplies(player, opponent, square, flippedBy(move), empty, odd));
  }
}

@inline
function rankOfReplies(player: u64, opponent: u64, square: i32, flipped: u64, empty: u64, odd: u64): i32 {
  const bit = bitOf(square);
  const next = opponent ^ flipped;
  const other = player ^ flipped ^ bit;
  const left = empty ^ bit;
  const replies = mobility(next, other, left);
  let rank = -FEW_REPLIES_BONUS * (count(replies) + count(replies & CORNERS));
  rank -= FEW_PLACES_BONUS * count(withNeighbours(other) & left);
  if ((bit & odd) != 0) rank += ODD_QUADRANT_BONUS;
  if ((bit & CORNERS) != 0) rank += CORNER_BONUS;
  return rank;
}
