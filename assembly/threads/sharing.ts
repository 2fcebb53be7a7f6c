import { SQUARE_COUNT, bitOf } from '../board/bitboard';
import { NO_DATA, find, isAsGood, keyOf, lowerOf } from '../flipside/hash';
import { MOVE_BYTES, bringBest, flippedBy, rankOf, setRank, squareOf } from '../search/moveList';
import { bringForward } from '../flipside/ordering';
import { MIN_SHARED_DEPTH, MIN_SHARED_DEPTH_TO_END } from '../flipside/parameters';

/**
 * How threads share a search: all search the same tree, but at each node leave a move for later that another thread is
 * at. When they come back to it, the table has what the other one found. The moves that threads are at are kept in a
 * table, by the key of the position after them; that one overwrites another costs work done twice, nothing else.
 */
const TABLE_BITS: u64 = 12;
const ENTRY_BYTES: usize = sizeof<u64>();
const table: usize = heap.alloc(ENTRY_BYTES << <usize>TABLE_BITS);
const DEPTH_FACTOR: u64 = 0x9e3779b97f4a7c15;
/** More than the ranks of any two moves differ. */
const PUT_OFF: i32 = 1 << 28;

let sharing: bool = false;

/** Says whether other threads take part in the search. */
export function setSharing(isShared: bool): void {
  sharing = isShared;
}

/** No thread is at any move. */
export function forgetMoves(): void {
  memory.fill(table, 0, ENTRY_BYTES << <usize>TABLE_BITS);
}

/** Whether threads share the moves of a position searched `depth` plies deep. */
@inline
export function sharesAt(depth: i32, toEnd: bool): bool {
  if (!ASC_FEATURE_THREADS) return false;
  return sharing && depth >= (toEnd ? MIN_SHARED_DEPTH_TO_END : MIN_SHARED_DEPTH);
}

function entryOf(player: u64, opponent: u64, move: usize, depth: i32): u64 {
  const flipped = flippedBy(move);
  return keyOf(opponent ^ flipped, player ^ flipped ^ bitOf(squareOf(move))) + <u64>depth * DEPTH_FACTOR;
}

@inline
function placeOf(entry: u64): usize {
  return table + <usize>(entry >> (64 - TABLE_BITS)) * ENTRY_BYTES;
}

/** Tells the others that this thread is at a move; returns the entry, for `leaveMove`. */
export function enterMove(player: u64, opponent: u64, move: usize, depth: i32): u64 {
  const entry = entryOf(player, opponent, move, depth);
  store<u64>(placeOf(entry), entry);
  return entry;
}

export function leaveMove(entry: u64): void {
  if (load<u64>(placeOf(entry)) == entry) store<u64>(placeOf(entry), 0);
}

@inline
function isFree(player: u64, opponent: u64, move: usize, depth: i32): bool {
  const entry = entryOf(player, opponent, move, depth);
  return load<u64>(placeOf(entry)) != entry;
}

/** The least value of a position that is being searched, as far as another thread has found it. */
export function knownMeanwhile(key: u64, depth: i32, level: i32): i32 {
  const data = find(key);
  return data != NO_DATA && isAsGood(data, depth, level) ? lowerOf(data) : -SQUARE_COUNT;
}

/** Swaps into `at` the best move that no other thread is at, else the best of all. */
export function bringFree(at: usize, end: usize, player: u64, opponent: u64, depth: i32): void {
  bringBest(at, end);
  while (rankOf(at) > -PUT_OFF / 2 && !isFree(player, opponent, at, depth)) {
    setRank(at, rankOf(at) - PUT_OFF);
    bringBest(at, end);
  }
}

/** The same in a list that is in order already and stays so but for that move. */
export function moveFreeForward(at: usize, end: usize, player: u64, opponent: u64, depth: i32): void {
  for (let move = at; move < end; move += MOVE_BYTES) {
    if (isFree(player, opponent, move, depth)) return bringForward(move, at);
  }
}
