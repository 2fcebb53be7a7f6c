import { CORNERS, bitOf, count, withNeighbours } from '../board/bitboard';
import { mobility } from '../board/moves';
import { oddQuadrants } from '../board/parity';
import { BEST_RANK, MOVE_BYTES, SECOND_RANK, flippedBy, setRank, squareOf } from '../search/moveList';
import { AFTER_BYTES, AFTER_IN_FRAME, FRAME_BYTES } from '../threads/threadMemory';
import { evaluateWith } from './evaluation';
import { playFeatures } from './features';
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

/**
 * What is known of the position after a move, so that its search need not find it again: the replies, and its estimate or
 * `NO_ESTIMATE`. A frame keeps both for each square.
 */
const ESTIMATE: usize = 8;
export const NO_ESTIMATE: i32 = i32.MIN_VALUE;

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

/** Finds the replies to a move that is searched unranked, since the table has it. */
@inline
export function findReplies(player: u64, opponent: u64, frame: usize, move: usize): void {
  const square = squareOf(move);
  const own = player ^ flippedBy(move) ^ bitOf(square);
  const other = opponent ^ flippedBy(move);
  keepAfter(frame, square, mobility(other, own, ~(own | other)), NO_ESTIMATE);
}

/** Ranks moves: first the table's second best, then those that leave the opponent worst off. */
export function rankMoves(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  list: usize,
  end: usize,
  second: i32,
  depth: i32,
): void {
  const child = frame + FRAME_BYTES;
  for (let move = list; move < end; move += MOVE_BYTES) {
    const square = squareOf(move);
    const flipped = flippedBy(move);
    const own = player ^ flipped ^ bitOf(square);
    const other = opponent ^ flipped;
    const empty = ~(own | other);
    const replies = mobility(other, own, empty);
    const places = withNeighbours(own) & empty;
    let rank = -MOBILITY_VALUE * (2 * count(replies) + count(replies & CORNERS) + count(places));
    if ((bitOf(square) & CORNERS) != 0) rank += CORNERS_VALUE;
    let estimate = NO_ESTIMATE;
    if (square == second) {
      rank = SECOND_RANK;
    } else if (depth >= EVALUATED_ORDER_DEPTH) {
      playFeatures(frame, child, square, flipped, isSecond);
      estimate = evaluateWith(child, other, own, replies, !isSecond);
      rank -= ORDER_EVALUATION_VALUE * estimate;
    }
    keepAfter(frame, square, replies, estimate);
    setRank(move, rank);
  }
}

/**
 * Ranks moves for a search to the end far from it: few replies first, then by the estimate after the move. Shallow searches of
 * one to four plies instead of the estimate were tried and visit 5 to 25 % more positions.
 */
export function rankToEnd(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  list: usize,
  end: usize,
  second: i32,
): void {
  const child = frame + FRAME_BYTES;
  const empty = ~(player | opponent);
  const odd = oddQuadrants(empty);
  for (let move = list; move < end; move += MOVE_BYTES) {
    const square = squareOf(move);
    const bit = bitOf(square);
    const flipped = flippedBy(move);
    const own = player ^ flipped ^ bit;
    const other = opponent ^ flipped;
    const replies = mobility(other, own, empty ^ bit);
    let rank = SECOND_RANK;
    let estimate = NO_ESTIMATE;
    if (square != second) {
      playFeatures(frame, child, square, flipped, isSecond);
      estimate = evaluateWith(child, other, own, replies, !isSecond);
      rank = rankOfReplies(bit, own, replies, empty ^ bit, odd) - END_ESTIMATE_VALUE * estimate;
    }
    keepAfter(frame, square, replies, estimate);
    setRank(move, rank);
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
    if (square == best) {
      setRank(move, BEST_RANK);
    } else if (square == second) {
      setRank(move, SECOND_RANK);
    } else {
      const bit = bitOf(square);
      const own = player ^ flippedBy(move) ^ bit;
      const replies = mobility(opponent ^ flippedBy(move), own, empty ^ bit);
      setRank(move, rankOfReplies(bit, own, replies, empty ^ bit, odd));
    }
  }
}

/** `own` are the player's discs after the move on `bit`, `empty` the squares that are left. */
@inline
function rankOfReplies(bit: u64, own: u64, replies: u64, empty: u64, odd: u64): i32 {
  let rank = -FEW_REPLIES_BONUS * (count(replies) + count(replies & CORNERS));
  rank -= FEW_PLACES_BONUS * count(withNeighbours(own) & empty);
  if ((bit & odd) != 0) rank += ODD_QUADRANT_BONUS;
  if ((bit & CORNERS) != 0) rank += CORNER_BONUS;
  return rank;
}
