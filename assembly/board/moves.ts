import { BOARD_SIZE, SQUARE_COUNT, bitOf } from './bitboard';
import { lanesOf, mobilityOfLanes } from './mirrored';

const RAYS_PER_SENSE: i32 = 4;
const BYTES_PER_RAY: i32 = sizeof<u64>();
const BYTES_PER_SQUARE: i32 = RAYS_PER_SENSE * BYTES_PER_RAY;
const HIGHEST_BIT: u64 = 0x8000000000000000;

/** For each square the rays towards higher bits: right, lower left, down, lower right. */
const risingRays: usize = memory.data(SQUARE_COUNT * BYTES_PER_SQUARE);
/** The rays towards lower bits: left, upper right, up, upper left. */
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

/** The squares of `empty` where the player flips at least one disc. */
@inline
export function mobility(player: u64, opponent: u64, empty: u64): u64 {
  return mobilityOfLanes(lanesOf(player), lanesOf(opponent), empty);
}

/** If all bits except the opponent's discs on the ray are set, adding one carries to the end of the line. */
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

/** The discs flipped when the player plays the empty `square`; none if that is illegal. */
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
