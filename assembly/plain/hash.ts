import { GOLDEN_RATIO, ROOT_OF_2 } from '../board/bitboard';
import { isSelfToMove } from './evaluation';
import { HASH_BITS } from './parameters';

/**
 * The transposition table. An entry takes 24 bytes:
 *
 *     0  player       u64   the whole position, so that no two are ever confused
 *     8  opponent     u64
 *    16  score        i32   for the player
 *    20  depth        u8    plies searched, doubled, plus one if the search is for the player
 *    21  bound        u8    whether the score is a LOWER or UPPER bound or EXACT
 *    22  best square  u8    worth trying first
 *
 * A score is used only by a search of the same depth and for the same side. Given both, the value of a position does not
 * depend on the moves that led to it, so the table changes no result. The newest entry replaces the old one. An empty entry
 * has no discs.
 */
const ENTRY_BYTES: i32 = 24;
const OPPONENT: usize = 8;
const SCORE: usize = 16;
const DEPTH: usize = 20;
const BOUND: usize = 21;
const BEST_SQUARE: usize = 22;

const LOWER: u8 = 1;
const UPPER: u8 = 2;
const EXACT: u8 = LOWER | UPPER;

const INDEX_SHIFT: u64 = 64 - HASH_BITS;

const TABLE_BYTES: i32 = ENTRY_BYTES << HASH_BITS;
const table: usize = heap.alloc(TABLE_BYTES);

export const NO_ENTRY: usize = 0;

export function clearTable(): void {
  memory.fill(table, 0, TABLE_BYTES);
}

@inline
function placeOf(player: u64, opponent: u64): usize {
  const mixed = (player * GOLDEN_RATIO) ^ (opponent * ROOT_OF_2);
  return table + <usize>((mixed * GOLDEN_RATIO) >> INDEX_SHIFT) * ENTRY_BYTES;
}

/** The entry of this position, or `NO_ENTRY`. */
@inline
export function find(player: u64, opponent: u64): usize {
  const entry = placeOf(player, opponent);
  const found = load<u64>(entry) == player && load<u64>(entry, OPPONENT) == opponent;
  return found ? entry : NO_ENTRY;
}

@inline
function depthMark(depth: i32): u8 {
  return <u8>((depth << 1) | i32(isSelfToMove()));
}

/** Whether the entry decides a search of `depth` plies with the window `alpha` to `beta`. */
@inline
export function settles(entry: usize, depth: i32, alpha: i32, beta: i32): bool {
  if (load<u8>(entry, DEPTH) != depthMark(depth)) return false;
  const bound = load<u8>(entry, BOUND);
  const score = scoreOf(entry);
  return bound == EXACT || (bound == LOWER && score >= beta) || (bound == UPPER && score <= alpha);
}

@inline
export function scoreOf(entry: usize): i32 {
  return load<i32>(entry, SCORE);
}

@inline
export function bestSquareOf(entry: usize): i32 {
  return load<u8>(entry, BEST_SQUARE);
}

/** Stores the result of a search of `depth` plies with the window `alpha` to `beta`. */
@inline
export function keep(player: u64, opponent: u64, depth: i32, alpha: i32, beta: i32, score: i32, best: i32): void {
  const entry = placeOf(player, opponent);
  store<u64>(entry, player);
  store<u64>(entry, opponent, OPPONENT);
  store<i32>(entry, score, SCORE);
  store<u8>(entry, depthMark(depth), DEPTH);
  store<u8>(entry, score >= beta ? LOWER : score <= alpha ? UPPER : EXACT, BOUND);
  store<u8>(entry, best, BEST_SQUARE);
}
