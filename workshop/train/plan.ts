import type { Labels } from './improve.ts';
import { LEAST_EMPTIES, MOST_EMPTIES } from './phases.ts';
import type { Round } from './rounds.ts';

/** The steps in order. Numbers of positions are per number of empty squares. */
export const POSITIONS = { amount: 345_000, leastEmpties: LEAST_EMPTIES, mostEmpties: MOST_EMPTIES, seed: 1 };

/** The number of solved positions by empty squares; from 14 on a position takes milliseconds. */
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

/** The rounds that make weights from nothing. Four plies reach the next phase, whose weights are the newest. */
export const ROUNDS: readonly Round[] = [
  { number: 1, depth: 4, level: 0, begin: 0, end: 100_000 },
  { number: 2, depth: 4, level: 0, begin: 100_000, end: 270_000 },
  { number: 3, amount: 4000, depth: 10, level: 3, endEmpties: 19, endLevel: 5 },
];

const SHALLOW = { depth: 4, level: 0 } as const;
const DEEPER = { depth: 8, level: 6 } as const;
const SOLVING = { depth: 'end', level: 0 } as const;
const ALMOST_SOLVING = { depth: 'end', level: 5 } as const;
const REFERENCE = { depth: 12, level: 6 } as const;

/** The scoring for improved weights. Eight plies instead of four take five times as long per position. */
export const LABELS: readonly Labels[] = [
  {
    leastEmpties: 12,
    mostEmpties: 15,
    tiers: [
      { search: SHALLOW, amount: 150_000, importance: 8 },
      { search: SOLVING, amount: 600, importance: 24 },
    ],
  },
  {
    leastEmpties: 16,
    mostEmpties: 19,
    tiers: [
      { search: SHALLOW, amount: 345_000, importance: 8 },
      { search: DEEPER, amount: 100_000, importance: 24 },
      { search: ALMOST_SOLVING, amount: 400, importance: 24 },
    ],
  },
  {
    leastEmpties: 20,
    mostEmpties: 31,
    tiers: [
      { search: SHALLOW, amount: 150_000, importance: 8 },
      { search: REFERENCE, amount: 400, importance: 24 },
    ],
  },
  {
    leastEmpties: 32,
    mostEmpties: 47,
    tiers: [
      { search: SHALLOW, amount: 120_000, importance: 8 },
      { search: REFERENCE, amount: 400, importance: 24 },
    ],
  },
];
export const IMPROVEMENT_RIDGE = 2000;

/** The number of tournament positions per number of empty squares for balancing. */
export const BALANCED = 4000;

/** The searches for measuring the errors of the finished weights. */
export const MEASURED = [
  { empties: 18, amount: 200, search: SOLVING },
  { empties: 22, amount: 100, search: { depth: 'end', level: 4 } },
  { empties: 30, amount: 200, search: { depth: 12, level: 3 } },
  { empties: 40, amount: 200, search: { depth: 12, level: 3 } },
] as const;
