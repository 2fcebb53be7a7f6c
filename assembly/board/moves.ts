import { BOARD_SIZE, INNER_COLUMNS, SQUARE_COUNT, bitOf } from './bitboard';

const RAYS_PER_SENSE: i32 = 4;
const BYTES_PER_RAY: i32 = sizeof<u64>();
const BYTES_PER_SQUARE: i32 = RAYS_PER_SENSE * BYTES_PER_RAY;
const HIGHEST_BIT: u64 = 0x8000000000000000;

/** For each square the rays of rising bits: to its right, lower left, below, lower right. */
const risingRays: usize = memory.data(SQUARE_COUNT * BYTES_PER_SQUARE);
/** The rays of falling bits: to its left, upper right, above, upper left. */
const fallingRays: usize = memory.data(SQUARE_COUNT * BYTES_PER_SQUARE);

export function ray(square: i32, columnStep: i32, rowStep: i32): u64 {
  let squares: u64 = 0;
  let column = (square % BOARD_SIZE) + columnStep;
  let row = square / BOARD_SIZE + rowStep;
  while (column >= 0 && column < BOARD_SIZE && row >= 0 && row < BOARD_SIZE) {
    squares |= bitOf(row * BOARD_SIZE + column);
    column += columnStep;
    row += rowStep;
  }
  return squares;
}

function storeRays(square: i32, index: i32, columnStep: i32, rowStep: i32): void {
  const offset = square * BYTES_PER_SQUARE + index * BYTES_PER_RAY;
  store<u64>(risingRays + offset, ray(square, columnStep, rowStep));
  store<u64>(fallingRays + offset, ray(square, -columnStep, -rowStep));
}

for (let square = 0; square < SQUARE_COUNT; square++) {
  storeRays(square, 0, 1, 0);
  storeRays(square, 1, -1, 1);
  storeRays(square, 2, 0, 1);
  storeRays(square, 3, 1, 1);
}

/**
 * A board in the lower lane and its mirror image, upside down, in the upper lane, where a shift goes the other way. V8 keeps the
 * constant of a swizzle but makes that of a shuffle again at every use.
 */
@inline
function withMirror(squares: u64): v128 {
  return i8x16.swizzle(i64x2.splat(squares), i8x16(0, 1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1, 0));
}

@inline
function mergeMirror(lanes: v128): u64 {
  const upright = i8x16.swizzle(lanes, i8x16(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
  return i64x2.extract_lane(v128.or(lanes, upright), 0);
}

/** The squares after lines of `carriers` that start next to `player`, in steps of `step` bits. */
@inline
export function lineEnds(player: v128, carriers: v128, step: i32): v128 {
  let line = v128.and(carriers, i64x2.shl(player, step));
  line = v128.or(line, v128.and(carriers, i64x2.shl(line, step)));
  const pairs = v128.and(carriers, i64x2.shl(carriers, step));
  line = v128.or(line, v128.and(pairs, i64x2.shl(line, 2 * step)));
  line = v128.or(line, v128.and(pairs, i64x2.shl(line, 2 * step)));
  return i64x2.shl(line, step);
}

/** Adding one to the lowest bit of a run of discs carries to the square after the run. */
@inline
export function lineEndsRight(player: u64, carriers: u64): u64 {
  return (carriers + (carriers & (player << 1))) & ~carriers;
}

@inline
export function lineEndsLeft(player: u64, carriers: u64): u64 {
  let line = carriers & (player >> 1);
  line |= carriers & (line >> 1);
  const pairs = carriers & (carriers >> 1);
  line |= pairs & (line >> 2);
  line |= pairs & (line >> 2);
  return line >> 1;
}

/** The squares of `empty` where the player flips at least one disc. */
@inline
export function mobility(player: u64, opponent: u64, empty: u64): u64 {
  const inner = opponent & INNER_COLUMNS;
  const players = withMirror(player);
  const diagonal = withMirror(inner);
  const upAndDown = v128.or(
    lineEnds(players, withMirror(opponent), 8),
    v128.or(lineEnds(players, diagonal, 7), lineEnds(players, diagonal, 9)),
  );
  return (mergeMirror(upAndDown) | lineEndsRight(player, inner) | lineEndsLeft(player, inner)) & empty;
}

/** With everything but the opponent's discs on the ray set, adding one carries to the end of their line. */
@inline
function flipsRising(player: u64, opponent: u64, ray: u64): u64 {
  const end = ((opponent | ~ray) + 1) & player & ray;
  return (end - <u64>(end != 0)) & ray;
}

@inline
function flipsFalling(player: u64, opponent: u64, ray: u64): u64 {
  const end = (HIGHEST_BIT >> clz(ray & ~opponent)) & player & ray;
  return (-end << 1) & ray;
}

/** The discs flipped when the player plays the empty `square`; none if that is not legal. */
@inline
export function flips(player: u64, opponent: u64, square: i32): u64 {
  const rising = risingRays + square * BYTES_PER_SQUARE;
  const falling = fallingRays + square * BYTES_PER_SQUARE;
  return (
    flipsRising(player, opponent, load<u64>(rising)) |
    flipsRising(player, opponent, load<u64>(rising, BYTES_PER_RAY)) |
    flipsRising(player, opponent, load<u64>(rising, 2 * BYTES_PER_RAY)) |
    flipsRising(player, opponent, load<u64>(rising, 3 * BYTES_PER_RAY)) |
    flipsFalling(player, opponent, load<u64>(falling)) |
    flipsFalling(player, opponent, load<u64>(falling, BYTES_PER_RAY)) |
    flipsFalling(player, opponent, load<u64>(falling, 2 * BYTES_PER_RAY)) |
    flipsFalling(player, opponent, load<u64>(falling, 3 * BYTES_PER_RAY))
  );
}
