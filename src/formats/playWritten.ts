import { type Color, opposite } from '../game/color.ts';
import { MOST_FREE_PASSES, type Setup, startOf } from '../game/games.ts';
import { isOver, type Position, pass, play } from '../game/position.ts';
import type { Move, Transcript } from '../game/transcript.ts';
import type { FailureName } from './failure.ts';

/**
 * The state while the written moves of a game are read. Files may write or omit forced passes; positions of `src/game` make them
 * automatically, so a written one is then skipped.
 */
export interface Stand {
  readonly position: Position;
  readonly owesPass: boolean;
  /** Number of free passes so far. */
  readonly freePasses: number;
}

export const standAtStart = (setup: Setup): Stand => {
  const position = startOf(setup);
  const asked = setup.start?.turn ?? position.turn;
  return { position, owesPass: asked !== position.turn, freePasses: 0 };
};

export type Step =
  /** `played` is undefined for a pass that was made automatically. */
  | { readonly type: 'on'; readonly stand: Stand; readonly played: Move | undefined }
  | { readonly type: 'stuck'; readonly reason: FailureName };

const stuck = (reason: FailureName): Step => ({ type: 'stuck', reason });

const afterPass = (stand: Stand, color: Color | undefined): Step => {
  const { position, owesPass, freePasses } = stand;
  const isOwed = owesPass && (color === undefined || color !== position.turn);
  if (isOwed || isOver(position))
    return { type: 'on', stand: { ...stand, owesPass: false }, played: undefined };
  if (color !== undefined && color !== position.turn) return stuck('wrongSide');
  const next = freePasses < MOST_FREE_PASSES ? pass(position) : undefined;
  if (next === undefined) return stuck('passNotDue');
  return {
    type: 'on',
    stand: { position: next, owesPass: false, freePasses: freePasses + 1 },
    played: 'pass',
  };
};

/** Makes a written move; `color` is the side according to the file. */
export const step = (stand: Stand, move: Move, color?: Color): Step => {
  const { position, freePasses } = stand;
  if (move === 'pass') return afterPass(stand, color);
  if (color !== undefined && color !== position.turn) return stuck('wrongSide');
  const next = play(position, move);
  if (next === undefined) return stuck('illegalMove');
  const owesPass = next.turn === position.turn && !isOver(next);
  return { type: 'on', stand: { position: next, owesPass, freePasses }, played: move };
};

/** The setup with free passing turned on if the game has free passes. */
export const setupFor = (setup: Setup, freePasses: number): Setup =>
  freePasses > 0 && !setup.freePassing ? { ...setup, freePassing: true } : setup;

/** A move in a file, with its place. */
export interface WrittenMove {
  readonly move: Move;
  readonly at: number;
  readonly color?: Color;
}

export type Played =
  | { readonly type: 'played'; readonly setup: Setup; readonly moves: Transcript; readonly end: Position }
  | { readonly type: 'stuck'; readonly reason: FailureName; readonly index: number };

export type PlayedFrom =
  | { readonly type: 'played'; readonly moves: Transcript; readonly stand: Stand }
  | { readonly type: 'stuck'; readonly reason: FailureName; readonly index: number };

export const playFrom = (start: Stand, written: readonly WrittenMove[]): PlayedFrom => {
  let stand = start;
  const moves: Move[] = [];
  for (const [index, { move, color }] of written.entries()) {
    const next = step(stand, move, color);
    if (next.type === 'stuck') return { type: 'stuck', reason: next.reason, index };
    stand = next.stand;
    if (next.played !== undefined) moves.push(next.played);
  }
  return { type: 'played', moves, stand };
};

/** Plays the written moves of a game from its start. */
export const playWritten = (setup: Setup, written: readonly WrittenMove[]): Played => {
  const played = playFrom(standAtStart(setup), written);
  if (played.type === 'stuck') return played;
  const { moves, stand } = played;
  return { type: 'played', setup: setupFor(setup, stand.freePasses), moves, end: stand.position };
};

export interface WrittenPass {
  readonly color: Color;
  readonly move: Move;
}

/** The moves of a game with the side of each, including forced passes. */
export const writtenMoves = (setup: Setup, transcript: Transcript): readonly WrittenPass[] => {
  let stand = standAtStart(setup);
  const written: WrittenPass[] = [];
  for (const move of transcript) {
    const { turn } = stand.position;
    if (stand.owesPass) written.push({ color: opposite(turn), move: 'pass' });
    written.push({ color: turn, move });
    const next = step({ ...stand, owesPass: false }, move);
    if (next.type === 'stuck') break;
    stand = next.stand;
  }
  if (stand.owesPass) written.push({ color: opposite(stand.position.turn), move: 'pass' });
  return written;
};
