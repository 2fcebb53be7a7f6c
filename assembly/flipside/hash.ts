import { SQUARE_COUNT } from '../board/bitboard';
import { BUCKET_BYTES, ENTRY_BYTES, MOST_AGES, findIn, keepIn } from '../search/entries';
import { HASH_AGE_IN_JOB, HASH_BITS_IN_JOB, HASH_TABLE_IN_JOB } from '../threads/threadMemory';

const PAGE_BYTES: usize = 0x10000;
const PLACE_FACTOR: u64 = 0xd1342543de82ef95;

/** The transposition table of the pattern search, shared by all threads. */
let table: usize = 0;
let capacity: usize = 0;
let bits: i32 = 0;
let bucketShift: u64 = 64;
let age: u64 = 1;

/** Allocates 2^`entryBits` entries (at least 2^3) and clears them. */
export function setHashBits(entryBits: i32): void {
  const bytes = ENTRY_BYTES << <usize>entryBits;
  if (bytes > capacity) {
    table = (heap.alloc(bytes + BUCKET_BYTES) + BUCKET_BYTES - 1) & ~(BUCKET_BYTES - 1);
    capacity = bytes;
  }
  bits = entryBits;
  bucketShift = <u64>(SQUARE_COUNT + 2 - entryBits);
  clearHash();
}

/** Resizes the table to 2^`entryBits` entries for the next searches, if there is enough memory. Resizing clears it. */
export function useHashBits(entryBits: i32): void {
  if (entryBits != bits && isRoomFor(ENTRY_BYTES << <usize>entryBits)) setHashBits(entryBits);
}

/** Grows the memory first, because a failing allocation would abort the program. */
function isRoomFor(bytes: usize): bool {
  return bytes <= capacity || memory.grow(<i32>((bytes + BUCKET_BYTES) / PAGE_BYTES + 1)) >= 0;
}

export function hashBits(): i32 {
  return bits;
}

export function clearHash(): void {
  memory.fill(table, 0, ENTRY_BYTES << <usize>bits);
}

/** Starts a new age: entries of earlier searches are still found, but replaced first. */
export function newSearch(): void {
  age = (age + 1) % MOST_AGES;
}

/** Writes the leader's table to the job. */
export function shareHash(job: usize): void {
  store<u64>(job, age, HASH_AGE_IN_JOB);
  store<usize>(job, table, HASH_TABLE_IN_JOB);
  store<i32>(job, bits, HASH_BITS_IN_JOB);
}

/** Uses the leader's table, after the leader has started its search and before `newSearch` in this thread. */
export function adoptHash(job: usize): void {
  age = (load<u64>(job, HASH_AGE_IN_JOB) - 1) % MOST_AGES;
  table = load<usize>(job, HASH_TABLE_IN_JOB);
  bits = load<i32>(job, HASH_BITS_IN_JOB);
  bucketShift = <u64>(SQUARE_COUNT + 2 - bits);
}

@inline
function bucketOf(key: u64): usize {
  return table + <usize>((key * PLACE_FACTOR) >> bucketShift) * BUCKET_BYTES;
}

/** The data of the position with this key, or `NO_DATA`. */
@inline
export function find(key: u64): u64 {
  return findIn(bucketOf(key), key);
}

/** Stores the bounds of a position and its best square, or `NO_MOVE`. */
export function keep(key: u64, depth: i32, selectivity: i32, lower: i32, upper: i32, best: i32): void {
  keepIn(bucketOf(key), key, age, depth, selectivity, lower, upper, best);
}
