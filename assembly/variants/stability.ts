import { columnEndsOf, fallingEndsOf, risingEndsOf, rowEndsOf } from '../board/bitboard';

/**
 * Stable discs on any board, found from the corners: on each of their four lines they lie at the edge or next to another
 * stable disc of their color.
 */

/** Where rows, columns and diagonals end. */
let rowEnds: u64 = 0;
let columnEnds: u64 = 0;
let fallingEnds: u64 = 0;
let risingEnds: u64 = 0;

export function useEdges(board: u64): void {
  rowEnds = rowEndsOf(board);
  columnEnds = columnEndsOf(board);
  fallingEnds = fallingEndsOf(board);
  risingEnds = risingEndsOf(board);
}

@inline
export function edgeSquares(): u64 {
  return rowEnds | columnEnds;
}

/** The stable discs of `own`. Bits that a shift carries around the edge land at the end of a row, where they have no effect. */
@inline
export function stableDiscs(own: u64): u64 {
  let stable = own & rowEnds & columnEnds & fallingEnds & risingEnds;
  let known: u64 = 0;
  while (stable != known) {
    known = stable;
    stable =
      own &
      (rowEnds | (known << 1) | (known >> 1)) &
      (columnEnds | (known << 8) | (known >> 8)) &
      (fallingEnds | (known << 9) | (known >> 9)) &
      (risingEnds | (known << 7) | (known >> 7));
  }
  return stable;
}
