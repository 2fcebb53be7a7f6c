/** A set of squares is a `u64`, bit row * 8 + column: a1 is the lowest bit, h8 the highest. */
export const SQUARE_COUNT: i32 = 64;
export const BOARD_SIZE: i32 = 8;

export const FIRST_ROW: u64 = 0xff;
export const FIRST_COLUMN: u64 = 0x0101010101010101;
const LAST_COLUMN: u64 = 0x8080808080808080;
/** The corners of the 8 x 8 board. */
export const CORNERS: u64 = 0x8100000000000081;

/**
 * Masks for the inner columns. A disc in an outer column can end a row or a diagonal but never lies inside one, so with this
 * mask no line wraps around the edge of the board.
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

/** The first bit of each of the eight rows moves to the highest byte when multiplied by this. */
const GATHER_COLUMN: u64 = 0x0102040810204080;
export const LAST_ROW_SHIFT: u64 = 56;

/** The column that starts at bit `shift`, as a number of eight bits. */
@inline
export function gatherColumn(squares: u64, shift: u64): u64 {
  return (((squares >> shift) & FIRST_COLUMN) * GATHER_COLUMN) >> LAST_ROW_SHIFT;
}

/** The squares next to `squares` in their rows and columns. */
@inline
export function orthogonalNeighbours(squares: u64): u64 {
  return (
    ((squares & ~LAST_COLUMN) << 1) | ((squares & ~FIRST_COLUMN) >> 1) | (squares << 8) | (squares >> 8)
  );
}

/** The squares diagonally next to `squares`. */
@inline
export function diagonalNeighbours(squares: u64): u64 {
  const right = (squares & ~LAST_COLUMN) << 1;
  const left = (squares & ~FIRST_COLUMN) >> 1;
  return (right << 8) | (right >> 8) | (left << 8) | (left >> 8);
}

/** The squares and all their neighbours. */
@inline
export function withNeighbours(squares: u64): u64 {
  const sideways = squares | ((squares & ~LAST_COLUMN) << 1) | ((squares & ~FIRST_COLUMN) >> 1);
  return sideways | (sideways << 8) | (sideways >> 8);
}

/** Odd multiplication constants from the golden ratio and from roots, which mix the bits well. */
export const GOLDEN_RATIO: u64 = 0x9e3779b97f4a7c15;
export const ROOT_OF_2: u64 = 0xb504f333f9de6485;
const ROOT_OF_3: u64 = 0xbb67ae8584caa73b;

/** The hash key of a position: 64 bits that depend on every disc. */
@inline
export function keyOf(player: u64, opponent: u64): u64 {
  let own = player * GOLDEN_RATIO;
  let other = opponent * ROOT_OF_2;
  own ^= own >> 32;
  other ^= other >> 29;
  const joint = (own * ROOT_OF_3) ^ other;
  return joint ^ (joint >> 32);
}

/** The bounding rectangle of the board, in the top left of the 64 squares. Some of its squares may be missing. */
export function columnsOf(board: u64): i32 {
  let row = board | (board >> 32);
  row |= row >> 16;
  row |= row >> 8;
  return 64 - <i32>clz(row & FIRST_ROW);
}

export function rowsOf(board: u64): i32 {
  return (71 - <i32>clz(board)) / BOARD_SIZE;
}

/** All squares of that rectangle. */
export function rectangleOf(board: u64): u64 {
  const row = FIRST_ROW >> <u64>(BOARD_SIZE - columnsOf(board));
  return (row * FIRST_COLUMN) & (u64.MAX_VALUE >> <u64>(BOARD_SIZE * (BOARD_SIZE - rowsOf(board))));
}

/** The squares where a row, a column, or a diagonal of either direction ends. */
export function rowEndsOf(board: u64): u64 {
  return board & ~(((board & ~LAST_COLUMN) << 1) & ((board & ~FIRST_COLUMN) >> 1));
}

export function columnEndsOf(board: u64): u64 {
  return board & ~((board << 8) & (board >> 8));
}

export function fallingEndsOf(board: u64): u64 {
  return board & ~(((board & ~LAST_COLUMN) << 9) & ((board & ~FIRST_COLUMN) >> 9));
}

export function risingEndsOf(board: u64): u64 {
  return board & ~(((board & ~FIRST_COLUMN) << 7) & ((board & ~LAST_COLUMN) >> 7));
}

/** The squares where all lines end, so that a disc can never be flipped: the four corners, unless squares are missing. */
export function cornersOf(board: u64): u64 {
  return rowEndsOf(board) & columnEndsOf(board) & fallingEndsOf(board) & risingEndsOf(board);
}
