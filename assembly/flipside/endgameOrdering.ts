import { bitOf, count, firstOf, withNeighbours, withoutFirst } from '../board/bitboard';
import { MOVE_BYTES, flippedBy, setRank, squareOf, writeMove } from '../search/moveList';
import { flips, mobility } from '../board/moves';
import { CORNER_BONUS, FEW_PLACES_BONUS, FEW_REPLIES_BONUS, ODD_QUARTER_BONUS } from './parameters';
import { oddQuarters } from '../board/parity';

const CORNERS: u64 = 0x8100000000000081;
const BEST_RANK: i32 = 1 << 24;
const SECOND_RANK: i32 = 1 << 23;

/** Writes `moves` to the list and tells where it ends. */
@inline
export function listMoves(list: usize, player: u64, opponent: u64, moves: u64): usize {
  let end = list;
  for (; moves != 0; moves = withoutFirst(moves)) {
    const square = firstOf(moves);
    writeMove(end, square, flips(player, opponent, square));
    end += MOVE_BYTES;
  }
  return end;
}

/**
 * Fastest first: the fewer replies a move leaves, corners counting twice, the smaller is the tree below it and the
 * sooner the opponent runs out of good ones. What the table found best goes before all.
 */
@inline
export function rankByReplies(list: usize, end: usize, player: u64, opponent: u64, best: i32, second: i32): void {
  const empty = ~(player | opponent);
  const odd = oddQuarters(empty);
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
  if ((bit & odd) != 0) rank += ODD_QUARTER_BONUS;
  if ((bit & CORNERS) != 0) rank += CORNER_BONUS;
  return rank;
}
