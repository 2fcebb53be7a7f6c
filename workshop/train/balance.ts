import { emptiesOf, PHASES_BACKWARDS } from './phases.ts';
import { sealed } from './rounds.ts';
import { SampleFile } from './store.ts';
import { KIND_OFFSET, SAMPLE_BYTES, SCORE_OFFSET, type Trainer } from './trainer.ts';

/**
 * A search of an even depth evaluates leaves for the side to move, one of an odd depth for the opponent. Weights that
 * overrate the side to move, because many of their training positions come after a random move, make scores swing between
 * depths. For each number of empty squares, from the end backwards, a constant is subtracted so that a search ending there
 * agrees with one that ends a ply later.
 */
const TOURNAMENT_KIND = 0;
const KIND_MASK = 0x7f;
const COUNTS_PER_TABLE = 64;
const PLIES_TO_LEAF = 3;
const PLIES_TO_NEXT_LEAF = 4;
/** With at most this many empty squares, searches solve the game. */
const SOLVED_EMPTIES = 14;

export interface BalancePlan {
  readonly trainer: Trainer;
  readonly folder: string;
  /** The number of tournament positions searched for each number of empty squares. */
  readonly amount: number;
}

const tournamentPositions = (samples: Uint8Array, amount: number): Uint8Array => {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < samples.length && parts.length < amount; at += SAMPLE_BYTES) {
    const isPlayed = ((samples[at + KIND_OFFSET] ?? 0) & KIND_MASK) === TOURNAMENT_KIND;
    if (isPlayed) parts.push(samples.slice(at, at + SAMPLE_BYTES));
  }
  return new Uint8Array(Buffer.concat(parts));
};

const meanScore = (samples: Uint8Array): number => {
  let sum = 0;
  for (let at = 0; at < samples.length; at += SAMPLE_BYTES)
    sum += ((samples[at + SCORE_OFFSET] ?? 0) << 24) >> 24;
  return sum / (samples.length / SAMPLE_BYTES);
};

const searchedMean = (trainer: Trainer, positions: Uint8Array, depth: number): number => {
  const samples = positions.slice();
  trainer.scoreBySearch(samples, { depth, level: 0 }, 1);
  return meanScore(samples);
};

const solvedMean = (trainer: Trainer, positions: Uint8Array): number => {
  const samples = positions.slice();
  trainer.scoreExactly(samples, 1);
  return meanScore(samples);
};

/** The mean overrating of the side to move by the current weights, in discs, three plies after these positions. */
const surplusAfter = (trainer: Trainer, positions: Uint8Array, isNearEnd: boolean): number => {
  // The shallow search comes first; otherwise the table would give it the deeper search's values.
  const guess = searchedMean(trainer, positions, PLIES_TO_LEAF);
  const truth = isNearEnd
    ? solvedMean(trainer, positions)
    : searchedMean(trainer, positions, PLIES_TO_NEXT_LEAF);
  return truth - guess;
};

/** Corrects the weights for this number of empty squares; `phases` has the weights of all phases. */
export const balance = (
  { trainer, folder, amount }: BalancePlan,
  phases: readonly Float32Array[],
  report: (done: number) => void,
): void => {
  for (const phase of PHASES_BACKWARDS) {
    const weights = phases[phase] as Float32Array;
    for (const empties of emptiesOf(phase)) {
      const rootEmpties = empties + PLIES_TO_LEAF;
      const positions = tournamentPositions(new SampleFile(folder, rootEmpties).read(), amount);
      if (positions.length === 0) continue;
      trainer.useWeights(sealed(trainer, phases));
      const place = weights.length - COUNTS_PER_TABLE + empties;
      weights[place] =
        (weights[place] ?? 0) - surplusAfter(trainer, positions, rootEmpties <= SOLVED_EMPTIES);
    }
    report(1 - phase / PHASES_BACKWARDS.length);
  }
};
