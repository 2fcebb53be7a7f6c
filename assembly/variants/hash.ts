import { GOLDEN_RATIO, ROOT_OF_2, keyOf } from '../board/bitboard';
import { boardSquares, isAnti } from '../board/board';
import { BUCKET_BYTES, ENTRY_BYTES, MOST_AGES, findIn, keepIn } from '../search/entries';
import { VARIANT_AGE_IN_JOB, VARIANT_BITS_IN_JOB, VARIANT_TABLE_IN_JOB } from '../threads/threadMemory';
import { HASH_BITS } from './parameters';

/** The highest bits of a key select its bucket. */
const BUCKET_SHIFT: u64 = 64 + 2;

/**
 * The transposition table for all other boards and rules, shared by all threads. The first search allocates it, since most
 * visitors never play on other boards.
 */
let table: usize = 0;
let bits: i32 = HASH_BITS;
/** Whether it has entries: many searches near the end store nothing. */
let isUsed: bool = false;
let age: u64 = 1;
/**
 * A salt for keys that identifies board and rules, since positions of different games look alike. It is never 0, because the
 * small table also has keys of the pattern search, which have no salt.
 */
let salt: u64 = 0;

/** Ensures a table of at least 2^`entryBits` entries. A larger table starts empty, and the old one's memory is not freed. */
export function makeRoom(entryBits: i32): void {
  if (entryBits <= bits) return;
  bits = entryBits;
  table = 0;
}

/** Starts a search with the current board and rules. Entries of other searches are replaced first. */
export function newSearch(): void {
  if (table == 0) table = (heap.alloc((ENTRY_BYTES << <usize>bits) + BUCKET_BYTES) + BUCKET_BYTES - 1) & ~(BUCKET_BYTES - 1);
  age = (age + 1) % MOST_AGES;
  salt = (boardSquares() ^ (<u64>isAnti() * ROOT_OF_2)) * GOLDEN_RATIO;
  salt = (salt ^ (salt >> 31)) * ROOT_OF_2;
}

export function clearTable(): void {
  if (isUsed) memory.fill(table, 0, ENTRY_BYTES << <usize>bits);
  isUsed = false;
}

/** Writes the leader's table to the job. */
export function shareTable(job: usize): void {
  isUsed = true;
  store<usize>(job, table, VARIANT_TABLE_IN_JOB);
  store<i32>(job, bits, VARIANT_BITS_IN_JOB);
  store<u64>(job, age, VARIANT_AGE_IN_JOB);
}

/** Uses the leader's table, after the leader has started its search and before `newSearch` in this thread. */
export function adoptTable(job: usize): void {
  table = load<usize>(job, VARIANT_TABLE_IN_JOB);
  bits = load<i32>(job, VARIANT_BITS_IN_JOB);
  age = (load<u64>(job, VARIANT_AGE_IN_JOB) - 1) % MOST_AGES;
}

/** The key of a position with the current board and rules. */
@inline
export function keyFor(player: u64, opponent: u64): u64 {
  return keyOf(player, opponent) ^ salt;
}

@inline
function bucketOf(key: u64): usize {
  return table + <usize>(key >> (BUCKET_SHIFT - <u64>bits)) * BUCKET_BYTES;
}

/** The data of the position with this key, or `NO_DATA`. */
@inline
export function find(key: u64): u64 {
  return findIn(bucketOf(key), key);
}

/** Stores the bounds of a position searched `depth` plies deep, and its best square, or `NO_MOVE`. */
export function keep(key: u64, depth: i32, lower: i32, upper: i32, best: i32): void {
  isUsed = true;
  keepIn(bucketOf(key), key, age, depth, 0, lower, upper, best);
}
