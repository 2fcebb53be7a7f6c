import { type Fit, fitPhase } from './fitPhase.ts';
import { emptiesOf } from './phases.ts';
import { HELD_OUT } from './positions.ts';
import { IMPORTANCE_OFFSET, KIND_OFFSET, SAMPLE_BYTES, type Trainer } from './trainer.ts';

/** The samples of a phase. */
export interface Split {
  readonly fitted: Uint8Array[];
  readonly heldOut: Uint8Array[];
}

const MOST_STEPS = 60;
/** The importance of positions with a few more or fewer empty squares than the phase. */
const NEIGHBOUR_IMPORTANCE = 3;
const NEIGHBOUR_EMPTIES = 2;

const splitSamples = (samples: Uint8Array, isNeighbour: boolean, split: Split): void => {
  for (let at = 0; at < samples.length; at += SAMPLE_BYTES) {
    const sample = samples.subarray(at, at + SAMPLE_BYTES);
    if (sample[IMPORTANCE_OFFSET] === 0) continue;
    const isHeldOut = ((sample[KIND_OFFSET] ?? 0) & HELD_OUT) !== 0;
    if (isHeldOut && isNeighbour) continue;
    if (isNeighbour) sample[IMPORTANCE_OFFSET] = NEIGHBOUR_IMPORTANCE;
    (isHeldOut ? split.heldOut : split.fitted).push(sample);
  }
};

/**
 * The training data of a phase: `read` returns the samples with a number of empty squares; those without a score are ignored.
 */
export const gatherSamples = (phase: number, read: (empties: number) => Uint8Array): Split => {
  const split: Split = { fitted: [], heldOut: [] };
  const own = emptiesOf(phase);
  const least = (own[0] ?? 0) - NEIGHBOUR_EMPTIES;
  const most = (own.at(-1) ?? 0) + NEIGHBOUR_EMPTIES;
  for (let empties = least; empties <= most; empties++) {
    splitSamples(read(empties), !own.includes(empties), split);
  }
  return split;
};

/** The data of a phase's fit, with mean absolute errors in discs against the scores of the round. */
export interface PhaseReport {
  readonly phase: number;
  readonly leastEmpties: number;
  readonly mostEmpties: number;
  readonly fitted: number;
  readonly heldOut: number;
  readonly fittedError: number;
  readonly heldOutError: number;
}

const rounded = (error: number): number => Math.round(error * 100) / 100;

export const reportOf = (phase: number, { fitted, heldOut }: Split, fit: Fit): PhaseReport => ({
  phase,
  leastEmpties: emptiesOf(phase)[0] ?? 0,
  mostEmpties: emptiesOf(phase).at(-1) ?? 0,
  fitted: fitted.length,
  heldOut: heldOut.length,
  fittedError: rounded(fit.trainedError),
  heldOutError: rounded(fit.heldOutError),
});

const concat = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** Fits the weights of a phase to samples, from starting weights to which rare weights stay close. */
export const fitSplit = (
  trainer: Trainer,
  { fitted, heldOut }: Split,
  start: Float32Array,
  ridge: number,
): Fit => {
  trainer.clearSamples();
  trainer.addSamples(concat(fitted));
  trainer.addSamples(concat(heldOut));
  const plan = { samples: fitted.length, heldOut: heldOut.length, ridge, maxSteps: MOST_STEPS, start };
  return fitPhase(trainer, plan);
};
