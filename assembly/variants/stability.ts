import { BOARD_SIZE, FIRST_COLUMN, FIRST_ROW, columnsOf, rowsOf } from '../board/bitboard';

/**
 * Stable discs on a board of any size: on each of their four lines they lie at the edge or next to another stable disc of
 * their color. They spread from the corners.
 */

/** Where rows, columns and diagonals end. */
let rowEnds: u64 = 0;
let columnEnds: u64 = 0;
let edges: u64 = 0;

export function useEdges(board: u64): void {
  rowEnds = board & (FIRST_COLUMN | (FIRST_COLUMN << (columnsOf(board) - 1)));
  columnEnds = board & (FIRST_ROW | (FIRST_ROW << (BOARD_SIZE * (rowsOf(board) - 1))));
  edges = rowEnds | columnEnds;
}

@inline
export function edgeSquares(): u64 {
  return edges;
}

/** The stable discs of `own`. Bits that a shift carries around the edge land at the end of a row, where nothing is asked. */
@inline
export function stableDiscs(own: u64): u64 {
  let stable = own & rowEnds & columnEnds;
  let known: u64 = 0;
  while (stable != known) {
    known = stable;
    stable =
      own &
      (rowEnds | (known << 1) | (known >> 1)) &
      (columnEnds | (known << 8) | (known >> 8)) &
      (edges | (known << 9) | (known >> 9)) &
      (edges | (known << 7) | (known >> 7));
  }
  return stable;
}
