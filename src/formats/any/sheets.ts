import { STANDARD_SETUP, startOf } from '../../game/games.ts';
import { type Position, play } from '../../game/position.ts';
import { BOARD_SIZE, SQUARE_COUNT, type Square, squareAt } from '../../game/square.ts';
import { makeTranscript } from '../../game/transcript.ts';
import { type Line, linesOf } from '../text/lines.ts';

/** Maximum length of a row of a score sheet. */
const LONGEST_ROW = 120;
/** The squares without the four in the center. */
const MOST_MOVES = SQUARE_COUNT - 4;
/** Minimum number of moves: fewer numbers may be another table. */
const LEAST_MOVES = 20;

/** A frame line between two rows. */
const BETWEEN_ROWS = /^[\s|+=\u2500-\u257f-]*$/;

/** The cells of a row, separated by bars, tabs or blanks; the row number may be at either end. */
const cellsOf = (line: string): readonly string[] | undefined => {
  const bare = line.trim().replace(/^[|\u2502]|[|\u2502]$/g, '');
  const parts = /[|\u2502\t]/.test(bare) ? bare.split(/[|\u2502\t]/) : bare.split(/\s+/);
  const [first, ...rest] = parts.map(part => part.trim());
  const cells = [first ?? '', ...rest];
  if (cells.length === BOARD_SIZE + 2 && cells[0] === cells.at(-1)) return cells.slice(1, -1);
  if (cells.length === BOARD_SIZE + 1) return cells.slice(1);
  return cells.length === BOARD_SIZE ? cells : undefined;
};

interface Row extends Line {
  readonly cells: readonly string[];
}

/** The game of a board whose squares contain move numbers. */
const gameOf = (rows: readonly Row[]): readonly Square[] | undefined => {
  const moves: Square[] = [];
  for (const [row, { cells }] of rows.entries())
    for (const [column, cell] of cells.entries()) {
      const number = /^\d{1,2}$/.test(cell) ? Number(cell) : 0;
      if (number > MOST_MOVES || moves[number] !== undefined) return undefined;
      if (number > 0) moves[number] = squareAt(column, row);
    }
  const game = moves.slice(1);
  let position: Position | undefined = startOf(STANDARD_SETUP);
  // A missing number is a gap in the array.
  for (let ply = 0; ply < game.length && position !== undefined; ply++) {
    const square = game[ply];
    position = square === undefined ? undefined : play(position, square);
  }
  return position === undefined || game.length < LEAST_MOVES ? undefined : game;
};

/** Replaces the first score sheet (a board with move numbers) by its moves. */
export const withSheetRead = (text: string): string => {
  let rows: Row[] = [];
  for (const line of linesOf(text)) {
    if (BETWEEN_ROWS.test(line.text)) continue;
    const cells = line.text.length > LONGEST_ROW || !/\d/.test(line.text) ? undefined : cellsOf(line.text);
    rows = cells === undefined ? [] : [...rows.slice(1 - BOARD_SIZE), { ...line, cells }];
    const [first] = rows;
    if (first === undefined || rows.length < BOARD_SIZE) continue;
    const game = gameOf(rows);
    if (game !== undefined)
      return text.slice(0, first.at) + makeTranscript(game) + text.slice(line.at + line.text.length);
  }
  return text;
};
