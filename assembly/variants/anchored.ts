import { BOARD_SIZE, columnsOf, rowsOf } from '../board/bitboard';

/**
 * Discs that nothing can turn, on a board of any size: in each of the four lines they lean against the edge or against
 * another such disc of their color. They spread from the corners.
 */
const FIRST_COLUMN: u64 = 0x0101010101010101;
const FIRST_ROW: u64 = 0xff;

/** Where a row, a column, or a slanted line has its end. */
let rowEnds: u64 = 0;
let columnEnds: u64 = 0;
let rim: u64 = 0;

export function useEdges(board: u64): void {
  rowEnds = board & (FIRST_COLUMN | (FIRST_COLUMN << (columnsOf(board) - 1)));
  columnEnds = board & (FIRST_ROW | (FIRST_ROW << (BOARD_SIZE * (rowsOf(board) - 1))));
  rim = rowEnds | columnEnds;
}

@inline
export function rimSquares(): u64 {
  return rim;
}

/** The discs of `own` that are anchored. What a shift carries around the edge lands on an end of a row. */
@inline
export function anchoredDiscs(own: u64): u64 {
  let anchored = own & rowEnds & columnEnds;
  let known: u64 = 0;
  while (anchored != known) {
    known = anchored;
    anchored =
      own &
      (rowEnds | (known << 1) | (known >> 1)) &
      (columnEnds | (known << 8) | (known >> 8)) &
      (rim | (known << 9) | (known >> 9)) &
      (rim | (known << 7) | (known >> 7));
  }
  return anchored;
}
