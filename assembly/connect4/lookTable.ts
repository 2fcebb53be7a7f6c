import { LOOK_TABLE_BITS } from './parameters';
import { NO_COLUMN } from './ordering';

/**
 * The transposition table of looking ahead, cleared before each search. An entry serves only a search of its own depth: within
 * one search a position always has the same depth in the end, since its discs determine how far it is from the root.
 *
 *     8   score  i32
 *     12  depth  u8
 *     13  bound  u8   LOWER, UPPER or both
 *     14  best   u8   the column to try first
 */
const ENTRY_BYTES: usize = 16;
const SCORE: usize = 8;
const DEPTH: usize = 12;
const BOUND: usize = 13;
const BEST: usize = 14;
const TABLE_BYTES: usize = ENTRY_BYTES << LOOK_TABLE_BITS;
const FACTOR: u64 = 0x9e3779b97f4a7c15;

const LOWER: u8 = 1;
const UPPER: u8 = 2;

let table: usize = 0;

/** Clears the table. The first call allocates it. */
export function clearLookTable(): void {
  if (table == 0) table = heap.alloc(TABLE_BYTES);
  memory.fill(table, 0, TABLE_BYTES);
}

@inline
export function placeOf(key: u64): usize {
  return table + <usize>((key * FACTOR) >> (64 - LOOK_TABLE_BITS)) * ENTRY_BYTES;
}

@inline
export function holds(place: usize, key: u64): bool {
  return load<u64>(place) == key;
}

@inline
export function settles(place: usize, depth: i32, alpha: i32, beta: i32): bool {
  if (load<u8>(place, DEPTH) != depth) return false;
  const bound = load<u8>(place, BOUND);
  const score = scoreAt(place);
  return bound == (LOWER | UPPER) || (bound == LOWER ? score >= beta : score <= alpha);
}

@inline
export function scoreAt(place: usize): i32 {
  return load<i32>(place, SCORE);
}

@inline
export function bestAt(place: usize, key: u64): i32 {
  return holds(place, key) ? load<u8>(place, BEST) : NO_COLUMN;
}

@inline
export function keepAt(
  place: usize,
  key: u64,
  depth: i32,
  alpha: i32,
  beta: i32,
  score: i32,
  best: i32,
): void {
  store<u64>(place, key);
  store<i32>(place, score, SCORE);
  store<u8>(place, depth, DEPTH);
  store<u8>(place, score >= beta ? LOWER : score <= alpha ? UPPER : LOWER | UPPER, BOUND);
  store<u8>(place, best, BEST);
}
