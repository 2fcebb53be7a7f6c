import type { UnitName } from '../../src/study/course/units.ts';

/** The seed for the order of games. */
export const SEED = 61;

/** The number of positions per unit, and of clear examples among them, which come first. */
export const WANTED = 12;
export const EXAMPLES = 2;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The number of empty squares in a unit's positions. */
export const EMPTIES: Readonly<Record<UnitName, Range>> = {
  corners: { from: 18, to: 42 },
  csquares: { from: 14, to: 42 },
  edges: { from: 18, to: 40 },
  unbalanced: { from: 12, to: 40 },
  mobility: { from: 22, to: 42 },
  quiet: { from: 22, to: 42 },
  frontier: { from: 24, to: 44 },
  parity: { from: 6, to: 12 },
  tempo: { from: 10, to: 26 },
  stable: { from: 12, to: 30 },
  wedges: { from: 12, to: 34 },
  counting: { from: 3, to: 5 },
  swindles: { from: 6, to: 12 },
  principles: { from: 44, to: 53 },
  openings: { from: 50, to: 57 },
};

/** The number of questions of one game that are searched for a unit. */
export const PLACES = 3;

/** The minimum number of legal moves, and the allowed number of moves that follow the idea. */
export const LEAST_MOVES = { ending: 3, midgame: 5 } as const;
export const MOST_FOLLOWING = 3;

/** The minimum advantage, in discs, of following the idea. */
export const LEAD = { ending: 2, midgame: 3, opening: 3 } as const;

/** The maximum score of a position: decided games teach nothing, and neither do lost ones. */
export const CLOSE = 20;

/** An example has one right move, which wins by this much, and all other moves lose by at least `others`. */
export const EXAMPLE = { from: 2, to: 10, others: -2 } as const;
/** In the opening nobody wins yet: the right move keeps the balance. */
export const OPENING_EXAMPLE = { from: 0, to: 4, others: -3 } as const;

/** Openings that many masters played, and that are about even. */
export const OPENING = { games: 100, from: 0, to: 3 } as const;

/**
 * A swindle leaves the other side many moves, only one of which wins. After every other move several win, also after one that loses
 * hardly more discs.
 */
export const SWINDLE = {
  mostBehind: -10,
  behindBest: 8,
  leastReplies: 4,
  refutations: 3,
  example: -6,
} as const;

/**
 * In plies: the search that filters positions, and the ones that must confirm them. With few empty squares the game is solved.
 */
export const DEPTHS = { sieve: 6, look: 10, verify: 18 } as const;
export const SOLVED = 18;

/** The difference in discs below which people consider values equal. */
export const SAME = 1;
