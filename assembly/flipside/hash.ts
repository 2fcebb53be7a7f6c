import { SQUARE_COUNT } from '../board/bitboard';
import { NO_MOVE } from '../search/moveList';
import { HASH_AGE_IN_JOB, HASH_BITS_IN_JOB, HASH_TABLE_IN_JOB } from '../threads/threadMemory';

/**
 * The transposition table, shared by all searches and all threads. Four entries of 16 bytes make a bucket, the length of a
 * cache line. An entry is two words: its key, xored with its data, and its data:
 *
 *     byte 0  lower        i8   the value is at least this, for the player
 *          1  upper        i8   and at most this
 *          2  best         u8   square worth trying first, or NO_MOVE
 *          3  second       u8   square worth trying next, or NO_MOVE
 *          4  depth        u8   plies searched; as many as there are empty squares: to the end of the game
 *          5  selectivity  u8   0: no selective cuts; the higher, the bolder the cuts
 *          6  age          u8   number of the search that wrote it
 *
 * If another thread writes an entry while it is read, key and data do not match, and nothing is found. A new entry replaces
 * the worst of its bucket even if it is worse itself: one of an older search, else the one of least depth. So three of four
 * places prefer depth, and one takes everything.
 */
const ENTRY_BYTES: usize = 16;
const BUCKET_BYTES: usize = 64;
const DATA: usize = 8;
const PAGE_BYTES: usize = 0x10000;

const UPPER_SHIFT: u64 = 8;
const BEST_SHIFT: u64 = 16;
const SECOND_SHIFT: u64 = 24;
const DEPTH_SHIFT: u64 = 32;
const SELECTIVITY_SHIFT: u64 = 40;
const AGE_SHIFT: u64 = 48;

/** The data of a position that is not in the table: depth 0, no best squares. Real data have a depth. */
export const NO_DATA: u64 = ((<u64>NO_MOVE) << BEST_SHIFT) | ((<u64>NO_MOVE) << SECOND_SHIFT);

const PLACE_FACTOR: u64 = 0xd1342543de82ef95;

let table: usize = 0;
let capacity: usize = 0;
let bits: i32 = 0;
let bucketShift: u64 = 64;
let age: u64 = 1;

/** Makes the table 2^`entryBits` entries large (3 or more) and clears it. */
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

/**
 * The next searches use a table of 2^`entryBits` entries, if there is memory for it; otherwise the one that they have. Each
 * change of size forgets what was found.
 */
export function useHashBits(entryBits: i32): void {
  if (entryBits != bits && isRoomFor(ENTRY_BYTES << <usize>entryBits)) setHashBits(entryBits);
}

/** Grows the memory ahead of the allocation, which would end the program where there is none left. */
function isRoomFor(bytes: usize): bool {
  return bytes <= capacity || memory.grow(<i32>((bytes + BUCKET_BYTES) / PAGE_BYTES + 1)) >= 0;
}

export function hashBits(): i32 {
  return bits;
}

export function clearHash(): void {
  memory.fill(table, 0, ENTRY_BYTES << <usize>bits);
}

/** From now on entries of earlier searches are replaced first. They are still found. */
export function newSearch(): void {
  age = (age + 1) & 0xff;
}

/** Writes the leader's table to the job. */
export function shareHash(job: usize): void {
  store<u64>(job, age, HASH_AGE_IN_JOB);
  store<usize>(job, table, HASH_TABLE_IN_JOB);
  store<i32>(job, bits, HASH_BITS_IN_JOB);
}

/** Uses the leader's table. Its search has begun; this thread's begins with `newSearch`. */
export function adoptHash(job: usize): void {
  age = (load<u64>(job, HASH_AGE_IN_JOB) - 1) & 0xff;
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
  const bucket = bucketOf(key);
  let data = load<u64>(bucket, DATA);
  if ((load<u64>(bucket) ^ data) == key) return data;
  data = load<u64>(bucket, ENTRY_BYTES + DATA);
  if ((load<u64>(bucket, ENTRY_BYTES) ^ data) == key) return data;
  data = load<u64>(bucket, 2 * ENTRY_BYTES + DATA);
  if ((load<u64>(bucket, 2 * ENTRY_BYTES) ^ data) == key) return data;
  data = load<u64>(bucket, 3 * ENTRY_BYTES + DATA);
  if ((load<u64>(bucket, 3 * ENTRY_BYTES) ^ data) == key) return data;
  return NO_DATA;
}

@inline
export function lowerOf(data: u64): i32 {
  return <i32>(<i8>data);
}

@inline
export function upperOf(data: u64): i32 {
  return <i32>(<i8>(data >> UPPER_SHIFT));
}

@inline
export function bestOf(data: u64): i32 {
  return <i32>(data >> BEST_SHIFT) & 0xff;
}

@inline
export function secondOf(data: u64): i32 {
  return <i32>(data >> SECOND_SHIFT) & 0xff;
}

@inline
export function depthOf(data: u64): i32 {
  return <i32>(data >> DEPTH_SHIFT) & 0xff;
}

@inline
export function selectivityOf(data: u64): i32 {
  return <i32>(data >> SELECTIVITY_SHIFT) & 0xff;
}

/** Whether the bounds are good enough for a search of `depth` plies at this selectivity. */
@inline
export function isAsGood(data: u64, depth: i32, selectivity: i32): bool {
  return depthOf(data) >= depth && selectivityOf(data) <= selectivity;
}

/** How good the bounds are: depth first, then fewer selective cuts. */
@inline
function qualityOf(data: u64): i32 {
  return (depthOf(data) << 8) - selectivityOf(data);
}

/** How much an entry is worth keeping: entries of this search, then deeper ones. */
@inline
function worthOf(data: u64): i32 {
  return depthOf(data) | (((data >> AGE_SHIFT) & 0xff) == age ? 0x100 : 0);
}

@inline
function pack(lower: i32, upper: i32, best: i32, second: i32, depth: i32, selectivity: i32): u64 {
  return (
    <u64>(<u8>lower) |
    (<u64>(<u8>upper) << UPPER_SHIFT) |
    (<u64>best << BEST_SHIFT) |
    (<u64>second << SECOND_SHIFT) |
    (<u64>depth << DEPTH_SHIFT) |
    (<u64>selectivity << SELECTIVITY_SHIFT) |
    (age << AGE_SHIFT)
  );
}

/** Merges new data with what the table has for the same position. */
function merged(old: u64, data: u64): u64 {
  const best = bestOf(data) == NO_MOVE ? bestOf(old) : bestOf(data);
  const second = best == bestOf(old) ? secondOf(old) : bestOf(old);
  let lower = lowerOf(data);
  let upper = upperOf(data);
  if (qualityOf(old) == qualityOf(data) && max(lower, lowerOf(old)) <= min(upper, upperOf(old))) {
    lower = max(lower, lowerOf(old));
    upper = min(upper, upperOf(old));
  }
  return pack(lower, upper, best, second, depthOf(data), selectivityOf(data));
}

/**
 * Stores the bounds of a position and the square found best, or `NO_MOVE`. Bounds from a deeper or less selective search are
 * never replaced by worse ones.
 */
export function keep(key: u64, depth: i32, selectivity: i32, lower: i32, upper: i32, best: i32): void {
  let data = pack(lower, upper, best, NO_MOVE, depth, selectivity);
  const bucket = bucketOf(key);
  let place = bucket;
  let leastWorth = i32.MAX_VALUE;
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    const old = load<u64>(entry, DATA);
    if ((load<u64>(entry) ^ old) == key) {
      if (qualityOf(old) > qualityOf(data)) return refresh(entry, key, old);
      data = merged(old, data);
      place = entry;
      break;
    }
    const worth = worthOf(old);
    if (worth < leastWorth) {
      leastWorth = worth;
      place = entry;
    }
  }
  store<u64>(place, key ^ data);
  store<u64>(place, data, DATA);
}

/** Marks an entry as belonging to this search. */
function refresh(entry: usize, key: u64, old: u64): void {
  const data = (old & ~(<u64>0xff << AGE_SHIFT)) | (age << AGE_SHIFT);
  store<u64>(entry, key ^ data);
  store<u64>(entry, data, DATA);
}
