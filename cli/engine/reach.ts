import type { SearchMethod, SearchResult } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';

/** How far to think. With both depth and time, whichever comes first ends the search. */
export interface Reach {
  /** Searches to the end of the game, however long it takes: for the score, or only for who wins. */
  readonly solve?: 'score' | 'outcome';
  readonly depth?: number;
  readonly milliseconds?: number;
}

/** The default. */
export const DEFAULT_REACH: Reach = { milliseconds: 1000 };

/** Up to this depth a search doubles its depth near the end of the game; a deeper one looks as far as this one. */
const DOUBLED_DEPTH = 10;

/** From this many empty squares on, a search of `depth` plies plays the game out. */
const endgameOf = (depth: number): number => Math.max(depth, 2 * Math.min(depth, DOUBLED_DEPTH));

const solves = (depth: number, position: OthelloPosition): boolean =>
  emptySquares(position).size <= endgameOf(depth);

interface Manner {
  readonly every: boolean;
  readonly threads: number;
}

export const methodFor = (
  { solve, depth, milliseconds }: Reach,
  { every, threads }: Manner,
): SearchMethod => {
  const manner = { by: 'flipside', every, threads } as const;
  if (solve !== undefined) return { ...manner, limit: { type: 'solve', goal: solve } };
  if (milliseconds !== undefined) return { ...manner, limit: { type: 'time', milliseconds } };
  if (depth !== undefined) return { ...manner, limit: { type: 'depth', depth, endgame: endgameOf(depth) } };
  return methodFor(DEFAULT_REACH, { every, threads });
};

/** Whether a timed search has reached the depth limit. */
export const isEnough = (
  { depth, milliseconds }: Reach,
  position: OthelloPosition,
  result: SearchResult,
): boolean =>
  depth !== undefined && milliseconds !== undefined && result.depth >= depth && !solves(depth, position);
