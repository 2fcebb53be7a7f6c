import { BOARD_SIZE, FIRST_COLUMN, LAST_ROW_SHIFT, SQUARE_COUNT, bitOf, gatherColumn } from '../board/bitboard';

/**
 * With one empty square left, every other square that is not the player's is the opponent's, so a table of the player's discs
 * tells the flips in each line.
 */
const LINE_STATES: i32 = 1 << BOARD_SIZE;
/** For the position of the empty square in a line and the player's discs on it: twice the number of flips. */
const lineGains: usize = memory.data(BOARD_SIZE * LINE_STATES);
/** The two diagonals of each square. */
const diagonals: usize = memory.data(SQUARE_COUNT * 16);

/** Sums all rows in the highest byte when multiplied by this. */
const GATHER_ROWS: u64 = FIRST_COLUMN;

function gainTowards(discs: i32, place: i32, step: i32): i32 {
  let gain = 0;
  for (let at = place + step; at >= 0 && at < BOARD_SIZE; at += step) {
    if (((discs >> at) & 1) != 0) return gain;
    gain += 2;
  }
  return 0;
}

function diagonal(square: i32, columnStep: i32): u64 {
  let squares: u64 = 0;
  for (let row = 0; row < BOARD_SIZE; row++) {
    const column = (square % BOARD_SIZE) + (row - square / BOARD_SIZE) * columnStep;
    if (column >= 0 && column < BOARD_SIZE) squares |= bitOf(row * BOARD_SIZE + column);
  }
  return squares;
}

for (let place = 0; place < BOARD_SIZE; place++) {
  for (let discs = 0; discs < LINE_STATES; discs++) {
    const gain = gainTowards(discs, place, 1) + gainTowards(discs, place, -1);
    store<u8>(lineGains + place * LINE_STATES + discs, gain);
  }
}
for (let square = 0; square < SQUARE_COUNT; square++) {
  store<u64>(diagonals + square * 16, diagonal(square, 1));
  store<u64>(diagonals + square * 16, diagonal(square, -1), 8);
}

@inline
function gainOn(line: u64, place: usize): i32 {
  return load<u8>(lineGains + place + <usize>line);
}

/** Twice the number of discs that the player flips on `square`, the only empty one. */
@inline
export function lastGain(player: u64, square: i32): i32 {
  const column = square & (BOARD_SIZE - 1);
  const row = square & ~(BOARD_SIZE - 1);
  const lines = diagonals + (<usize>square << 4);
  const inRow = <usize>column * LINE_STATES;
  const inColumn = <usize>row * (LINE_STATES / BOARD_SIZE);
  return (
    gainOn((player >> row) & (LINE_STATES - 1), inRow) +
    gainOn(gatherColumn(player, column), inColumn) +
    gainOn(((player & load<u64>(lines)) * GATHER_ROWS) >> LAST_ROW_SHIFT, inRow) +
    gainOn(((player & load<u64>(lines, 8)) * GATHER_ROWS) >> LAST_ROW_SHIFT, inRow)
  );
}
