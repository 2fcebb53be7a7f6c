import { BOARD_SIZE, SQUARE_COUNT, bitOf } from './bitboard';
import { boardOf, joined } from './mirrored';
import { ray } from './moves';

/**
 * Flips near the end of the game, on boards stored in two lanes. Lines that lead up the board lead down in its mirror image,
 * so one calculation serves both lanes. Rows use a table, since the upside-down mirror image has the same rows. Passing
 * boards on as lanes saves mirroring them again, which is 7 to 9 % of the endgame's time.
 */

/** The mirror image of a square, upside down. */
const MIRROR: i32 = SQUARE_COUNT - BOARD_SIZE;
const ROW_MASK: i32 = MIRROR;
const COLUMN_MASK: i32 = BOARD_SIZE - 1;

/**
 * For each square three vectors with all squares except the rays to its lower left, below it and to its lower right; then the
 * square.
 */
const LANE_BYTES: usize = 8;
const VECTOR_BYTES: usize = 16;
const SQUARE_BYTES: usize = 64;
const BIT: usize = 3 * VECTOR_BYTES;
const rays: usize = memory.data(SQUARE_COUNT * 64);

/** For a column and the opponent's discs in the six inner columns of its row: the squares beyond the lines on both sides. */
const INNER_STATES: i32 = 64;
const INNER_MASK: usize = 63;
const rowEnds: usize = memory.data(BOARD_SIZE * INNER_STATES);
/** For a column and the player's discs among these squares: the squares in between. */
const ROW_STATES: i32 = 256;
const rowFlips: usize = memory.data(BOARD_SIZE * ROW_STATES);

function storeRays(at: usize, square: i32, columnStep: i32): void {
  store<u64>(at, ~ray(square, columnStep, 1));
  store<u64>(at, ~ray(square ^ MIRROR, columnStep, 1), LANE_BYTES);
}

for (let square = 0; square < SQUARE_COUNT; square++) {
  const at = rays + <usize>square * SQUARE_BYTES;
  storeRays(at, square, -1);
  storeRays(at + VECTOR_BYTES, square, 0);
  storeRays(at + 2 * VECTOR_BYTES, square, 1);
  store<u64>(at, bitOf(square), BIT);
  store<u64>(at, bitOf(square ^ MIRROR), BIT + LANE_BYTES);
}

function endTowards(column: i32, discs: i32, step: i32): i32 {
  let at = column + step;
  while (at > 0 && at < BOARD_SIZE - 1 && ((discs >> at) & 1) != 0) at += step;
  return at == column + step || at < 0 || at >= BOARD_SIZE ? 0 : 1 << at;
}

function flipsTowards(column: i32, ends: i32, step: i32): i32 {
  let squares = 0;
  for (let at = column + step; at >= 0 && at < BOARD_SIZE; at += step) {
    if (((ends >> at) & 1) != 0) return squares;
    squares |= 1 << at;
  }
  return 0;
}

for (let column = 0; column < BOARD_SIZE; column++) {
  for (let inner = 0; inner < INNER_STATES; inner++) {
    const ends = endTowards(column, inner << 1, 1) | endTowards(column, inner << 1, -1);
    store<u8>(rowEnds + column * INNER_STATES + inner, ends);
  }
  for (let ends = 0; ends < ROW_STATES; ends++) {
    const flipped = flipsTowards(column, ends, 1) | flipsTowards(column, ends, -1);
    store<u8>(rowFlips + column * ROW_STATES + ends, flipped);
  }
}

@inline
export function bitLanes(square: i32): v128 {
  return v128.load(rays + <usize>square * SQUARE_BYTES, BIT);
}

/** If all bits except the opponent's discs on the ray are set, adding one carries to the end of the line. */
@inline
function flipsAlong(player: v128, opponent: v128, offRay: v128): v128 {
  const carried = i64x2.sub(v128.or(opponent, offRay), i64x2.splat(-1));
  const end = v128.andnot(v128.and(carried, player), offRay);
  const none = i64x2.eq(end, i64x2.splat(0));
  return v128.andnot(i64x2.add(end, i64x2.splat(-1)), v128.or(offRay, none));
}

@inline
function flipsInRow(player: u64, opponent: u64, square: i32): u64 {
  const row = <u64>(square & ROW_MASK);
  const column = square & COLUMN_MASK;
  const inner = (<usize>(opponent >> row) >> 1) & INNER_MASK;
  const ends = <usize>load<u8>(rowEnds + column * INNER_STATES + inner) & <usize>(player >> row);
  return <u64>load<u8>(rowFlips + column * ROW_STATES + ends) << row;
}

/** The discs flipped when the player plays the empty `square`, each in at least one lane; none if that is illegal. */
@inline
export function flipHalves(players: v128, opponents: v128, square: i32): v128 {
  const at = rays + <usize>square * SQUARE_BYTES;
  const inRow = flipsInRow(boardOf(players), boardOf(opponents), square);
  return v128.or(
    v128.or(
      flipsAlong(players, opponents, v128.load(at)),
      flipsAlong(players, opponents, v128.load(at, VECTOR_BYTES)),
    ),
    v128.or(
      flipsAlong(players, opponents, v128.load(at, 2 * VECTOR_BYTES)),
      i64x2.replace_lane(i64x2.splat(0), 0, inRow),
    ),
  );
}

/** The discs flipped by a move, with the halves of both lanes joined. */
@inline
export function flipLanes(players: v128, opponents: v128, square: i32): v128 {
  return joined(flipHalves(players, opponents, square));
}
