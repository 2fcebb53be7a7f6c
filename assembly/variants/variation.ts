import { count, firstOf, withoutFirst } from '../board/bitboard';
import { emptyOf, movesOf } from '../board/board';
import { MOVE_BYTES, NO_MOVE, bringBest, listMoves, squareOf } from '../search/moveList';
import { isAbandoned } from '../search/time';
import { follow, opponent, player, value } from '../search/variation';
import { MOVES_IN_FRAME, frameAt } from '../threads/threadMemory';
import { find, keyFor } from './hash';
import { NO_DATA, bestOf } from '../search/entries';
import { DISC } from './parameters';
import { rankMoves, searchMove } from './tree';

/** Finds the variation that begins with `square` in this position, in the transposition table. */
export function followVariation(own: u64, other: u64, square: i32): void {
  follow(own, other, 0, square, expected);
}

/**
 * The variation of a move with a proved score in discs: continues to the end of the game with moves that keep the score. The
 * table alone is not enough, since it has no positions near the end, and best moves of shallow searches before that.
 */
export function followProved(own: u64, other: u64, square: i32, score: i32): void {
  follow(own, other, DISC * score, square, keeping);
}

/** The table's best move, or the only legal one. */
function expected(): i32 {
  const moves = movesOf(player, opponent);
  if (moves != 0 && withoutFirst(moves) == 0) return firstOf(moves);
  const data = find(keyFor(player, opponent));
  return data == NO_DATA ? NO_MOVE : bestOf(data);
}

/** A move that keeps the proved score: the only one, or the first that a search finds to keep it, trying likely ones first. */
function keeping(): i32 {
  const moves = movesOf(player, opponent);
  if (moves == 0) return NO_MOVE;
  if (withoutFirst(moves) == 0) return firstOf(moves);
  const empties = count(emptyOf(player, opponent));
  const data = find(keyFor(player, opponent));
  const list = frameAt(1) + MOVES_IN_FRAME;
  const end = listMoves(list, player, opponent, moves);
  rankMoves(list, end, player, opponent, data == NO_DATA ? NO_MOVE : bestOf(data), empties);
  for (let move = list; move < end; move += MOVE_BYTES) {
    bringBest(move, end);
    const found = searchMove(player, opponent, frameAt(1), move, empties, value - 1, value, true);
    if (isAbandoned()) return NO_MOVE;
    if (found >= value) return squareOf(move);
  }
  return NO_MOVE;
}
