/**
 * Connect Four's board in 49 bits: bit = column * 7 + row, row 0 at the bottom. Above each column of six squares is a guard
 * bit that is never set, so lines end there.
 */
export const COLUMN_COUNT: i32 = 7;
export const SQUARE_COUNT: i32 = 42;
export const COLUMN_BITS: i32 = 7;

export const BOTTOM: u64 =
  1 | (1 << 7) | (1 << 14) | (1 << 21) | (1 << 28) | (<u64>1 << 35) | (<u64>1 << 42);
const COLUMN: u64 = 0x3f;
export const BOARD: u64 = BOTTOM * COLUMN;
/** Rows 1, 3 and 5 from the bottom, which the first player gets if the second always plays on top of the last disc. */
export const ODD_ROWS: u64 = BOTTOM * 0x15;
/** The six squares of a column and its guard bit. */
const WHOLE_COLUMN: u64 = 0x7f;

/** The distance in bits between neighbouring squares of a line. */
const ROW: u64 = 7;
const FALLING: u64 = 6;
const RISING: u64 = 8;

/** The squares where discs land: the lowest empty one of each column. */
@inline
export function landings(taken: u64): u64 {
  return (taken + BOTTOM) & BOARD;
}

@inline
export function columnOf(square: u64): i32 {
  return <i32>ctz(square) / COLUMN_BITS;
}

@inline
export function columnBits(column: i32): u64 {
  return WHOLE_COLUMN << <u64>(column * COLUMN_BITS);
}

@inline
export function isOne(squares: u64): bool {
  return (squares & (squares - 1)) == 0;
}

@inline
function hasFourAlong(discs: u64, step: u64): bool {
  const pairs = discs & (discs >> step);
  return (pairs & (pairs >> (2 * step))) != 0;
}

@inline
export function hasFour(discs: u64): bool {
  return (
    hasFourAlong(discs, 1) ||
    hasFourAlong(discs, ROW) ||
    hasFourAlong(discs, FALLING) ||
    hasFourAlong(discs, RISING)
  );
}

/** The squares, on the board or beside it, that complete a four of `discs` in one direction. */
@inline
function completing(discs: u64, step: u64): u64 {
  const before = (discs << step) & (discs << (2 * step));
  const after = (discs >> step) & (discs >> (2 * step));
  return (
    (before & ((discs << (3 * step)) | (discs >> step))) | (after & ((discs >> (3 * step)) | (discs << step)))
  );
}

/** The empty squares that complete a four of `discs`, including those not reachable yet. */
@inline
export function threats(discs: u64, taken: u64): u64 {
  const vertical = (discs << 1) & (discs << 2) & (discs << 3);
  const others = completing(discs, ROW) | completing(discs, FALLING) | completing(discs, RISING);
  return (vertical | others) & (BOARD ^ taken);
}

/** The mirror image. */
@inline
export function mirrored(squares: u64): u64 {
  return (
    ((squares & WHOLE_COLUMN) << 42) |
    ((squares & (WHOLE_COLUMN << 7)) << 28) |
    ((squares & (WHOLE_COLUMN << 14)) << 14) |
    (squares & (WHOLE_COLUMN << 21)) |
    ((squares >> 14) & (WHOLE_COLUMN << 14)) |
    ((squares >> 28) & (WHOLE_COLUMN << 7)) |
    ((squares >> 42) & WHOLE_COLUMN)
  );
}

/** A unique key of 49 bits: in each column the player's discs, and a one above all discs. */
@inline
export function keyOf(player: u64, taken: u64): u64 {
  return player + taken;
}

/** A key that a position shares only with its mirror image. */
@inline
export function symmetricKeyOf(player: u64, taken: u64): u64 {
  return min(keyOf(player, taken), keyOf(mirrored(player), mirrored(taken)));
}

/**
 * A proved value: 0 is a draw; s > 0 means that the player wins with s - 1 of its 21 discs unplayed, s < 0 that the opponent
 * does. The sooner, the further from 0. This is the value if the player completes a four with the next disc.
 */
@inline
export function winNow(empties: i32): i32 {
  return (empties + 1) >> 1;
}

/** The value if the opponent completes a four with the following disc. */
@inline
export function lossNext(empties: i32): i32 {
  return -(empties >> 1);
}

/** The number of discs, of both sides, until a game with this proved value is decided. It must not be a draw. */
export function pliesOf(value: i32, empties: i32): i32 {
  return value > 0 ? 2 * (winNow(empties) - value) + 1 : 2 * (value - lossNext(empties)) + 2;
}
