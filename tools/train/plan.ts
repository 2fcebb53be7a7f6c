import { LEAST_EMPTIES, MOST_EMPTIES } from './phases.ts';
import type { Round } from './rounds.ts';

/** The steps, in order. Numbers of positions are for each number of empty squares. */
export const POSITIONS = { amount: 345_000, leastEmpties: LEAST_EMPTIES, mostEmpties: MOST_EMPTIES, seed: 1 };

/** How many positions are solved, by their empty squares: milliseconds for each position from 14 on. */
export const SOLVED: Readonly<Record<number, number>> = {
  8: 40_000,
  9: 40_000,
  10: 40_000,
  11: 40_000,
  12: 160_000,
  13: 160_000,
  14: 60_000,
  15: 40_000,
};

/** Four plies reach the following phase, whose weights are the newest. */
export const ROUNDS: readonly Round[] = [
  { number: 1, depth: 4, level: 0, begin: 0, end: 100_000 },
  { number: 2, depth: 4, level: 0, begin: 100_000, end: 270_000 },
  { number: 3, amount: 4000, depth: 10, level: 3, endEmpties: 19, endLevel: 5 },
];

/** Number of tournament positions for each number of empty squares with which the finished weights are balanced. */
export const BALANCED = 4000;

/** The searches against which the errors of the finished weights are measured. */
export const MEASURED = [
  { empties: 20, amount: 200, search: 'solved' },
  { empties: 30, amount: 200, search: { depth: 12, level: 3 } },
  { empties: 40, amount: 200, search: { depth: 12, level: 3 } },
] as const;
