import { HASH_BITS } from './parameters';
import { isSelfToMove } from './self';

/**
 * The transposition table. An entry takes 24 bytes:
 *
 *     0  player       u64   the whole position is kept, so two positions are never mistaken for each other
 *     8  opponent     u64
 *    16  score        i32   for the player
 *    20  depth        u8    plies searched below the position, doubled; one more if the search is for the player
 *    21  bound        u8    what the score says of the value: LOWER, UPPER or EXACT
 *    22  best square  u8    worth trying first
 *
 * A score serves only a search of its own depth and for the same side: with both, the value of a position does not depend
 * on the way to it, so the table changes no result, only the time. The newest entry wins its place. An empty entry has no discs.
 */
const ENTRY_BYTES: i32 = 24;
const OPPONENT: usize = 8;
const SCORE: usize = 16;
const DEPTH: usize = 20;
const BOUND: usize = 21;
const BEST_SQUARE: usize = 22;

export const LOWER: u8 = 1;
export const UPPER: u8 = 2;
export const EXACT: u8 = LOWER | UPPER;

/** Odd 64-bit constants of the golden ratio and of the square root of 2; their products mix well in the high bits. */
const PLAYER_FACTOR: u64 = 0x9e3779b97f4a7c15;
const OPPONENT_FACTOR: u64 = 0xb504f333f9de6485;
const INDEX_SHIFT: u64 = 64 - HASH_BITS;

const TABLE_BYTES: i32 = ENTRY_BYTES << HASH_BITS;
const table: usize = heap.alloc(TABLE_BYTES);

export const NO_ENTRY: usize = 0;

export function clearTable(): void {
  memory.fill(table, 0, TABLE_BYTES);
}

@inline
function placeOf(player: u64, opponent: u64): usize {
  const mixed = (player * PLAYER_FACTOR) ^ (opponent * OPPONENT_FACTOR);
  return table + <usize>((mixed * PLAYER_FACTOR) >> INDEX_SHIFT) * ENTRY_BYTES;
}

/** The entry of this position, or `NO_ENTRY`. */
@inline
export function find(player: u64, opponent: u64): usize {
  const entry = placeOf(player, opponent);
  const found = load<u64>(entry) == player && load<u64>(entry, OPPONENT) == opponent;
  return found ? entry : NO_ENTRY;
}

@inline
function depthMark(depth: i32): u8 {
  return <u8>((depth << 1) | i32(isSelfToMove()));
}

/** Whether the entry settles a search of `depth` plies with the window `alpha` to `beta`. */
@inline
export function settles(entry: usize, depth: i32, alpha: i32, beta: i32): bool {
  if (load<u8>(entry, DEPTH) != depthMark(depth)) return false;
  const bound = load<u8>(entry, BOUND);
  const score = scoreOf(entry);
  return bound == EXACT || (bound == LOWER && score >= beta) || (bound == UPPER && score <= alpha);
}

@inline
export function scoreOf(entry: usize): i32 {
  return load<i32>(entry, SCORE);
}

@inline
export function bestSquareOf(entry: usize): i32 {
  return load<u8>(entry, BEST_SQUARE);
}

/** Keeps what a search of `depth` plies with the window `alpha` to `beta` found. */
@inline
export function keep(player: u64, opponent: u64, depth: i32, alpha: i32, beta: i32, score: i32, best: i32): void {
  const entry = placeOf(player, opponent);
  store<u64>(entry, player);
  store<u64>(entry, opponent, OPPONENT);
  store<i32>(entry, score, SCORE);
  store<u8>(entry, depthMark(depth), DEPTH);
  store<u8>(entry, score >= beta ? LOWER : score <= alpha ? UPPER : EXACT, BOUND);
  store<u8>(entry, best, BEST_SQUARE);
}
