/**
 * The phases of `assembly/flipside/weights.ts`, from few discs to many, by empty squares; the only ones the trainer supports.
 */
export const PHASE_COUNT = 12;
const EMPTIES_PER_PHASE = 4;
const LAST_PHASE_EMPTIES = 12;

/** Positions outside this range teach nothing that a search would not find. */
export const LEAST_EMPTIES = 8;
export const MOST_EMPTIES = 56;

const begin = (phase: number): number => LAST_PHASE_EMPTIES + EMPTIES_PER_PHASE * (PHASE_COUNT - 2 - phase);

/** The numbers of empty squares in a phase's training data. */
export const emptiesOf = (phase: number): readonly number[] => {
  const least = phase === PHASE_COUNT - 1 ? LEAST_EMPTIES : begin(phase);
  const most = phase === 0 ? MOST_EMPTIES : begin(phase - 1) - 1;
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
};

/** From the end backwards. */
export const PHASES_BACKWARDS = Array.from({ length: PHASE_COUNT }, (_, index) => PHASE_COUNT - 1 - index);
