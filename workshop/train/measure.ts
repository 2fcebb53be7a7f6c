import { HELD_OUT, KINDS, type Kind } from './positions.ts';
import { type Search, search } from './scores.ts';
import { SampleFile } from './store.ts';
import { KIND_OFFSET, SAMPLE_BYTES, type Trainer } from './trainer.ts';

export interface Measurement {
  readonly empties: number;
  /** The number of positions of each kind. */
  readonly amount: number;
  readonly search: Search;
}

export interface MeasuredError {
  readonly empties: number;
  readonly kind: Kind;
  readonly positions: number;
  /** The mean error of the static evaluation, in discs. */
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

const scoresOf = (
  trainer: Trainer,
  samples: Uint8Array,
  { search: how }: Measurement,
  report: (done: number) => void,
): readonly number[] => {
  const partBytes = PART_SAMPLES * SAMPLE_BYTES;
  const scores: number[] = [];
  for (let at = 0; at < samples.length; at += partBytes) {
    scores.push(...search(trainer, samples.subarray(at, at + partBytes), how));
    report(Math.min(1, (at + partBytes) / samples.length));
  }
  return scores;
};

const meanDistance = (values: ArrayLike<number>, scores: readonly number[]): number =>
  scores.reduce((sum, score, index) => sum + Math.abs((values[index] ?? 0) - score), 0) / scores.length;

/** The errors of the current weights on held-out positions. */
export const measureErrors = (
  trainer: Trainer,
  folder: string,
  measurement: Measurement,
  report: (done: number) => void,
): readonly MeasuredError[] =>
  KINDS.map((kind, index) => {
    const all = new SampleFile(folder, measurement.empties).read();
    const samples = heldOutOf(all, index, measurement.amount);
    const scores = scoresOf(trainer, samples, measurement, done => report((index + done) / KINDS.length));
    const meanAbsoluteError = meanDistance(trainer.evaluate(samples), scores);
    return { empties: measurement.empties, kind, positions: scores.length, meanAbsoluteError };
  });
