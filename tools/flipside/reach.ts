import type { SearchMethod, SearchResult } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';

/** How far to think. With both depth and time, what comes first ends the thinking. */
export interface Reach {
  /** To the end of the game, whatever it takes: for the score, or only for who wins. */
  readonly solve?: 'score' | 'outcome';
  readonly depth?: number;
  readonly milliseconds?: number;
}

/** What is thought where nobody says how much. */
export const DEFAULT_REACH: Reach = { milliseconds: 1000 };

/** Deepest search that doubles its depth at the end of the game; what it reaches then is solved at any depth. */
const DOUBLED_DEPTH = 10;

/** Empty squares from which on a search of `depth` plies plays the game out. */
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

/** Whether a search in time has come as far as a limit in depth lets it. */
export const isEnough = (
  { depth, milliseconds }: Reach,
  position: OthelloPosition,
  result: SearchResult,
): boolean =>
  depth !== undefined && milliseconds !== undefined && result.depth >= depth && !solves(depth, position);
