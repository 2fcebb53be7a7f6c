/** A move of a list: what it flips, its square, and its rank, 16 bytes. Lists lie in the frames of `threadMemory`. */
export const MOVE_BYTES: usize = 16;
const SQUARE: usize = 8;
const RANK: usize = 12;

@inline
export function writeMove(at: usize, square: i32, flipped: u64): void {
  store<u64>(at, flipped);
  store<i32>(at, square, SQUARE);
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

/** Swaps the move of the highest rank from `at` to `end` into `at`. */
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
