import { CORNERS, bitOf, count, withNeighbours } from '../board/bitboard';
import { mobility } from '../board/moves';
import { oddQuadrants } from '../board/parity';
import { BEST_RANK, MOVE_BYTES, SECOND_RANK, flippedBy, setRank, squareOf } from '../search/moveList';
import { findEstimate, findReplies, repliesAfter } from './afterMoves';
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
  for (let move = list; move < end; move += MOVE_BYTES) {
    const square = squareOf(move);
    const flipped = flippedBy(move);
    if (square == second) {
      findReplies(player, opponent, frame, square, flipped);
      setRank(move, SECOND_RANK);
      continue;
    }
    let rank = 0;
    if (depth >= EVALUATED_ORDER_DEPTH) {
      rank -= ORDER_EVALUATION_VALUE * findEstimate(player, opponent, frame, isSecond, square, flipped);
    } else {
      findReplies(player, opponent, frame, square, flipped);
    }
    const bit = bitOf(square);
    const replies = repliesAfter(frame, square);
    const places = withNeighbours(player ^ flipped ^ bit) & ~(player | opponent | bit);
    rank -= MOBILITY_VALUE * (2 * count(replies) + count(replies & CORNERS) + count(places));
    if ((bit & CORNERS) != 0) rank += CORNERS_VALUE;
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
  const empty = ~(player | opponent);
  const odd = oddQuadrants(empty);
  for (let move = list; move < end; move += MOVE_BYTES) {
    const square = squareOf(move);
    const flipped = flippedBy(move);
    if (square == second) {
      findReplies(player, opponent, frame, square, flipped);
      setRank(move, SECOND_RANK);
      continue;
    }
    const estimate = findEstimate(player, opponent, frame, isSecond, square, flipped);
    const bit = bitOf(square);
    const rank = rankOfReplies(bit, player ^ flipped ^ bit, repliesAfter(frame, square), empty ^ bit, odd);
    setRank(move, rank - END_ESTIMATE_VALUE * estimate);
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
