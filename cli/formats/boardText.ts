import { cellOf } from '../../src/formats/text/signs.ts';
import type { Color } from '../../src/game/color.ts';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import type { Position } from '../../src/game/position.ts';
import { type Shape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import {
  BOARD_SIZE,
  COLUMN_NAMES,
  ROW_NAMES,
  SQUARE_COUNT,
  type Square,
  squareAt,
} from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';

const EMPTY = '-';

const areSigns = (text: string, count: number): boolean =>
  text.length === count && [...text].every(sign => cellOf(sign) !== undefined);

export const isBoardText = (text: string): boolean => areSigns(text, SQUARE_COUNT);

const squaresOf = (board: string, color: Color): SquareSet =>
  SquareSet.of(...[...board].flatMap((sign, index) => (cellOf(sign) === color ? [index as Square] : [])));

/** Whether the text has a sign for each square of the rectangle around the board. */
export const isBoardOf = ({ width, height }: Shape, text: string): boolean => areSigns(text, width * height);

/** The signs of the rectangle at the places of their squares among all 64. */
const placedSigns = ({ width, height }: Shape, text: string): string =>
  Array.from({ length: BOARD_SIZE }, (_, row) =>
    (row < height ? text.slice(row * width, (row + 1) * width) : '').padEnd(BOARD_SIZE, EMPTY),
  ).join('');

/** The discs of a text that `isBoardOf` accepts, in a position like `start`; `undefined` if no side to move is named. */
export const readBoardText = (start: Position, text: string, sideText: string): Position | undefined => {
  const turn = parseSide(sideText);
  if (turn === undefined) return undefined;
  const signs = placedSigns(start.shape, text);
  const onBoard = (color: Color): SquareSet => squaresOf(signs, color).intersect(start.shape.squares);
  return { ...start, discs: { black: onBoard('black'), white: onBoard('white') }, turn };
};

/** Reads the sign of a side to move. */
export const parseSide = (text: string): Color | undefined => {
  const cell = text.length === 1 ? cellOf(text) : undefined;
  return cell === 'empty' ? undefined : cell;
};

/** Reads the discs from 64 signs, row by row from a1. The side to move is `turn`, even if it has to pass. */
export const parseBoard = (board: string, turn: Color): OthelloPosition | undefined =>
  isBoardText(board)
    ? {
        rules: 'othello',
        shape: STANDARD_SHAPE,
        discs: { black: squaresOf(board, 'black'), white: squaresOf(board, 'white') },
        turn,
      }
    : undefined;

const signOf = ({ discs }: OthelloPosition, square: Square): string => {
  if (discs.black.has(square)) return 'X';
  return discs.white.has(square) ? 'O' : '-';
};

export const SIDE_SIGNS = { black: 'X', white: 'O' } as const;

/** A sign for each square of the rectangle around the board, row by row from a1: what `readBoardText` reads. */
export const makeSignsOf = (position: OthelloPosition): string => {
  const { width, height } = position.shape;
  const signs = makeBoardText(position);
  const rows = Array.from({ length: height }, (_, row) =>
    signs.slice(row * BOARD_SIZE, row * BOARD_SIZE + width),
  );
  return rows.join('');
};

/** 64 signs, row by row from a1: `X` black, `O` white, `-` empty. */
export const makeBoardText = (position: OthelloPosition): string =>
  [...STANDARD_SHAPE.squares].map(square => signOf(position, square)).join('');

const BLOCKED_SIGN = ' ';

/** The board for a person to read, with the side to move. Blocked squares are left blank. */
export const makeBoardPicture = (position: OthelloPosition): string => {
  const { width, height, squares } = position.shape;
  const signAt = (column: number, row: number): string => {
    const square = squareAt(column, row);
    return squares.has(square) ? signOf(position, square).replace('-', '.') : BLOCKED_SIGN;
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
  /** Empty, or only a comment. */
  | { readonly type: 'empty' }
  | { readonly type: 'wrong'; readonly sentence: string };

const wrong = (sentence: string): ObfLine => ({ type: 'wrong', sentence });

/**
 * Reads `board side; move:score; … % comment`. Everything after the side is ignored. The board has a sign for each square of
 * the rectangle around that of `start`.
 */
export const readObfLine = (line: string, start: OthelloPosition = STANDARD_START): ObfLine => {
  const text = line.replace(/[%#].*/s, '').trim();
  if (text === '') return { type: 'empty' };
  const [board = '', sideText = '', ...rest] = (text.split(';')[0] ?? '').trim().split(/\s+/);
  const { width, height } = start.shape;
  if (!isBoardOf(start.shape, board))
    return wrong(`The board has to be ${width * height} signs, each one of X, O and -.`);
  const position = rest.length > 0 ? undefined : readBoardText(start, board, sideText);
  if (position === undefined) return wrong('After the board comes the side to move, X or O.');
  return { type: 'position', position: position as OthelloPosition };
};

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

/** A text that positions share if they differ only by rotation or reflection. */
export const canonicalBoard = (position: OthelloPosition): string => {
  const text = makeBoardText(position);
  const rows = Array.from({ length: BOARD_SIZE }, (_, row) =>
    text.slice(row * BOARD_SIZE, (row + 1) * BOARD_SIZE),
  );
  return [...turnedAndMirrored(rows)].sort()[0] ?? text;
};
