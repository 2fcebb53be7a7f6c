import { chance } from './chance.ts';

/** The parts of a game, by the number of empty squares at which each begins. */
const PHASES = { opening: 60, midgame: 44, lateMidgame: 28, ending: 14 } as const;
type Phase = keyof typeof PHASES;

/** What makes a level of Flipside: how well it looks, and what it gives away all the same. */
interface Level {
  /** Plies it looks ahead. */
  readonly depth: number;
  /** From so many empty squares on it sees the end of the game. */
  readonly endgame: number;
  /** Discs it may lose in each phase of a game, against the best move that it sees. */
  readonly budget: Readonly<Record<Phase, number>>;
  /** The least time from the question to its reply, so that a person can follow. */
  readonly beatMilliseconds: number;
}

const level = (
  [depth, endgame]: readonly [number, number],
  [opening, midgame, lateMidgame, ending]: readonly [number, number, number, number],
  beatMilliseconds: number,
): Level => ({ depth, endgame, budget: { opening, midgame, lateMidgame, ending }, beatMilliseconds });

/** Weakest first. Tuned by games so that each scores 60 to 80 % against the one before: see `docs/ENGINE.md`. */
const TABLE: readonly Level[] = [
  level([1, 2], [40, 60, 60, 40], 800),
  level([1, 4], [28, 42, 42, 26], 750),
  level([2, 6], [20, 30, 30, 18], 700),
  level([2, 6], [13, 20, 20, 12], 650),
  level([3, 8], [8, 12, 12, 8], 600),
  level([4, 10], [5, 7, 7, 5], 600),
  level([5, 10], [3, 5, 5, 3], 550),
  level([6, 12], [2, 3, 3, 1], 550),
  level([7, 14], [1, 2, 2, 0], 500),
  level([8, 16], [0, 0, 0, 0], 500),
  level([10, 18], [0, 0, 0, 0], 500),
  level([10, 20], [0, 0, 0, 0], 500),
];

/** The level that, past the first moves, thinks for a time and not to a depth. */
export const FULL_STRENGTH = TABLE.length;

export const levelAt = (number: number): Level => {
  const found = TABLE[number - 1];
  if (found === undefined) throw new RangeError(`Flipside has no level ${number}.`);
  return found;
};

const phaseOf = (empties: number): Phase => {
  if (empties <= PHASES.ending) return 'ending';
  if (empties <= PHASES.lateMidgame) return 'lateMidgame';
  return empties <= PHASES.midgame ? 'midgame' : 'opening';
};

/** How many squares are empty at each turn of one side in the phase, as long as nobody passes. */
const turnsInPhaseOf = (empties: number): readonly number[] =>
  Array.from({ length: PHASES.opening }, (_, index) => PHASES.opening - index).filter(
    other => phaseOf(other) === phaseOf(empties) && other % 2 === empties % 2,
  );

/** Few turns carry much of a budget and most carry little: people err so. */
const weightOf = (seed: number, empties: number): number => -Math.log(chance(seed, empties));

/** Discs that this turn may lose: its share of the phase's budget, which falls out anew with every seed. */
export const allowanceOf = (number: number, empties: number, seed: number): number => {
  const weights = turnsInPhaseOf(empties).map(other => weightOf(seed, other));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (levelAt(number).budget[phaseOf(empties)] * weightOf(seed, empties)) / total;
};
