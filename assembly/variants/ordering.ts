import { SQUARE_COUNT, bitOf, count } from '../board/bitboard';
import { emptyOf, movesOf } from '../board/board';
import { MOVE_BYTES, flippedBy, setRank, squareOf } from '../search/moveList';
import { estimate } from './evaluation';
import { END_REPLY_VALUE, REPLY_VALUE } from './parameters';

/** Where there is no best square. */
export const NO_SQUARE: i32 = SQUARE_COUNT;

const BEST_RANK: i32 = 1 << 24;

/** Ranks the moves of a list: the table's move first, then those that leave the other side worst off and with few moves. */
export function rankMoves(list: usize, end: usize, player: u64, opponent: u64, best: i32, depth: i32): void {
  const empties = count(emptyOf(player, opponent));
  const replyValue = depth >= empties ? END_REPLY_VALUE : REPLY_VALUE;
  for (let move = list; move < end; move += MOVE_BYTES) {
    const square = squareOf(move);
    setRank(move, square == best ? BEST_RANK : rankOfMove(player, opponent, move, replyValue));
  }
}

@inline
function rankOfMove(player: u64, opponent: u64, move: usize, replyValue: i32): i32 {
  const flipped = flippedBy(move);
  const next = opponent ^ flipped;
  const other = player ^ flipped ^ bitOf(squareOf(move));
  const replies = movesOf(next, other);
  return -estimate(next, other, replies) - replyValue * count(replies);
}
