import type { Color } from '../../src/game/color.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import { BOARD_SIZE, COLUMN_NAMES, ROW_NAMES, SQUARE_COUNT, type Square } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';

const BLACK = 'Xx*Bb';
const WHITE = 'OoWw';
const EMPTY = '-._';
const BOARD = new RegExp(`^[${BLACK}${WHITE}${EMPTY.replace('-', '\\-')}]{${SQUARE_COUNT}}$`);

export const isBoardText = (text: string): boolean => BOARD.test(text);

/** Reads the sign of a side to move. */
export const parseSide = (text: string): Color | undefined => {
  if (text.length !== 1) return undefined;
  if (BLACK.includes(text)) return 'black';
  return WHITE.includes(text) ? 'white' : undefined;
};

const squaresOf = (board: string, signs: string): SquareSet =>
  SquareSet.of(...[...board].flatMap((sign, index) => (signs.includes(sign) ? [index as Square] : [])));

/** Reads the discs from 64 signs, row by row from a1. The side to move is `turn`, even if it has to pass. */
export const parseBoard = (board: string, turn: Color): OthelloPosition | undefined =>
  isBoardText(board)
    ? {
        rules: 'othello',
        shape: STANDARD_SHAPE,
        discs: { black: squaresOf(board, BLACK), white: squaresOf(board, WHITE) },
        turn,
      }
    : undefined;

const signOf = ({ discs }: OthelloPosition, square: Square): string => {
  if (discs.black.has(square)) return 'X';
  return discs.white.has(square) ? 'O' : '-';
};

export const SIDE_SIGNS = { black: 'X', white: 'O' } as const;

/** 64 signs, row by row from a1: `X` black, `O` white, `-` empty. */
export const makeBoardText = (position: OthelloPosition): string =>
  [...STANDARD_SHAPE.squares].map(square => signOf(position, square)).join('');

const ROWS = Array.from({ length: BOARD_SIZE }, (_, row) => row);

/** The board for a person to read, with the side to move. */
export const makeBoardPicture = (position: OthelloPosition): string => {
  const signs = makeBoardText(position).replaceAll('-', '.');
  const rowOf = (row: number): string => [...signs.slice(row * BOARD_SIZE, (row + 1) * BOARD_SIZE)].join(' ');
  const turn = position.turn === 'black' ? 'Black (X)' : 'White (O)';
  return [
    `    ${COLUMN_NAMES.join(' ')}`,
    ...ROWS.map(row => `  ${ROW_NAMES[row]} ${rowOf(row)}`),
    `${turn} to move`,
  ].join('\n');
};
