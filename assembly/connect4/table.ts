import { TABLE_BITS } from './parameters';

/**
 * Proved values, kept for all later searches, since they stay true. A key of 49 bits times an odd number, modulo 2^49, can be
 * reversed. The upper bits of the product are the place; the others are stored, so that no two positions are confused.
 * Four entries of 8 bytes make a bucket:
 *
 *     bits 0-5    lower   the value is at least this, + 32
 *          6-11   upper   and at most this, + 32
 *         16-21   work    the logarithm of the positions visited to prove it
 *         24-31   age     number of the search that proved it
 *         32-63   tag     the rest of the key; an empty entry has work 0
 *
 * A new entry replaces one from an older search, or else the entry in its bucket that took the least work. Without regard to
 * work, a search visits 1.08 times as many positions.
 */
const ENTRY_BYTES: usize = 8;
const BUCKET_ENTRIES: usize = 4;
const BUCKET_BYTES: usize = ENTRY_BYTES * BUCKET_ENTRIES;
const BUCKET_BITS: u64 = 2;

const KEY_BITS: u64 = 49;
const KEY_MASK: u64 = (1 << KEY_BITS) - 1;
/** Odd, from the golden ratio. */
const FACTOR: u64 = 0x9e3779b97f4a7c15;

const SCORE_MASK: u64 = 0x3f;
const SCORE_ZERO: i32 = 32;
const UPPER_SHIFT: u64 = 6;
const WORK_SHIFT: u64 = 16;
const WORK_MASK: u64 = 0x3f;
const AGE_SHIFT: u64 = 24;
const AGE_MASK: u64 = 0xff;
const TAG_SHIFT: u64 = 32;
const DATA_MASK: u64 = 0xffffffff;

/** What `find` returns for a position that is not in the table. Stored data always has some work. */
export const NO_DATA: u64 = 0;

let table: usize = 0;
let bits: u64 = 0;
let age: u64 = 0;

/** Allocates 2^`entryBits` entries, 20 or more. Later calls do nothing. */
export function makeRoom(entryBits: i32): void {
  if (table != 0) return;
  bits = <u64>entryBits - BUCKET_BITS;
  const bytes = BUCKET_BYTES << <usize>bits;
  table = (heap.alloc(bytes + BUCKET_BYTES) + BUCKET_BYTES - 1) & ~(BUCKET_BYTES - 1);
  memory.fill(table, 0, bytes);
}

/** Allocates the table when it is first needed: most visitors never play Connect Four. */
export function prepareTable(): void {
  makeRoom(TABLE_BITS);
  age = (age + 1) & AGE_MASK;
}

@inline
function scrambled(key: u64): u64 {
  return (key * FACTOR) & KEY_MASK;
}

@inline
function bucketOf(mixed: u64): usize {
  return table + <usize>(mixed >> (KEY_BITS - bits)) * BUCKET_BYTES;
}

@inline
function tagOf(mixed: u64): u64 {
  return mixed & (((<u64>1) << (KEY_BITS - bits)) - 1);
}

/** The data of the position with this key, or `NO_DATA`. */
@inline
export function find(key: u64): u64 {
  const mixed = scrambled(key);
  const bucket = bucketOf(mixed);
  const tag = tagOf(mixed);
  let entry = load<u64>(bucket);
  if (entry >> TAG_SHIFT == tag) return entry & DATA_MASK;
  entry = load<u64>(bucket, ENTRY_BYTES);
  if (entry >> TAG_SHIFT == tag) return entry & DATA_MASK;
  entry = load<u64>(bucket, 2 * ENTRY_BYTES);
  if (entry >> TAG_SHIFT == tag) return entry & DATA_MASK;
  entry = load<u64>(bucket, 3 * ENTRY_BYTES);
  if (entry >> TAG_SHIFT == tag) return entry & DATA_MASK;
  return NO_DATA;
}

@inline
export function lowerOf(data: u64): i32 {
  return <i32>(data & SCORE_MASK) - SCORE_ZERO;
}

@inline
export function upperOf(data: u64): i32 {
  return <i32>((data >> UPPER_SHIFT) & SCORE_MASK) - SCORE_ZERO;
}

/** How much an entry is worth keeping: entries of this search, then those that took more work. */
@inline
function worthOf(entry: u64): u64 {
  const work = (entry >> WORK_SHIFT) & WORK_MASK;
  return ((entry >> AGE_SHIFT) & AGE_MASK) == age ? work | (WORK_MASK + 1) : work;
}

/** Stores proved bounds that took `nodes` positions to find out. */
export function keep(key: u64, lower: i32, upper: i32, nodes: u64): void {
  const mixed = scrambled(key);
  const bucket = bucketOf(mixed);
  const tag = tagOf(mixed);
  let place = bucket;
  let leastWorth = u64.MAX_VALUE;
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    const old = load<u64>(entry);
    if (old >> TAG_SHIFT == tag && old != 0) {
      place = entry;
      break;
    }
    const worth = worthOf(old);
    if (worth < leastWorth) {
      leastWorth = worth;
      place = entry;
    }
  }
  store<u64>(
    place,
    <u64>(lower + SCORE_ZERO) |
      (<u64>(upper + SCORE_ZERO) << UPPER_SHIFT) |
      ((64 - clz(nodes | 1)) << WORK_SHIFT) |
      (age << AGE_SHIFT) |
      (tag << TAG_SHIFT),
  );
}
