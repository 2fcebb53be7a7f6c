import type { Color } from '../color.ts';
import { makeSquare, parseSquare, type Square } from '../square.ts';
import type { SquareSet } from '../squareSet.ts';
import { flippedBy, isOver, type Position, play } from './position.ts';

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

export type Replay =
  | { readonly type: 'legal'; readonly positions: readonly Position[]; readonly turns: readonly Turn[] }
  | { readonly type: 'illegal'; readonly ply: number };

/** Plays a transcript from `start`: `positions[n]` is the position after `n` plies. */
export const replay = (start: Position, transcript: Transcript): Replay => {
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
