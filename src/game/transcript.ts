import type { Color } from './color.ts';
import { landingSquare } from './connect4/position.ts';
import { MOST_FREE_PASSES, type Setup, startOf } from './games.ts';
import { flippedBy, isOver, type Position, pass, play, type Rules } from './position.ts';
import { columnOf, makeSquare, parseSquare, type Square } from './square.ts';
import { SquareSet } from './squareSet.ts';

/** What a side does with its turn: it plays a square, or hands over the turn although it could move. */
export type Move = Square | 'pass';

/** The moves, in order. Passes forced by the rules follow from them and are not written. */
export type Transcript = readonly Move[];

const PASS_TEXT = '--';

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

export const passesIn = (transcript: Transcript): number => transcript.filter(move => move === 'pass').length;

/** One ply as it was played: who, where, what it flipped, and whether the other side then had to pass. */
export interface Turn {
  readonly ply: number;
  readonly color: Color;
  /** `undefined` for a free pass. */
  readonly square: Square | undefined;
  readonly flipped: SquareSet;
  readonly forcesPass: boolean;
}

export type Replay<P extends Position> =
  | { readonly type: 'legal'; readonly positions: readonly P[]; readonly turns: readonly Turn[] }
  | { readonly type: 'illegal'; readonly ply: number };

const turnOf = (ply: number, move: Move, { before, after }: Step): Turn => ({
  ply,
  color: before.turn,
  square: move === 'pass' ? undefined : move,
  flipped: move === 'pass' ? SquareSet.empty : flippedBy(before, move),
  forcesPass: after.turn === before.turn && !isOver(after),
});

interface Step {
  readonly before: Position;
  readonly after: Position;
}

/** Plays a transcript from `start`, with up to `mostPasses` free passes: `positions[n]` is the position after `n` plies. */
export const replay = <P extends Position>(start: P, transcript: Transcript, mostPasses = 0): Replay<P> => {
  const positions = [start];
  const turns: Turn[] = [];
  let before = start;
  let passes = mostPasses;
  for (const [ply, move] of transcript.entries()) {
    if (move === 'pass') passes--;
    const after = move === 'pass' ? pass(before) : play(before, move);
    if (after === undefined || passes < 0) return { type: 'illegal', ply };
    turns.push(turnOf(ply, move, { before, after }));
    positions.push(after);
    before = after;
  }
  return { type: 'legal', positions, turns };
};

/** Plays a transcript by the rules of a setup. */
export const replayOf = (setup: Setup, transcript: Transcript): Replay<Position> =>
  replay(startOf(setup), transcript, setup.freePassing ? MOST_FREE_PASSES : 0);

const makeColumn = (move: Move): string => (move === 'pass' ? PASS_TEXT : String(columnOf(move) + 1));

/** `f5d6--c3`, or for falling discs the numbers of the columns: `4435`. */
export const writeMoves = (rules: Rules, transcript: Transcript): string =>
  rules === 'connect4' ? transcript.map(makeColumn).join('') : makeTranscript(transcript);

/** Turns columns into the squares that the discs land on. */
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

/** Reads what `writeMoves` has written for a game from `start`; does not check legality. */
export const readMoves = (start: Position, text: string): Transcript | undefined =>
  start.rules === 'connect4' ? landings(start, text) : parseTranscript(text);
