import type { SearchMethod, SearchRequest } from '../../engine/searchRequest.ts';
import { hasWeights } from '../../engine/searchTask.ts';
import { emptySquares } from '../../game/board.ts';
import { dropsDiscs, type Position } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';

/** How much work a review may take. */
export const EFFORTS = ['quick', 'standard', 'long'] as const;
export type Effort = (typeof EFFORTS)[number];

/** How far a review looks. */
interface Reach {
  /** Plies ahead, where it does not prove. */
  readonly depth: number;
  /** Plies ahead at a second look. */
  readonly again: number;
  /** With at most this many empty squares every position is proved. */
  readonly exactEmpties: number;
  /** With at most this many it is, as long as these nodes last for the whole game. */
  readonly furthestEmpties: number;
  readonly nodes: number;
}

type Reaches = Readonly<Record<Effort, Reach>>;

/** By the search that the position gets: by weights, without any, or for falling discs. */
const REACHES = {
  weights: {
    quick: { depth: 10, again: 14, exactEmpties: 14, furthestEmpties: 16, nodes: 2e6 },
    standard: { depth: 18, again: 22, exactEmpties: 22, furthestEmpties: 26, nodes: 15e6 },
    long: { depth: 22, again: 26, exactEmpties: 24, furthestEmpties: 30, nodes: 1e9 },
  },
  plain: {
    quick: { depth: 8, again: 10, exactEmpties: 11, furthestEmpties: 12, nodes: 2e6 },
    standard: { depth: 13, again: 15, exactEmpties: 16, furthestEmpties: 22, nodes: 20e6 },
    long: { depth: 16, again: 18, exactEmpties: 18, furthestEmpties: 24, nodes: 400e6 },
  },
  solver: {
    quick: { depth: 10, again: 10, exactEmpties: 26, furthestEmpties: 26, nodes: 0 },
    standard: { depth: 12, again: 12, exactEmpties: 31, furthestEmpties: 31, nodes: 0 },
    long: { depth: 12, again: 12, exactEmpties: 34, furthestEmpties: 34, nodes: 0 },
  },
} as const satisfies Readonly<Record<string, Reaches>>;

const reachesOf = (position: Position): Reaches => {
  if (dropsDiscs(position)) return REACHES.solver;
  return hasWeights(position) ? REACHES.weights : REACHES.plain;
};

const reachOf = (position: Position, effort: Effort): Reach => reachesOf(position)[effort];

/** A move whose score is proved. */
interface Known {
  readonly square: Square;
  readonly score: number;
}

/** What was found before the position is to be proved. */
export interface Progress {
  /** The nodes spent on positions that need not be proved. */
  readonly spent: number;
  /** The nodes of the last proof; 0 before the first one. */
  readonly last: number;
  readonly known?: Known | undefined;
}

/** How many times as many nodes a proof takes as the one a ply later, in most games. */
const GROWTH = 3;

/** The nodes that may be spent on proving the position; `undefined` if it is not to be proved. */
export const nodesFor = (
  position: Position,
  effort: Effort,
  { spent, last }: Progress,
): number | undefined => {
  const { exactEmpties, furthestEmpties, nodes } = reachOf(position, effort);
  const empties = emptySquares(position).size;
  if (empties <= exactEmpties) return Infinity;
  const left = nodes - spent;
  return empties <= furthestEmpties && GROWTH * last <= left ? left : undefined;
};

/** Proves the score within a number of nodes. Each review begins with nothing known, so that it is the same every time. */
export const proving = (position: Position, nodes: number, { last, known }: Progress): SearchRequest => {
  if (dropsDiscs(position))
    return { position, method: { by: 'solver', limit: { type: 'solve' }, line: true } };
  const bounds = { nodes, ...(known && { known }), fresh: last === 0 };
  return { position, method: { by: 'flipside', limit: { type: 'solve', goal: 'score', ...bounds } } };
};

/**
 * Which look at a position it is: one in theory, where nothing is blamed, needs little; a second one is for moves that the first
 * one would blame for little.
 */
export type Look = 'theory' | 'first' | 'second';

const depthOf = (position: Position, effort: Effort, look: Look): number => {
  const { quick, [effort]: reach } = reachesOf(position);
  return { theory: quick.depth, first: reach.depth, second: reach.again }[look];
};

const lookingMethod = (position: Position, effort: Effort, look: Look): SearchMethod => {
  const depth = depthOf(position, effort, look);
  return dropsDiscs(position)
    ? { by: 'solver', limit: { type: 'depth', depth }, every: true }
    : { by: 'flipside', limit: { type: 'depth', depth, endgame: 0 } };
};

/** Looks for the best move; the result is the same every time. */
export const looking = (position: Position, effort: Effort, look: Look = 'first'): SearchRequest => ({
  position,
  method: lookingMethod(position, effort, look),
});

/** Looks at one move, as deep as for the best one. */
export const lookingAt = (
  position: Position,
  square: Square,
  effort: Effort,
  look: Look = 'first',
): SearchRequest => ({
  position,
  method: {
    by: 'analysis',
    squares: [square],
    lines: 1,
    interval: Infinity,
    limit: { depth: depthOf(position, effort, look), endgame: 0 },
  },
});
