import { MAX_THREADS, threadOffset } from '../threads/threadMemory';

/**
 * A small transposition table per thread for the many positions near the end of the game. Unlike the large table it fits into
 * a core's cache, which saves 15 % of the time. An entry is the key, and a word with lower bound, upper bound and best
 * square. New entries replace old ones.
 */
/**
 * With 2^12 or 2^13 entries the table stays in the core's cache even under other load: 9 % faster than 2^15, despite 3 or 2 %
 * more nodes. 2^17 is 10 % slower.
 */
const BITS: usize = 13;
const ENTRY_BYTES: usize = 16;
const TABLE_BYTES: usize = ENTRY_BYTES << BITS;
const tables: usize = heap.alloc(TABLE_BYTES * MAX_THREADS);

/** Clears this thread's table. */
export function clearSmallHash(): void {
  memory.fill(tables + threadOffset(TABLE_BYTES), 0, TABLE_BYTES);
}

@inline
export function smallPlaceOf(key: u64): usize {
  return tables + threadOffset(TABLE_BYTES) + <usize>(key >> (64 - BITS)) * ENTRY_BYTES;
}

@inline
export function holds(place: usize, key: u64): bool {
  return load<u64>(place) == key;
}

@inline
export function lowerAt(place: usize): i32 {
  return load<i8>(place, 8);
}

@inline
export function upperAt(place: usize): i32 {
  return load<i8>(place, 9);
}

@inline
export function bestAt(place: usize): i32 {
  return load<u8>(place, 10);
}

@inline
export function keepAt(place: usize, key: u64, lower: i32, upper: i32, best: i32): void {
  store<u64>(place, key);
  store<u32>(place, <u32>(<u8>lower) | (<u32>(<u8>upper) << 8) | (<u32>best << 16), 8);
}
