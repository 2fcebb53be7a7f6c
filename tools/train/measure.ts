import { HELD_OUT, KINDS, type Kind } from './positions.ts';
import { SampleFile } from './store.ts';
import { KIND_OFFSET, SAMPLE_BYTES, SCORE_OFFSET, type Trainer } from './trainer.ts';

export interface Measurement {
  readonly empties: number;
  /** Positions of each kind. */
  readonly amount: number;
  /** Solved, or searched to a depth with a level of selective cuts. */
  readonly search: 'solved' | { readonly depth: number; readonly level: number };
}

export interface MeasuredError {
  readonly empties: number;
  readonly kind: Kind;
  readonly positions: number;
  /** Mean distance of the static evaluation from the score, in discs. */
  readonly meanAbsoluteError: number;
}

const PART_SAMPLES = 10;

const heldOutOf = (samples: Uint8Array, kind: number, amount: number): Uint8Array => {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < samples.length && parts.length < amount; at += SAMPLE_BYTES) {
    if (samples[at + KIND_OFFSET] === (kind | HELD_OUT)) parts.push(samples.slice(at, at + SAMPLE_BYTES));
  }
  return new Uint8Array(Buffer.concat(parts));
};

const scoreAll = (
  trainer: Trainer,
  samples: Uint8Array,
  { search }: Measurement,
  report: (done: number) => void,
): void => {
  const partBytes = PART_SAMPLES * SAMPLE_BYTES;
  for (let at = 0; at < samples.length; at += partBytes) {
    const part = samples.subarray(at, at + partBytes);
    if (search === 'solved') trainer.scoreExactly(part, 1);
    else trainer.scoreBySearch(part, search, 1);
    report(Math.min(1, (at + partBytes) / samples.length));
  }
};

const errorOf = (trainer: Trainer, samples: Uint8Array): number => {
  let sum = 0;
  trainer.evaluate(samples).forEach((value, index) => {
    const score = ((samples[index * SAMPLE_BYTES + SCORE_OFFSET] ?? 0) << 24) >> 24;
    sum += Math.abs(value - score);
  });
  return sum / (samples.length / SAMPLE_BYTES);
};

/** Errors of the current weights on positions that were not used for training. */
export const measureErrors = (
  trainer: Trainer,
  folder: string,
  measurement: Measurement,
  report: (done: number) => void,
): readonly MeasuredError[] =>
  KINDS.map((kind, index) => {
    const all = new SampleFile(folder, measurement.empties).read();
    const samples = heldOutOf(all, index, measurement.amount);
    scoreAll(trainer, samples, measurement, done => report((index + done) / KINDS.length));
    const positions = samples.length / SAMPLE_BYTES;
    return { empties: measurement.empties, kind, positions, meanAbsoluteError: errorOf(trainer, samples) };
  });
