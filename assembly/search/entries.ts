import { NO_MOVE } from './moveList';

/**
 * The entries of the transposition tables. Four of 16 bytes make a bucket, the length of a cache line. An entry is two words: its
 * key, xored with its data, and its data:
 *
 *     bits  0-15  lower        the value is at least this, for the player
 *          16-31  upper        and at most this
 *          32-39  best         square worth trying first, or NO_MOVE
 *          40-47  second       square worth trying next, or NO_MOVE
 *          48-54  depth        plies searched; as many as there are empty squares: to the end of the game
 *          55-57  selectivity  0: no selective cuts; the higher, the bolder the cuts
 *          58-63  age          number of the search that wrote it, modulo MOST_AGES
 *
 * If another thread writes an entry while it is read, key and data do not match, and nothing is found. A new entry replaces
 * the worst of its bucket even if it is worse itself: one of an older search, else the one of least depth. So three of four
 * places prefer depth, and one takes everything.
 */
export const ENTRY_BYTES: usize = 16;
export const BUCKET_BYTES: usize = 64;
const DATA: usize = 8;

const UPPER_SHIFT: u64 = 16;
const BEST_SHIFT: u64 = 32;
const SECOND_SHIFT: u64 = 40;
const DEPTH_SHIFT: u64 = 48;
const SELECTIVITY_SHIFT: u64 = 55;
const AGE_SHIFT: u64 = 58;
export const MOST_AGES: u64 = 64;

/** The data for a position that is not in the table: depth 0, no best squares. Real data have a depth. */
export const NO_DATA: u64 = ((<u64>NO_MOVE) << BEST_SHIFT) | ((<u64>NO_MOVE) << SECOND_SHIFT);

/** The data in a bucket for this key, or `NO_DATA`. */
@inline
export function findIn(bucket: usize, key: u64): u64 {
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
  return <i32>(<i16>data);
}

@inline
export function upperOf(data: u64): i32 {
  return <i32>(<i16>(data >> UPPER_SHIFT));
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
  return <i32>(data >> DEPTH_SHIFT) & 0x7f;
}

@inline
export function selectivityOf(data: u64): i32 {
  return <i32>(data >> SELECTIVITY_SHIFT) & 0x7;
}

/** Whether the bounds are good enough for a search of `depth` plies with this selectivity. */
@inline
export function isAsGood(data: u64, depth: i32, selectivity: i32): bool {
  return depthOf(data) >= depth && selectivityOf(data) <= selectivity;
}

/** The quality of bounds: depth first, then fewer selective cuts. */
@inline
function qualityOf(data: u64): i32 {
  return (depthOf(data) << 8) - selectivityOf(data);
}

/** The priority of keeping an entry: those of this search first, then deeper ones. */
@inline
function worthOf(data: u64, age: u64): i32 {
  return depthOf(data) | (data >> AGE_SHIFT == age ? 0x100 : 0);
}

@inline
function pack(age: u64, lower: i32, upper: i32, best: i32, second: i32, depth: i32, selectivity: i32): u64 {
  return (
    <u64>(<u16>lower) |
    (<u64>(<u16>upper) << UPPER_SHIFT) |
    (<u64>best << BEST_SHIFT) |
    (<u64>second << SECOND_SHIFT) |
    (<u64>depth << DEPTH_SHIFT) |
    (<u64>selectivity << SELECTIVITY_SHIFT) |
    (age << AGE_SHIFT)
  );
}

/** Merges new data with the table's data for the same position. */
function merged(old: u64, data: u64): u64 {
  const best = bestOf(data) == NO_MOVE ? bestOf(old) : bestOf(data);
  const second = best == bestOf(old) ? secondOf(old) : bestOf(old);
  let lower = lowerOf(data);
  let upper = upperOf(data);
  if (qualityOf(old) == qualityOf(data) && max(lower, lowerOf(old)) <= min(upper, upperOf(old))) {
    lower = max(lower, lowerOf(old));
    upper = min(upper, upperOf(old));
  }
  return pack(data >> AGE_SHIFT, lower, upper, best, second, depthOf(data), selectivityOf(data));
}

/**
 * Stores bounds and a best square, or `NO_MOVE`, in the position's bucket. Worse bounds never replace those of a deeper or
 * less selective search, and bounds of equal quality are combined.
 */
export function keepIn(
  bucket: usize,
  key: u64,
  age: u64,
  depth: i32,
  selectivity: i32,
  lower: i32,
  upper: i32,
  best: i32,
): void {
  let data = pack(age, lower, upper, best, NO_MOVE, depth, selectivity);
  let place = bucket;
  let leastWorth = i32.MAX_VALUE;
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    const old = load<u64>(entry, DATA);
    if ((load<u64>(entry) ^ old) == key) {
      if (qualityOf(old) > qualityOf(data)) return refresh(entry, key, old, age);
      data = merged(old, data);
      place = entry;
      break;
    }
    const worth = worthOf(old, age);
    if (worth < leastWorth) {
      leastWorth = worth;
      place = entry;
    }
  }
  store<u64>(place, key ^ data);
  store<u64>(place, data, DATA);
}

/** Marks an entry as belonging to this search. */
function refresh(entry: usize, key: u64, old: u64, age: u64): void {
  const data = (old & ~((MOST_AGES - 1) << AGE_SHIFT)) | (age << AGE_SHIFT);
  store<u64>(entry, key ^ data);
  store<u64>(entry, data, DATA);
}
