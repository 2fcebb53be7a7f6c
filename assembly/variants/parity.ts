import { BOARD_SIZE, FIRST_COLUMN, FIRST_ROW, columnsOf, rowsOf } from '../board/bitboard';

/**
 * Parity by the four quarters of any board. The last move in a region is an advantage, so it is good to move first in a
 * quarter with an odd number of empty squares.
 */
let leftTop: u64 = 0;
let rightTop: u64 = 0;
let leftBottom: u64 = 0;
let rightBottom: u64 = 0;

/** Prepares for a board. A middle row or column belongs to the top or the left. */
export function useQuarters(board: u64): void {
  let left: u64 = 0;
  for (let column = 0; column < (columnsOf(board) + 1) / 2; column++) left |= FIRST_COLUMN << (<u64>column);
  let top: u64 = 0;
  for (let row = 0; row < (rowsOf(board) + 1) / 2; row++) top |= FIRST_ROW << (<u64>(row * BOARD_SIZE));
  leftTop = board & left & top;
  rightTop = board & ~left & top;
  leftBottom = board & left & ~top;
  rightBottom = board & ~left & ~top;
}

@inline
function ifOdd(empty: u64, quarter: u64): u64 {
  const inside = empty & quarter;
  return inside & -(popcnt(inside) & 1);
}

/** The empty squares of the quarters that have an odd number of them. */
@inline
export function oddSquares(empty: u64): u64 {
  return ifOdd(empty, leftTop) | ifOdd(empty, rightTop) | ifOdd(empty, leftBottom) | ifOdd(empty, rightBottom);
}
