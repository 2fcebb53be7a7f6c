import { SQUARE_COUNT, bitOf, count, firstOf, keyOf, withoutFirst } from '../board/bitboard';
import { mobility } from '../board/moves';
import { MOVE_BYTES, NO_MOVE, bringBest, flippedBy, listMoves, squareOf } from '../search/moveList';
import { isAbandoned } from '../search/time';
import { follow, isLegal, opponent, player, value } from '../search/variation';
import { MOVES_IN_FRAME, frameAt } from '../threads/threadMemory';
import { solveEndgame } from './endgame';
import { find } from './hash';
import { bestOf, isAsGood, lowerOf, secondOf } from '../search/entries';
import { rankByReplies } from './ordering';
import { MOST_FOLLOWED_EMPTIES } from './parameters';

/** Finds the variation that begins with `square` in this position, in the transposition table. */
export function followVariation(own: u64, other: u64, square: i32): void {
  follow(own, other, 0, square, expected);
}

/**
 * The variation of a move with a proved score: continues with moves that keep the score, to the end of the game where that is
 * quick. The table alone is not enough, since it has no positions near the end, and best moves of shallow searches before
 * that.
 */
export function followProved(own: u64, other: u64, square: i32, score: i32): void {
  follow(own, other, score, square, keeping);
}

/** The table's best move, or the only legal one. */
function expected(): i32 {
  const moves = mobility(player, opponent, ~(player | opponent));
  if (moves != 0 && withoutFirst(moves) == 0) return firstOf(moves);
  return bestOf(find(keyOf(player, opponent)));
}

/** A move that keeps the proved score: the only one, the table's if it is certain, or one found by a search. */
function keeping(): i32 {
  const moves = mobility(player, opponent, ~(player | opponent));
  if (moves == 0) return NO_MOVE;
  if (withoutFirst(moves) == 0) return firstOf(moves);
  const empties = SQUARE_COUNT - count(player | opponent);
  const data = find(keyOf(player, opponent));
  const best = bestOf(data);
  if (best != NO_MOVE && isAsGood(data, empties, 0) && lowerOf(data) >= value && isLegal(best)) return best;
  return empties > MOST_FOLLOWED_EMPTIES ? NO_MOVE : searched(moves, data);
}

/** The first move that a search finds to keep the score, trying likely ones first. */
function searched(moves: u64, data: u64): i32 {
  const list = frameAt(1) + MOVES_IN_FRAME;
  const end = listMoves(list, player, opponent, moves);
  rankByReplies(list, end, player, opponent, bestOf(data), secondOf(data));
  for (let move = list; move < end; move += MOVE_BYTES) {
    bringBest(move, end);
    const flipped = flippedBy(move);
    const other = player ^ flipped ^ bitOf(squareOf(move));
    const reply = solveEndgame(opponent ^ flipped, other, -value, 1 - value, 2);
    if (isAbandoned()) return NO_MOVE;
    if (-reply >= value) return squareOf(move);
  }
  return NO_MOVE;
}
