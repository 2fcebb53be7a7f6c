import type { Color } from './color.ts';
import { landingSquare } from './connect4/position.ts';
import { flippedBy, isOver, type Position, play, type Rules } from './position.ts';
import { columnOf, makeSquare, parseSquare, type Square } from './square.ts';
import type { SquareSet } from './squareSet.ts';

/** The squares played, in order; passes follow from the rules and are not written. */
export type Transcript = readonly Square[];

export const makeTranscript = (transcript: Transcript): string => transcript.map(makeSquare).join('');

/** Reads `f5d6c3`, in either case and with spaces between squares; says nothing about legality. */
export const parseTranscript = (text: string): Transcript | undefined => {
  const names = text.replace(/\s+/g, '').match(/.{1,2}/g) ?? [];
  const squares: Square[] = [];
  for (const name of names) {
    const square = parseSquare(name);
    if (square === undefined) return undefined;
    squares.push(square);
  }
  return squares;
};

/** One ply as it was played: who, where, what it flipped, and whether the other side then had to pass. */
export interface Turn {
  readonly ply: number;
  readonly color: Color;
  readonly square: Square;
  readonly flipped: SquareSet;
  readonly forcesPass: boolean;
}

export type Replay<P extends Position> =
  | { readonly type: 'legal'; readonly positions: readonly P[]; readonly turns: readonly Turn[] }
  | { readonly type: 'illegal'; readonly ply: number };

/** Plays a transcript from `start`: `positions[n]` is the position after `n` plies. */
export const replay = <P extends Position>(start: P, transcript: Transcript): Replay<P> => {
  const positions = [start];
  const turns: Turn[] = [];
  let position = start;
  for (const [ply, square] of transcript.entries()) {
    const after = play(position, square);
    if (after === undefined) return { type: 'illegal', ply };
    const flipped = flippedBy(position, square);
    const forcesPass = after.turn === position.turn && !isOver(after);
    turns.push({ ply, color: position.turn, square, flipped, forcesPass });
    positions.push(after);
    position = after;
  }
  return { type: 'legal', positions, turns };
};

/** `f5d6c3`, or the numbers of the columns where discs fall: `4435`. */
export const writeMoves = (rules: Rules, transcript: Transcript): string =>
  rules === 'connect4' ? transcript.map(square => columnOf(square) + 1).join('') : makeTranscript(transcript);

/** Follows columns to the squares that discs land on. */
const landings = (start: Position, text: string): Transcript | undefined => {
  const squares: Square[] = [];
  let position: Position | undefined = start;
  for (const digit of text.replace(/\s+/g, '')) {
    const column = Number(digit) - 1;
    const square: Square | undefined =
      position?.rules === 'connect4' ? landingSquare(position, column) : undefined;
    if (square === undefined || position === undefined) return undefined;
    squares.push(square);
    position = play(position, square);
  }
  return position && squares;
};

/** Reads what `writeMoves` has written for a game from `start`; says nothing of the legality of squares. */
export const readMoves = (start: Position, text: string): Transcript | undefined =>
  start.rules === 'connect4' ? landings(start, text) : parseTranscript(text);
