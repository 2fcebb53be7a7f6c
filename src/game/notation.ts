import { makeSquare, parseSquare, type Square } from './square.ts';

/** A square to play, or a free pass. */
export type Move = Square | 'pass';

/** The moves in order. Forced passes follow from the moves and are left out. */
export type Transcript = readonly Move[];

export const PASS_TEXT = '--';

const makeMove = (move: Move): string => (move === 'pass' ? PASS_TEXT : makeSquare(move));
const parseMove = (text: string): Move | undefined => (text === PASS_TEXT ? 'pass' : parseSquare(text));

export const makeTranscript = (transcript: Transcript): string => transcript.map(makeMove).join('');

/** Reads `f5d6--c3`: case and spaces are ignored, legality is not checked. */
export const parseTranscript = (text: string): Transcript | undefined => {
  const names = text.replace(/\s+/g, '').match(/.{1,2}/g) ?? [];
  const moves: Move[] = [];
  for (const name of names) {
    const move = parseMove(name);
    if (move === undefined) return undefined;
    moves.push(move);
  }
  return moves;
};
