import type { UnitName } from '../../src/study/course/units.ts';

/** Decides the order of the games, and which of their positions is looked at. */
export const SEED = 37;

/** How many positions a unit gets. */
export const WANTED = 12;

/** How many squares are empty in the positions of a unit. */
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

/** The fewest legal moves, and how many of them may follow the idea. */
export const LEAST_MOVES = { ending: 3, midgame: 5 } as const;
export const MOST_FOLLOWING = 3;

/** By how many discs following the idea is better than everything else. */
export const LEAD = { ending: 2, midgame: 3, opening: 3 } as const;

/** In plies: what sifts, and what has to agree. Where so few squares are empty, the game is played out. */
export const DEPTHS = { sieve: 6, look: 10, verify: 14 } as const;
export const SOLVED = 14;

/** A position that is decided teaches nothing. */
export const CLOSE = 30;

/** By how many discs values may differ and are the same to a person. */
export const SAME = 1;
