import type { Color } from './color.ts';
import { MOST_FREE_PASSES, type Setup, startOf } from './games.ts';
import type { Move, Transcript } from './notation.ts';
import { flippedBy, isOver, pass, play } from './position.ts';
import { type Position, RULES, type Rules, rulesFor } from './rules.ts';
import type { Square } from './square.ts';
import { SquareSet } from './squareSet.ts';

export type { Move, Transcript } from './notation.ts';
export { makeTranscript, parseTranscript } from './notation.ts';

export const passesIn = (transcript: Transcript): number => transcript.filter(move => move === 'pass').length;

/** One ply of a game: who played where, the flipped discs, and whether the other side then had to pass. */
export interface Turn {
  readonly ply: number;
  readonly color: Color;
  /** `undefined` for a free pass. */
  readonly square: Square | undefined;
  readonly flipped: SquareSet;
  readonly forcesPass: boolean;
}

/** The positions and turns of a transcript: `positions[n]` is the position after `n` plies. */
export interface Replayed<P extends Position = Position> {
  readonly positions: readonly P[];
  readonly turns: readonly Turn[];
}

export type Replay<P extends Position> =
  | ({ readonly type: 'legal' } & Replayed<P>)
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

const moved = <P extends Position>(position: P, move: Move): P | undefined =>
  move === 'pass' ? pass(position) : play(position, move);

/** The course after one more move; `undefined` if the move is illegal. */
export const continued = ({ positions, turns }: Replayed, move: Move): Replayed | undefined => {
  const before = positions.at(-1);
  const after = before && moved(before, move);
  if (before === undefined || after === undefined) return undefined;
  const turn = turnOf(turns.length, move, { before, after });
  return { positions: [...positions, after], turns: [...turns, turn] };
};

/** Plays a transcript from `start`, with up to `mostPasses` free passes. */
export const replay = <P extends Position>(start: P, transcript: Transcript, mostPasses = 0): Replay<P> => {
  const positions = [start];
  const turns: Turn[] = [];
  let before = start;
  let passes = mostPasses;
  for (const [ply, move] of transcript.entries()) {
    if (move === 'pass') passes--;
    const after = moved(before, move);
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

/** The position after a transcript; undefined if the transcript is illegal. */
export const positionAt = (setup: Setup, transcript: Transcript): Position | undefined => {
  const replayed = replayOf(setup, transcript);
  return replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
};

/** `f5d6--c3`; in Connect Four the column numbers: `4435`. */
export const writeMoves = (rules: Rules, transcript: Transcript): string =>
  RULES[rules].writeMoves(transcript);

/** Reads what `writeMoves` wrote for a game from `start`; does not check legality. */
export const readMoves = (start: Position, text: string): Transcript | undefined =>
  rulesFor(start).readMoves(start, text);
