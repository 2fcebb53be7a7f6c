import { SQUARE_COUNT, firstOf, withoutFirst } from '../board/bitboard';
import { flips } from '../board/moves';

/**
 * Move lists in the frames of `threadMemory`. A move takes 16 bytes: the discs it flips, its square, its rank. Moves are
 * searched in descending order of rank.
 */
export const MOVE_BYTES: usize = 16;
const SQUARE: usize = 8;
const RANK: usize = 12;

/** Marks a missing square. */
export const NO_MOVE: i32 = SQUARE_COUNT;

/** The ranks of the table's best moves, above all other ranks. */
export const BEST_RANK: i32 = 1 << 24;
export const SECOND_RANK: i32 = 1 << 23;

/** Writes `moves` to the list and returns its end. */
@inline
export function listMoves(list: usize, player: u64, opponent: u64, moves: u64): usize {
  let end = list;
  for (; moves != 0; moves = withoutFirst(moves)) {
    const square = firstOf(moves);
    store<u64>(end, flips(player, opponent, square));
    store<i32>(end, square, SQUARE);
    end += MOVE_BYTES;
  }
  return end;
}

@inline
export function setRank(move: usize, rank: i32): void {
  store<i32>(move, rank, RANK);
}

@inline
export function flippedBy(move: usize): u64 {
  return load<u64>(move);
}

@inline
export function squareOf(move: usize): i32 {
  return load<i32>(move, SQUARE);
}

@inline
export function rankOf(move: usize): i32 {
  return load<i32>(move, RANK);
}

/** Swaps the highest-ranked move from `at` to `end` into `at`. */
@inline
export function bringBest(at: usize, end: usize): void {
  let best = at;
  let bestRank = rankOf(at);
  for (let move = at + MOVE_BYTES; move < end; move += MOVE_BYTES) {
    const rank = rankOf(move);
    if (rank > bestRank) {
      bestRank = rank;
      best = move;
    }
  }
  const other = v128.load(at);
  v128.store(at, v128.load(best));
  v128.store(best, other);
}

/** Swaps the move on `square` to the front of a list; returns false if it is not there. */
@inline
export function bringSquare(list: usize, end: usize, square: i32): bool {
  for (let move = list; move < end; move += MOVE_BYTES) {
    if (squareOf(move) != square) continue;
    const other = v128.load(list);
    v128.store(list, v128.load(move));
    v128.store(move, other);
    return true;
  }
  return false;
}

/** Moves the move at `from` forward to `to`. The others keep their order. */
export function bringForward(from: usize, to: usize): void {
  const moved = v128.load(from);
  for (let at = from; at > to; at -= MOVE_BYTES) v128.store(at, v128.load(at - MOVE_BYTES));
  v128.store(to, moved);
}

/** Sorts a list by rank, highest first. Equal ranks keep their order. */
export function sortMoves(list: usize, end: usize): void {
  for (let sorted = list; sorted < end; sorted += MOVE_BYTES) {
    let best = sorted;
    for (let move = sorted + MOVE_BYTES; move < end; move += MOVE_BYTES) {
      if (rankOf(move) > rankOf(best)) best = move;
    }
    bringForward(best, sorted);
  }
}
