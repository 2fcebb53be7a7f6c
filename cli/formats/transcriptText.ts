import { splitMoves } from '../../src/formats/text/movesText.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { canMove, hasToPass, type Move, makeMove, makeMoveName, type Passing, passed } from './turns.ts';

/** A game as written: each move with the position before it, whose side to move made the move. */
export interface WrittenGame {
  readonly turns: readonly { readonly position: OthelloPosition; readonly move: Move }[];
  readonly end: OthelloPosition;
}

export type TranscriptReading =
  | { readonly type: 'game'; readonly game: WrittenGame }
  | { readonly type: 'unreadable'; readonly sentence: string };

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
  const split = splitMoves(text);
  if (split.type === 'unreadable')
    return { type: 'unreadable', sentence: `The transcript cannot be read at "${split.failure.found}".` };
  const turns: WrittenGame['turns'][number][] = [];
  let position = start;
  for (const { move } of split.value.moves) {
    if (move !== 'pass' && hasToPass(position)) position = passed(position);
    const after = makeMove(position, move, passing);
    if (after === undefined)
      return { type: 'unreadable', sentence: refusal(position, move, turns.length + 1) };
    turns.push({ position, move });
    position = after;
  }
  return { type: 'game', game: { turns, end: position } };
};
