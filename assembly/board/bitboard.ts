/** A set of squares is a `u64`: bit row * 8 + column, so a1 is the lowest bit and h8 the highest. */
export const SQUARE_COUNT: i32 = 64;
export const BOARD_SIZE: i32 = 8;

const FIRST_ROW: u64 = 0xff;
export const FIRST_COLUMN: u64 = 0x0101010101010101;
const LAST_COLUMN: u64 = 0x8080808080808080;

/**
 * A disc in an outer column can be the end of a sideways or slanted line but not its middle. Masked with the inner
 * columns, no line runs around the edge of the board.
 */
export const INNER_COLUMNS: u64 = 0x7e7e7e7e7e7e7e7e;

@inline
export function fromHalves(lo: i32, hi: i32): u64 {
  return (<u64>(<u32>lo)) | ((<u64>(<u32>hi)) << 32);
}

@inline
export function bitOf(square: i32): u64 {
  return (<u64>1) << square;
}

@inline
export function count(squares: u64): i32 {
  return <i32>popcnt(squares);
}

@inline
export function firstOf(squares: u64): i32 {
  return <i32>ctz(squares);
}

@inline
export function withoutFirst(squares: u64): u64 {
  return squares & (squares - 1);
}

/** The squares one step away from `squares` along rows and columns. */
@inline
export function besideOf(squares: u64): u64 {
  return (
    ((squares & ~LAST_COLUMN) << 1) | ((squares & ~FIRST_COLUMN) >> 1) | (squares << 8) | (squares >> 8)
  );
}

/** The squares one slanted step away from `squares`. */
@inline
export function slantedFrom(squares: u64): u64 {
  const right = (squares & ~LAST_COLUMN) << 1;
  const left = (squares & ~FIRST_COLUMN) >> 1;
  return (right << 8) | (right >> 8) | (left << 8) | (left >> 8);
}

/** The squares themselves and those a king's step away. */
@inline
export function withNeighbours(squares: u64): u64 {
  const sideways = squares | ((squares & ~LAST_COLUMN) << 1) | ((squares & ~FIRST_COLUMN) >> 1);
  return sideways | (sideways << 8) | (sideways >> 8);
}

/** The squares themselves and those a rook's step away. */
export function withNextInLine(squares: u64): u64 {
  return squares | ((squares & ~LAST_COLUMN) << 1) | ((squares & ~FIRST_COLUMN) >> 1) | (squares << 8) | (squares >> 8);
}

/** A board is a rectangle in the top left of the 64 squares. */
export function columnsOf(board: u64): i32 {
  return count(board & FIRST_ROW);
}

export function rowsOf(board: u64): i32 {
  return count(board & FIRST_COLUMN);
}

export function cornersOf(board: u64): u64 {
  const right = columnsOf(board) - 1;
  const bottom = (rowsOf(board) - 1) * BOARD_SIZE;
  return bitOf(0) | bitOf(right) | bitOf(bottom) | bitOf(bottom + right);
}
