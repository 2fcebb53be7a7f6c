import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { BOARD_SIZE } from '../../src/game/square.ts';
import { makeBoardText } from './boardText.ts';

type Rows = readonly string[];

const mirrored = (rows: Rows): Rows => [...rows].reverse();
const transposed = (rows: Rows): Rows => rows.map((_, column) => rows.map(row => row[column]).join(''));

/** A mirroring followed by a diagonal mirroring is a quarter turn; alternating them gives all eight symmetries. */
const turnedAndMirrored = (rows: Rows): readonly string[] => {
  const boards: string[] = [];
  let board = rows;
  for (let turn = 0; turn < 4; turn++) {
    board = mirrored(board);
    boards.push(board.join(''));
    board = transposed(board);
    boards.push(board.join(''));
  }
  return boards;
};

/** The same text for all positions that differ only by rotation or reflection. */
export const canonicalBoard = (position: OthelloPosition): string => {
  const text = makeBoardText(position);
  const rows = Array.from({ length: BOARD_SIZE }, (_, row) =>
    text.slice(row * BOARD_SIZE, (row + 1) * BOARD_SIZE),
  );
  return [...turnedAndMirrored(rows)].sort()[0] ?? text;
};
