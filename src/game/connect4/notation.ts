import { PASS_TEXT, type Transcript } from '../notation.ts';
import { columnOf, type Square } from '../square.ts';
import { type Connect4Position, landingSquare, play } from './position.ts';

/** The numbers of the columns that the discs were dropped into: `4435`. */
export const makeColumns = (transcript: Transcript): string =>
  transcript.map(move => (move === 'pass' ? PASS_TEXT : String(columnOf(move) + 1))).join('');

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
