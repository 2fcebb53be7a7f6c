import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitSplit, gatherSamples, type PhaseReport, reportOf } from './phaseFit.ts';
import { emptiesOf, PHASE_COUNT, PHASES_BACKWARDS } from './phases.ts';
import type { Progress } from './progress.ts';
import { corrected, lineThrough } from './refine.ts';
import { ScoreFile, type Search } from './scores.ts';
import type { Task } from './scoring.ts';
import { SampleFile, writeWhole } from './store.ts';
import { IMPORTANCE_OFFSET, SAMPLE_BYTES, SCORE_OFFSET, type Trainer } from './trainer.ts';

/** The first positions with a number of empty squares, and the search that scores them. */
export interface Tier {
  readonly search: Search;
  readonly amount: number;
  /** The importance of a position in the fit, 1 to 255. */
  readonly importance: number;
}

/** How to score positions, by their number of empty squares. */
export interface Labels {
  readonly leastEmpties: number;
  readonly mostEmpties: number;
  /** From many shallow searches to a few deep ones. The scores of each are corrected by linear regression on the last. */
  readonly tiers: readonly Tier[];
}

export interface Improvement {
  readonly trainer: Trainer;
  readonly folder: string;
  readonly progress: Progress;
  readonly labels: readonly Labels[];
  /** The strength of the ridge that ties rare weights to the previous ones, in units of a sample's importance. */
  readonly ridge: number;
}

/** The positions to score, those nearest to the end first. */
export const tasksOf = (labels: readonly Labels[]): readonly Task[] =>
  labels.flatMap(({ leastEmpties, mostEmpties, tiers }) =>
    Array.from({ length: mostEmpties - leastEmpties + 1 }, (_, index) => leastEmpties + index).flatMap(
      empties => tiers.map(({ search, amount }) => ({ empties, search, amount })),
    ),
  );

const labelsFor = (empties: number, labels: readonly Labels[]): Labels | undefined =>
  labels.find(({ leastEmpties, mostEmpties }) => leastEmpties <= empties && empties <= mostEmpties);

/** Converts the scores of one search to those another would find. */
const correctedBy = (reference: Int8Array, scores: Int8Array): Int8Array => {
  const both = Math.min(scores.length, reference.length);
  const line = lineThrough(scores.subarray(0, both), reference.subarray(0, both));
  return scores.map(score => corrected(score, line));
};

/** The positions with a number of empty squares, with their scores where available. */
export const labelledSamples = (folder: string, empties: number, labels: readonly Labels[]): Uint8Array => {
  const samples = new SampleFile(folder, empties).read();
  for (let at = 0; at < samples.length; at += SAMPLE_BYTES) samples[at + IMPORTANCE_OFFSET] = 0;
  const tiers = labelsFor(empties, labels)?.tiers ?? [];
  const scoresOf = ({ search }: Tier): Int8Array => new ScoreFile(folder, empties, search).read();
  const last = tiers.at(-1);
  if (last === undefined) return samples;
  const reference = scoresOf(last);
  for (const tier of tiers) {
    const scores = tier === last ? reference : correctedBy(reference, scoresOf(tier));
    scores.forEach((score, index) => {
      samples[index * SAMPLE_BYTES + SCORE_OFFSET] = score;
      samples[index * SAMPLE_BYTES + IMPORTANCE_OFFSET] = tier.importance;
    });
  }
  return samples;
};

const pathOf = (folder: string, phase: number, ending: string): string =>
  join(folder, `improved.phase${phase}.${ending}`);

const readFit = (folder: string, phase: number): Float32Array | undefined => {
  const path = pathOf(folder, phase, 'weights');
  if (!existsSync(path)) return undefined;
  return new Float32Array(new Uint8Array(readFileSync(path)).buffer);
};

/** Fits the weights of every phase that has labels, starting from `start`; skips phases fitted by an earlier run. */
export const improve = (
  { trainer, folder, progress, labels, ridge }: Improvement,
  start: readonly Float32Array[],
): readonly Float32Array[] => {
  const phases = [...start];
  for (const phase of PHASES_BACKWARDS) {
    if (emptiesOf(phase).every(empties => labelsFor(empties, labels) === undefined)) continue;
    const known = readFit(folder, phase);
    if (known !== undefined) {
      phases[phase] = known;
      continue;
    }
    progress.begin(`fit phase ${phase}`);
    const split = gatherSamples(phase, empties => labelledSamples(folder, empties, labels));
    const fit = fitSplit(trainer, split, start[phase] as Float32Array, ridge);
    const report = JSON.stringify(reportOf(phase, split, fit));
    writeWhole(pathOf(folder, phase, 'json'), report);
    writeWhole(pathOf(folder, phase, 'weights'), new Uint8Array(fit.weights.buffer));
    progress.note(report);
    phases[phase] = fit.weights;
  }
  return phases;
};

/** The training data of the fitted phases, from the end backwards. */
export const improvementReports = (folder: string): readonly PhaseReport[] =>
  Array.from({ length: PHASE_COUNT }, (_, index) => pathOf(folder, PHASE_COUNT - 1 - index, 'json'))
    .filter(path => existsSync(path))
    .map(path => JSON.parse(readFileSync(path, 'utf8')));
