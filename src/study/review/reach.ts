import type { SearchMethod, SearchRequest } from '../../engine/searchRequest.ts';
import { hasWeights } from '../../engine/searchTask.ts';
import { emptySquares } from '../../game/board.ts';
import { dropsDiscs, type Position } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';

/** How much work a review may take. */
export const EFFORTS = ['quick', 'standard', 'long'] as const;
export type Effort = (typeof EFFORTS)[number];

/** The limits of a review's searches. */
interface Reach {
  /** Search depth where positions are not proved. */
  readonly depth: number;
  /** Search depth of a second look. */
  readonly again: number;
  /** Positions with at most this many empty squares are always proved. */
  readonly exactEmpties: number;
  /**
   * Positions with at most this many empty squares are proved too, while the node budget of the review lasts.
   */
  readonly furthestEmpties: number;
  readonly nodes: number;
}

type Reaches = Readonly<Record<Effort, Reach>>;

/** By the kind of search: with weights, without, or Connect Four. */
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

/** A move with a proved score. */
interface Known {
  readonly square: Square;
  readonly score: number;
}

/** What a review knows before a proof. */
export interface ProofProgress {
  /** Nodes spent on proofs that are optional. */
  readonly spent: number;
  /** Nodes of the last proof; 0 before the first. */
  readonly last: number;
  readonly known?: Known | undefined;
}

/** Estimated growth: in most games a proof takes this many times the nodes of the one a ply later. */
const GROWTH = 3;

/** The node budget for proving the position; `undefined` if it is not to be proved. */
export const nodesFor = (
  position: Position,
  effort: Effort,
  { spent, last }: ProofProgress,
): number | undefined => {
  const { exactEmpties, furthestEmpties, nodes } = reachOf(position, effort);
  const empties = emptySquares(position).size;
  if (empties <= exactEmpties) return Infinity;
  const left = nodes - spent;
  return empties <= furthestEmpties && GROWTH * last <= left ? left : undefined;
};

/**
 * The search that proves the score within a node budget. The first proof of a review clears the hash table,
 * so that reviews are reproducible.
 */
export const proving = (position: Position, nodes: number, { last, known }: ProofProgress): SearchRequest => {
  if (dropsDiscs(position))
    return { position, method: { by: 'solver', limit: { type: 'solve' }, line: true } };
  const bounds = { nodes, ...(known && { known }), fresh: last === 0 };
  return { position, method: { by: 'flipside', limit: { type: 'solve', goal: 'score', ...bounds } } };
};

/**
 * The kind of search: shallow in theory, where nothing is blamed; deeper on a second look at moves that the
 * first one would blame for a small loss.
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

/** The search for the best move; reproducible. */
export const looking = (position: Position, effort: Effort, look: Look = 'first'): SearchRequest => ({
  position,
  method: lookingMethod(position, effort, look),
});

/** The search of one move, to the same depth as for the best one. */
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
