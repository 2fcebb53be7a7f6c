import { BOARD_SIZE, FIRST_COLUMN, LAST_ROW_SHIFT, SQUARE_COUNT, count, gatherColumn } from './bitboard';
import { lanesOf } from './mirrored';

/**
 * Stable discs: those that no sequence of moves can flip. Only cheap cases are detected: edge discs that no move along the
 * edge can reach, inner discs whose four lines are full, and inner discs with a stable disc of their color next to them in
 * each line that is not full.
 */
const EDGE_STATES: i32 = 1 << 16;
/** For the discs of both sides on an edge, eight bits each: the stable discs of both. */
const stableEdges: usize = heap.alloc(EDGE_STATES);

const FULL_EDGE: i32 = 0xff;
const INNER_SQUARES: u64 = 0x007e7e7e7e7e7e00;
/** The first seven bits of a byte spread to the first column when multiplied by this. */
const SCATTER_COLUMN: u64 = 0x0002040810204081;
const LAST_COLUMN_SHIFT: u64 = 7;

/** Squares from which one, two or four diagonal steps down leave the board, to the right and to the left. */
const LEAVES_RIGHT_1: u64 = 0xff80808080808080;
const LEAVES_RIGHT_2: u64 = 0xffffc0c0c0c0c0c0;
const LEAVES_RIGHT_4: u64 = 0xfffffffff0f0f0f0;
const LEAVES_LEFT_1: u64 = 0xff01010101010101;
const LEAVES_LEFT_2: u64 = 0xffff030303030303;
const LEAVES_LEFT_4: u64 = 0xffffffff0f0f0f0f;

@inline
function placeOfEdge(one: i32, other: i32): usize {
  return stableEdges + <usize>((one << BOARD_SIZE) | other);
}

/** The discs that a move on `square` flips along the edge, in the direction of `step`. */
function flippedOnEdge(player: i32, opponent: i32, square: i32, step: i32): i32 {
  let line = 0;
  let place = square + step;
  while (place >= 0 && place < BOARD_SIZE && (opponent & (1 << place)) != 0) {
    line |= 1 << place;
    place += step;
  }
  return place >= 0 && place < BOARD_SIZE && (player & (1 << place)) != 0 ? line : 0;
}

/** The discs that stay stable if the player plays on `square`. */
function stableAfter(player: i32, opponent: i32, square: i32): i32 {
  const flipped = flippedOnEdge(player, opponent, square, 1) | flippedOnEdge(player, opponent, square, -1);
  return load<u8>(placeOfEdge(player | flipped | (1 << square), opponent & ~flipped)) & ~flipped;
}

/** Either side may play on any square, since a move that flips nothing along the edge may flip discs elsewhere. */
function findStable(one: i32, other: i32): i32 {
  let stable = one | other;
  for (let square = 0; square < BOARD_SIZE; square++) {
    if ((((one | other) >> square) & 1) != 0) continue;
    stable &= stableAfter(one, other, square) & stableAfter(other, one, square);
  }
  return stable;
}

/** Computes fuller edges first, since the others depend on them; they have the higher numbers. */
for (let discs = FULL_EDGE; discs >= 0; discs--) {
  for (let one = 0; one <= FULL_EDGE; one++) {
    if ((one & ~discs) == 0) store<u8>(placeOfEdge(one, discs ^ one), findStable(one, discs ^ one));
  }
}

@inline
function stableOnEdge(player: u64, opponent: u64): u64 {
  return <u64>load<u8>(stableEdges + <usize>((player << BOARD_SIZE) | opponent)) & player;
}

@inline
function stableOnRow(player: u64, opponent: u64, shift: u64): u64 {
  return stableOnEdge((player >> shift) & FULL_EDGE, (opponent >> shift) & FULL_EDGE) << shift;
}

@inline
function scatterColumn(row: u64, shift: u64): u64 {
  const last = (row >> LAST_COLUMN_SHIFT) << LAST_ROW_SHIFT;
  return ((((row & 0x7f) * SCATTER_COLUMN) & FIRST_COLUMN) | last) << shift;
}

@inline
function stableOnColumn(player: u64, opponent: u64, shift: u64): u64 {
  return scatterColumn(stableOnEdge(gatherColumn(player, shift), gatherColumn(opponent, shift)), shift);
}

@inline
function stableOnEdges(player: u64, opponent: u64): u64 {
  return (
    stableOnRow(player, opponent, 0) |
    stableOnRow(player, opponent, LAST_ROW_SHIFT) |
    stableOnColumn(player, opponent, 0) |
    stableOnColumn(player, opponent, LAST_COLUMN_SHIFT)
  );
}

/** The squares with no empty square between them and the edge, in steps of `step` bits. */
@inline
function fullOnward(discs: v128, step: i32, leaves1: u64, leaves2: u64, leaves4: u64): v128 {
  let full = v128.and(discs, v128.or(i64x2.shr_u(discs, step), i64x2.splat(leaves1)));
  full = v128.and(full, v128.or(i64x2.shr_u(full, 2 * step), i64x2.splat(leaves2)));
  return v128.and(full, v128.or(i64x2.shr_u(full, 4 * step), i64x2.splat(leaves4)));
}

@inline
function fullRows(discs: u64): u64 {
  return i64x2.extract_lane(i8x16.eq(i64x2.splat(discs), i8x16.splat(-1)), 0);
}

@inline
function fullColumns(discs: u64): u64 {
  let full = discs & rotr(discs, 8);
  full &= rotr(full, 16);
  return full & rotr(full, 32);
}

/** The player's detected stable discs. */
export function stableDiscs(player: u64, opponent: u64): u64 {
  const discs = player | opponent;
  const mirrored = lanesOf(discs);
  const right = fullOnward(mirrored, 9, LEAVES_RIGHT_1, LEAVES_RIGHT_2, LEAVES_RIGHT_4);
  const left = fullOnward(mirrored, 7, LEAVES_LEFT_1, LEAVES_LEFT_2, LEAVES_LEFT_4);
  const rising = i64x2.extract_lane(right, 0) & bswap(<u64>i64x2.extract_lane(left, 1));
  const falling = i64x2.extract_lane(left, 0) & bswap(<u64>i64x2.extract_lane(right, 1));
  const rows = fullRows(discs);
  const columns = fullColumns(discs);
  const inner = player & INNER_SQUARES;
  let stable = stableOnEdges(player, opponent) | (inner & rows & columns & rising & falling);
  if (stable == 0) return 0;
  let known: u64 = 0;
  while (stable != known) {
    known = stable;
    stable |=
      inner &
      (rows | (known >> 1) | (known << 1)) &
      (columns | (known >> 8) | (known << 8)) &
      (rising | (known >> 9) | (known << 9)) &
      (falling | (known >> 7) | (known << 7));
  }
  return stable;
}

/** The player's maximum score, given the opponent's stable discs. */
@inline
export function stabilityBound(player: u64, opponent: u64): i32 {
  return SQUARE_COUNT - 2 * count(stableDiscs(opponent, player));
}
