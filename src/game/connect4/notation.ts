import { PASS_TEXT, type Transcript } from '../notation.ts';
import { columnOf, rowOf, type Square } from '../square.ts';
import { type Connect4Position, landingSquare, play, ROWS } from './position.ts';

/** Columns count from the left and rows from the bottom, both from 1. */
export const columnNumber = (square: Square): number => columnOf(square) + 1;
export const rowNumber = (square: Square): number => ROWS - rowOf(square);

/** The numbers of the columns that the discs were dropped into: `4435`. */
export const makeColumns = (transcript: Transcript): string =>
  transcript.map(move => (move === 'pass' ? PASS_TEXT : String(columnNumber(move)))).join('');

/** Reads `4435` as the squares that the discs land on. */
export const parseColumns = (start: Connect4Position, text: string): Transcript | undefined => {
  const squares: Square[] = [];
  let position: Connect4Position | undefined = start;
  for (const digit of text.replace(/\s+/g, '')) {
    const square: Square | undefined = position && landingSquare(position, Number(digit) - 1);
    if (square === undefined || position === undefined) return undefined;
    squares.push(square);
    position = play(position, square);
  }
  return position && squares;
};
