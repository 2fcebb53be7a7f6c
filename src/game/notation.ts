import { makeSquare, parseSquare, type Square } from './square.ts';

/** What a side does with its turn: it plays a square, or hands over the turn although it could move. */
export type Move = Square | 'pass';

/** The moves, in order. Passes forced by the rules follow from them and are not written. */
export type Transcript = readonly Move[];

export const PASS_TEXT = '--';

const makeMove = (move: Move): string => (move === 'pass' ? PASS_TEXT : makeSquare(move));
const parseMove = (text: string): Move | undefined => (text === PASS_TEXT ? 'pass' : parseSquare(text));

export const makeTranscript = (transcript: Transcript): string => transcript.map(makeMove).join('');

/** Reads `f5d6--c3`, in either case and with spaces between moves; does not check legality. */
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
