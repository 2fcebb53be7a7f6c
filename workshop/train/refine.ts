import type { SampleFile } from './store.ts';
import { IMPORTANCE_OFFSET, ROUND_OFFSET, SAMPLE_BYTES, SCORE_OFFSET, type Trainer } from './trainer.ts';

/** Deep searches score a few positions; regression on them corrects the shallow scores of all others. */
export interface Refinement {
  readonly number: number;
  /** The number of positions per number of empty squares that are scored again. */
  readonly amount: number;
  readonly depth: number;
  readonly level: number;
  /** With at most this many empty squares, searches go to the end of the game. */
  readonly endEmpties: number;
  readonly endLevel: number;
}

export interface Line {
  readonly slope: number;
  readonly offset: number;
}

const IMPORTANCE = 24;
const CHUNK_SAMPLES = 100;
const MOST_DISCS = 64;

const scoresOf = (samples: Uint8Array): Int8Array =>
  Int8Array.from(
    { length: samples.length / SAMPLE_BYTES },
    (_, index) => samples[index * SAMPLE_BYTES + SCORE_OFFSET] ?? 0,
  );

const mean = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

/** The least-squares line that predicts the deep score from the shallow one. */
export const lineThrough = (shallow: Int8Array, deep: Int8Array): Line => {
  const shallowMean = mean(shallow);
  const deepMean = mean(deep);
  let product = 0;
  let square = 0;
  shallow.forEach((score, index) => {
    product += (score - shallowMean) * ((deep[index] ?? 0) - deepMean);
    square += (score - shallowMean) ** 2;
  });
  const slope = square > 0 ? product / square : 1;
  return { slope, offset: deepMean - slope * shallowMean };
};

/** A shallow score corrected by the regression, in whole discs. */
export const corrected = (score: number, { slope, offset }: Line): number =>
  Math.max(-MOST_DISCS, Math.min(MOST_DISCS, Math.round(slope * score + offset)));

const adjust = (samples: Uint8Array, from: number, line: Line): void => {
  const scores = new Int8Array(samples.buffer, samples.byteOffset, samples.length);
  for (let at = from; at < samples.length; at += SAMPLE_BYTES) {
    if (samples[at + IMPORTANCE_OFFSET] === 0) continue;
    scores[at + SCORE_OFFSET] = corrected(scores[at + SCORE_OFFSET] ?? 0, line);
  }
};

const isDone = (samples: Uint8Array, number: number): boolean => (samples[ROUND_OFFSET] ?? 0) >= number;

/** Refines all scores of a file at once; skips files that are already refined. */
export const refineScores = (
  trainer: Trainer,
  file: SampleFile,
  empties: number,
  plan: Refinement,
  report: (done: number) => void,
): void => {
  const samples = file.read();
  if (isDone(samples, plan.number)) return;
  const end = Math.min(plan.amount * SAMPLE_BYTES, samples.length);
  const first = samples.subarray(0, end);
  const shallow = scoresOf(first);
  const isEnd = empties <= plan.endEmpties;
  const search = { depth: isEnd ? empties : plan.depth, level: isEnd ? plan.endLevel : plan.level };
  for (let at = 0; at < end; at += CHUNK_SAMPLES * SAMPLE_BYTES) {
    trainer.scoreBySearch(first.subarray(at, at + CHUNK_SAMPLES * SAMPLE_BYTES), search, IMPORTANCE);
    report(Math.min(1, at / end));
  }
  for (let at = 0; at < end; at += SAMPLE_BYTES) first[at + ROUND_OFFSET] = plan.number;
  adjust(samples, end, lineThrough(shallow, scoresOf(first)));
  file.create(samples);
};
