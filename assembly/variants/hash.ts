import { GOLDEN_RATIO, ROOT_OF_2, keyOf } from '../board/bitboard';
import { boardSquares, isAnti } from '../board/board';
import { BUCKET_BYTES, ENTRY_BYTES, MOST_AGES, findIn, keepIn } from '../search/entries';
import { VARIANT_AGE_IN_JOB, VARIANT_BITS_IN_JOB, VARIANT_TABLE_IN_JOB } from '../threads/threadMemory';
import { HASH_BITS } from './parameters';

/** The bits of a key that choose its bucket are the highest. */
const BUCKET_SHIFT: u64 = 64 + 2;

/**
 * The transposition table of all other boards and rules, shared by all threads. It is allocated by the first search: most visitors
 * never play on other boards.
 */
let table: usize = 0;
let bits: i32 = HASH_BITS;
/** Whether there is anything in it: many searches near the end store nothing. */
let isUsed: bool = false;
let age: u64 = 1;
/**
 * What the keys have of the board and the rules, since positions of different games look alike. It is never 0: the small table
 * also has positions of the search by patterns, whose keys have no salt.
 */
let salt: u64 = 0;

/** From now on the table has at least 2^`entryBits` entries. A larger one begins empty; the old one's memory is lost. */
export function makeRoom(entryBits: i32): void {
  if (entryBits <= bits) return;
  bits = entryBits;
  table = 0;
}

/** Begins a search of the board and the rules in use. Entries of other searches are replaced first. */
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

/** Uses the leader's table. Its search has begun; this thread's begins with `newSearch`. */
export function adoptTable(job: usize): void {
  table = load<usize>(job, VARIANT_TABLE_IN_JOB);
  bits = load<i32>(job, VARIANT_BITS_IN_JOB);
  age = (load<u64>(job, VARIANT_AGE_IN_JOB) - 1) % MOST_AGES;
}

/** The key of a position on the board and by the rules in use. */
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

/** Stores the bounds of a position that was searched `depth` plies deep, and the square found best, or `NO_MOVE`. */
export function keep(key: u64, depth: i32, lower: i32, upper: i32, best: i32): void {
  isUsed = true;
  keepIn(bucketOf(key), key, age, depth, 0, lower, upper, best);
}
