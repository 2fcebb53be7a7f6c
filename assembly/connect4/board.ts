/**
 * Connect Four's board in 49 bits: bit = column * 7 + row, row 0 at the bottom, and above each column of six squares
 * one bit that is never set, so that lines end there by themselves.
 */
export const COLUMN_COUNT: i32 = 7;
export const SQUARE_COUNT: i32 = 42;
export const COLUMN_BITS: i32 = 7;

export const BOTTOM: u64 =
  1 | (1 << 7) | (1 << 14) | (1 << 21) | (1 << 28) | (<u64>1 << 35) | (<u64>1 << 42);
const COLUMN: u64 = 0x3f;
export const BOARD: u64 = BOTTOM * COLUMN;
/** Rows 1, 3 and 5: those that fall to the first player if the second always plays on top of it. */
export const ODD_ROWS: u64 = BOTTOM * 0x15;
/** The six squares of a column and its guard. */
const WHOLE_COLUMN: u64 = 0x7f;

/** What a line's squares differ by, in bits. */
const ROW: u64 = 7;
const FALLING: u64 = 6;
const RISING: u64 = 8;

/** The squares a disc can be played on: the lowest empty one of each column. */
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

/** The squares, on the board or beside it, that would complete a four of `discs` along one kind of line. */
@inline
function completing(discs: u64, step: u64): u64 {
  const before = (discs << step) & (discs << (2 * step));
  const after = (discs >> step) & (discs >> (2 * step));
  return (
    (before & ((discs << (3 * step)) | (discs >> step))) | (after & ((discs >> (3 * step)) | (discs << step)))
  );
}

/** The empty squares that would complete a four of `discs`, in reach or not. */
@inline
export function threats(discs: u64, taken: u64): u64 {
  const vertical = (discs << 1) & (discs << 2) & (discs << 3);
  const others = completing(discs, ROW) | completing(discs, FALLING) | completing(discs, RISING);
  return (vertical | others) & (BOARD ^ taken);
}

/** The squares as seen in a mirror. */
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

/** A number of 49 bits that no other position has: in each column the player's discs, and a one above all discs. */
@inline
export function keyOf(player: u64, taken: u64): u64 {
  return player + taken;
}

/** The number that a position shares with its mirror image. */
@inline
export function symmetricKeyOf(player: u64, taken: u64): u64 {
  return min(keyOf(player, taken), keyOf(mirrored(player), mirrored(taken)));
}
