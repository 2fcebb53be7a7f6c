import type { SearchMethod, SearchRequest } from '../engine/searchRequest.ts';
import { hasWeights } from '../engine/searchTask.ts';
import { emptySquares } from '../game/board.ts';
import type { Position } from '../game/position.ts';
import type { Square } from '../game/square.ts';

/** How far a review looks: to the end of the game from a number of empty squares on, and so many plies before. */
interface Reach {
  readonly exactEmpties: number;
  readonly depth: number;
}

/** By the search that the position gets: by weights, without any, or for falling discs. */
const REACHES = {
  weights: { exactEmpties: 24, depth: 18 },
  plain: { exactEmpties: 16, depth: 10 },
  solver: { exactEmpties: 28, depth: 12 },
} as const satisfies Readonly<Record<string, Reach>>;

const reachOf = (position: Position): Reach => {
  if (position.rules === 'connect4') return REACHES.solver;
  return hasWeights(position) ? REACHES.weights : REACHES.plain;
};

/** Whether a review proves the score of the position. */
export const isWithinReach = (position: Position): boolean =>
  emptySquares(position).size <= reachOf(position).exactEmpties;

/** Proves the score. */
export const solving = (position: Position): SearchRequest => ({
  position,
  method:
    position.rules === 'connect4'
      ? { by: 'solver', limit: { type: 'solve' } }
      : { by: 'flipside', limit: { type: 'solve', goal: 'score' } },
});

const lookingMethod = (position: Position): SearchMethod => {
  const { depth } = reachOf(position);
  return position.rules === 'connect4'
    ? { by: 'solver', limit: { type: 'depth', depth }, every: true }
    : { by: 'flipside', limit: { type: 'depth', depth, endgame: 0 } };
};

/** Looks for the best move; the result is the same every time. */
export const looking = (position: Position): SearchRequest => ({ position, method: lookingMethod(position) });

/** Looks at one move, as deep as for the best one. */
export const lookingAt = (position: Position, square: Square): SearchRequest => ({
  position,
  method: {
    by: 'analysis',
    squares: [square],
    lines: 0,
    interval: Infinity,
    limit: { depth: reachOf(position).depth, endgame: 0 },
  },
});
