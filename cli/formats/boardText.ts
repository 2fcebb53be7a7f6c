import { discsOfCells } from '../../src/formats/text/setups.ts';
import { type Cell, cellsOf, sideOf } from '../../src/formats/text/signs.ts';
import { colorAt } from '../../src/game/board.ts';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import type { Position } from '../../src/game/position.ts';
import type { Shape } from '../../src/game/shape.ts';
import { COLUMN_NAMES, ROW_NAMES, squareAt } from '../../src/game/square.ts';

/** The squares of a board's bounding rectangle; undefined unless the text has one symbol for each. */
const cellsOn = ({ width, height }: Shape, text: string): readonly Cell[] | undefined => {
  const cells = cellsOf(text);
  return cells?.length === width * height ? cells : undefined;
};

export const isBoardOf = (shape: Shape, text: string): boolean => cellsOn(shape, text) !== undefined;

/**
 * Reads a board with its side to move, for the rules and the board of `start`. The named side is to move even if it has to
 * pass. Discs on blocked squares are dropped.
 */
export const readBoardText = <P extends Position>(
  start: P,
  boardText: string,
  sideText: string,
): P | undefined => {
  const [cells, turn] = [cellsOn(start.shape, boardText), sideOf(sideText)];
  if (cells === undefined || turn === undefined) return undefined;
  const { black, white } = discsOfCells(start.shape, cells);
  const { squares } = start.shape;
  return { ...start, discs: { black: black.intersect(squares), white: white.intersect(squares) }, turn };
};

const PICTURED = { black: 'X', white: 'O', empty: '.', blocked: ' ' } as const;

/** A readable diagram of the board and the side to move. */
export const makeBoardPicture = (position: OthelloPosition): string => {
  const { width, height, squares } = position.shape;
  const signAt = (column: number, row: number): string => {
    const square = squareAt(column, row);
    return PICTURED[squares.has(square) ? (colorAt(position, square) ?? 'empty') : 'blocked'];
  };
  const columns = Array.from({ length: width }, (_, column) => column);
  const rows = Array.from({ length: height }, (_, row) =>
    columns.map(column => signAt(column, row)).join(' '),
  );
  const turn = position.turn === 'black' ? 'Black (X)' : 'White (O)';
  return [
    `    ${COLUMN_NAMES.slice(0, width).join(' ')}`,
    ...rows.map((signs, row) => `  ${ROW_NAMES[row]} ${signs}`),
    `${turn} to move`,
  ].join('\n');
};

export type ObfLine =
  | { readonly type: 'position'; readonly position: OthelloPosition }
  /** Whether a line is empty or only a comment. */
  | { readonly type: 'empty' }
  | { readonly type: 'wrong'; readonly sentence: string };

const wrong = (sentence: string): ObfLine => ({ type: 'wrong', sentence });

/** Reads `board side; move:score; … % comment`, with a board like that of `start`. Ignores everything after the side. */
export const readObfLine = (line: string, start: OthelloPosition = STANDARD_START): ObfLine => {
  const text = line.replace(/[%#].*/s, '').trim();
  if (text === '') return { type: 'empty' };
  const [board = '', side = '', ...rest] = (text.split(';')[0] ?? '').trim().split(/\s+/);
  const { width, height } = start.shape;
  if (!isBoardOf(start.shape, board))
    return wrong(`The board has to be ${width * height} symbols, each one of X, O and -.`);
  const position = rest.length > 0 ? undefined : readBoardText(start, board, side);
  if (position === undefined) return wrong('After the board comes the side to move, X or O.');
  return { type: 'position', position };
};
