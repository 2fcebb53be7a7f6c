import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { parseSquare } from '../../src/game/square.ts';
import { canMove, hasToPass, type Move, makeMove, makeMoveName, type Passing, passed } from './turns.ts';

/** A game as written: each move with the position before it, whose side to move made the move. */
export interface WrittenGame {
  readonly turns: readonly { readonly position: OthelloPosition; readonly move: Move }[];
  readonly end: OthelloPosition;
}

export type TranscriptReading =
  | { readonly type: 'game'; readonly game: WrittenGame }
  | { readonly type: 'unreadable'; readonly sentence: string };

/** Squares; passes; separators: spaces, commas, single dashes and move numbers. */
const TOKEN = /([a-h][1-8])|(--|pass|pa|ps)|[\s,;]+|-|\d{1,2}(?=[.)\s])[.)]*/iy;

type Words =
  | { readonly type: 'moves'; readonly moves: readonly Move[] }
  | { readonly type: 'wrong'; readonly at: string };

const readMoves = (text: string): Words => {
  const moves: Move[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text);
    if (token === null) return { type: 'wrong', at: text.slice(at, at + 10) };
    const [, square, pass] = token;
    if (square !== undefined) moves.push(parseSquare(square) as Move);
    else if (pass !== undefined) moves.push('pass');
  }
  return { type: 'moves', moves };
};

const refusal = (position: OthelloPosition, move: Move, number: number): string =>
  move === 'pass'
    ? `Move ${number} is a pass, but ${canMove(passed(position)) ? 'the side to move does not have to pass' : 'the other side has no move'}.`
    : `Move ${number}, ${makeMoveName(move)}, is not legal${position.turn === 'black' ? ' for Black' : ' for White'}.`;

/** Reads squares in either case. Passes may be written (`--`, `pass`, `ps`, `pa`) or left out. */
export const readTranscript = (
  text: string,
  start: OthelloPosition,
  passing: Passing = 'forced',
): TranscriptReading => {
  const words = readMoves(text);
  if (words.type === 'wrong')
    return { type: 'unreadable', sentence: `The transcript cannot be read at "${words.at}".` };
  const turns: WrittenGame['turns'][number][] = [];
  let position = start;
  for (const move of words.moves) {
    if (move !== 'pass' && hasToPass(position)) position = passed(position);
    const after = makeMove(position, move, passing);
    if (after === undefined)
      return { type: 'unreadable', sentence: refusal(position, move, turns.length + 1) };
    turns.push({ position, move });
    position = after;
  }
  return { type: 'game', game: { turns, end: position } };
};
