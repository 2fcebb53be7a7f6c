import type { UnitName } from '../../src/study/course/units.ts';

/** The seed for the order of games and the choice of positions. */
export const SEED = 37;

/** The number of positions per unit. */
export const WANTED = 12;

/** The number of empty squares in a unit's positions. */
export const EMPTIES: Readonly<Record<UnitName, { readonly from: number; readonly to: number }>> = {
  corners: { from: 18, to: 42 },
  edges: { from: 18, to: 40 },
  mobility: { from: 22, to: 42 },
  quiet: { from: 22, to: 42 },
  frontier: { from: 24, to: 44 },
  parity: { from: 6, to: 12 },
  tempo: { from: 10, to: 26 },
  stable: { from: 12, to: 30 },
  wedges: { from: 12, to: 34 },
  counting: { from: 3, to: 5 },
  openings: { from: 50, to: 57 },
};

/** The minimum number of legal moves, and the allowed number of moves that follow the idea. */
export const LEAST_MOVES = { ending: 3, midgame: 5 } as const;
export const MOST_FOLLOWING = 3;

/** The minimum advantage, in discs, of following the idea. */
export const LEAD = { ending: 2, midgame: 3, opening: 3 } as const;

/**
 * In plies: the search that filters positions, and the one that must confirm them. With few empty squares the game is solved.
 */
export const DEPTHS = { sieve: 6, look: 10, verify: 14 } as const;
export const SOLVED = 14;

/** The maximum score of a position; decided positions teach nothing. */
export const CLOSE = 30;

/** The difference in discs below which people consider values equal. */
export const SAME = 1;
