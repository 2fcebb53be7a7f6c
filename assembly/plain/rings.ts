import { BOARD_SIZE, FIRST_COLUMN, columnsOf, count, rowsOf } from '../board/bitboard';

/**
 * The four sides of a ring, `inset` squares from the edge of the board. Each includes both corners, so a corner lies on two
 * sides. A center only one square wide or high is not a ring, since its sides would coincide.
 */
export class Ring {
  top: u64 = 0;
  bottom: u64 = 0;
  left: u64 = 0;
  right: u64 = 0;

  lieOn(board: u64, inset: i32): void {
    const columns = columnsOf(board) - 2 * inset;
    const rows = rowsOf(board) - 2 * inset;
    const exists = columns > 1 && rows > 1;
    const corner = inset * BOARD_SIZE + inset;
    const row: u64 = exists ? (((<u64>1) << columns) - 1) << corner : 0;
    const column: u64 = exists ? (FIRST_COLUMN >> ((BOARD_SIZE - rows) * BOARD_SIZE)) << corner : 0;
    this.top = row;
    this.bottom = row << ((rows - 1) * BOARD_SIZE);
    this.left = column;
    this.right = column << (columns - 1);
  }

  squares(): u64 {
    return this.top | this.bottom | this.left | this.right;
  }

  /** The number of discs on the ring; those on a corner count twice. */
  count(discs: u64): i32 {
    return count(discs & this.top) + count(discs & this.bottom) + count(discs & this.left) + count(discs & this.right);
  }

  /** The number of discs with one of `outer` just outside; those on a corner may count twice. */
  countBeside(discs: u64, outer: u64): i32 {
    return (
      count(discs & this.top & (outer << BOARD_SIZE)) +
      count(discs & this.bottom & (outer >> BOARD_SIZE)) +
      count(discs & this.left & (outer << 1)) +
      count(discs & this.right & (outer >> 1))
    );
  }
}
