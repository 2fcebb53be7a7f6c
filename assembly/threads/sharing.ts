import { SQUARE_COUNT, bitOf, keyOf } from '../board/bitboard';
import { find } from '../flipside/hash';
import { NO_DATA, isAsGood, lowerOf } from '../search/entries';
import { MOVE_BYTES, bringBest, bringForward, flippedBy, rankOf, setRank, squareOf } from '../search/moveList';
import { MIN_SHARED_DEPTH, MIN_SHARED_DEPTH_TO_END } from '../flipside/parameters';

/**
 * How threads share a search, similar to simplified ABDADA: all search the same tree, but a thread defers a move that another
 * one is searching; when it returns to the move, the transposition table has the result. Claimed moves are stored in a table
 * by the key of the position after them. If one overwrites another, only some work is done twice.
 */
const TABLE_BITS: u64 = 12;
const CLAIM_BYTES: usize = sizeof<u64>();
const table: usize = heap.alloc(CLAIM_BYTES << <usize>TABLE_BITS);
const DEPTH_FACTOR: u64 = 0x9e3779b97f4a7c15;
/** More than the difference of any two moves' ranks. */
const CLAIMED_PENALTY: i32 = 1 << 28;

let sharing: bool = false;

/** Sets whether other threads take part in the search. */
export function setSharing(isShared: bool): void {
  sharing = isShared;
}

/** Releases all moves. */
export function clearClaims(): void {
  memory.fill(table, 0, CLAIM_BYTES << <usize>TABLE_BITS);
}

/** Whether threads share the moves of a position searched `depth` plies deep. */
@inline
export function sharesAt(depth: i32, toEnd: bool): bool {
  if (!ASC_FEATURE_THREADS) return false;
  return sharing && depth >= (toEnd ? MIN_SHARED_DEPTH_TO_END : MIN_SHARED_DEPTH);
}

function claimOf(player: u64, opponent: u64, move: usize, depth: i32): u64 {
  const flipped = flippedBy(move);
  return keyOf(opponent ^ flipped, player ^ flipped ^ bitOf(squareOf(move))) + <u64>depth * DEPTH_FACTOR;
}

@inline
function placeOf(claim: u64): usize {
  return table + <usize>(claim >> (64 - TABLE_BITS)) * CLAIM_BYTES;
}

/** Claims a move, so that other threads defer it. Returns the claim for `releaseMove`. */
export function claimMove(player: u64, opponent: u64, move: usize, depth: i32): u64 {
  const claim = claimOf(player, opponent, move, depth);
  store<u64>(placeOf(claim), claim);
  return claim;
}

export function releaseMove(claim: u64): void {
  if (load<u64>(placeOf(claim)) == claim) store<u64>(placeOf(claim), 0);
}

@inline
function isUnclaimed(player: u64, opponent: u64, move: usize, depth: i32): bool {
  const claim = claimOf(player, opponent, move, depth);
  return load<u64>(placeOf(claim)) != claim;
}

/** The lower bound that another thread may meanwhile have found for the current position. */
export function knownMeanwhile(key: u64, depth: i32, selectivity: i32): i32 {
  const data = find(key);
  return data != NO_DATA && isAsGood(data, depth, selectivity) ? lowerOf(data) : -SQUARE_COUNT;
}

/** Swaps the best unclaimed move into `at`, or the best of all if every move is claimed. */
export function bringUnclaimed(at: usize, end: usize, player: u64, opponent: u64, depth: i32): void {
  bringBest(at, end);
  while (rankOf(at) > -CLAIMED_PENALTY / 2 && !isUnclaimed(player, opponent, at, depth)) {
    setRank(at, rankOf(at) - CLAIMED_PENALTY);
    bringBest(at, end);
  }
}

/** Brings an unclaimed move to the front of a sorted list, which otherwise keeps its order. */
export function moveUnclaimedForward(at: usize, end: usize, player: u64, opponent: u64, depth: i32): void {
  for (let move = at; move < end; move += MOVE_BYTES) {
    if (isUnclaimed(player, opponent, move, depth)) return bringForward(move, at);
  }
}
