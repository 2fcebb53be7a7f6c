import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitSplit, gatherSamples, reportOf } from './phaseFit.ts';
import { emptiesOf, PHASE_COUNT, PHASES_BACKWARDS } from './phases.ts';
import type { Progress } from './progress.ts';
import { packWeights } from './quantise.ts';
import { type Refinement, refineScores } from './refine.ts';
import { SampleFile, writeWhole } from './store.ts';
import { ROUND_OFFSET, SAMPLE_BYTES, type Trainer } from './trainer.ts';
import { sealWeights } from './weightsFile.ts';

export type Round = Scoring | Refinement;

/** Shallow searches score many positions. */
export interface Scoring {
  readonly number: number;
  /** The depth of the scoring search in plies; positions near the end are solved. */
  readonly depth: number;
  /** The level of its selective cuts, 0 for none. */
  readonly level: number;
  /** For each number of empty squares, the positions to score again, from `begin` up to but not including `end`. */
  readonly begin: number;
  readonly end: number;
}

export interface Training {
  readonly trainer: Trainer;
  readonly folder: string;
  readonly progress: Progress;
  /** The number of solved positions per number of empty squares; no others with that number are scored. */
  readonly solved: Readonly<Record<number, number>>;
}

const CHUNK_SAMPLES = 2000;
const SOLVED_IMPORTANCE = 8;
const SEARCHED_IMPORTANCE = 8;
const RIDGE = 400;

const scoreChunk = (training: Training, round: Scoring, empties: number, samples: Uint8Array): void => {
  const isSolved = training.solved[empties] !== undefined;
  if (isSolved) training.trainer.scoreExactly(samples, SOLVED_IMPORTANCE);
  else training.trainer.scoreBySearch(samples, round, SEARCHED_IMPORTANCE);
  for (let at = ROUND_OFFSET; at < samples.length; at += SAMPLE_BYTES) samples[at] = round.number;
};

/** Scores positions that neither this round nor, for solved positions, any other has scored. */
const scorePositions = (training: Training, round: Scoring, empties: number): void => {
  const file = new SampleFile(training.folder, empties);
  const samples = file.read();
  const solved = training.solved[empties];
  const begin = solved === undefined ? round.begin : 0;
  const end = Math.min(solved ?? round.end, samples.length / SAMPLE_BYTES);
  const wanted = solved === undefined ? round.number : 1;
  training.progress.begin(`round ${round.number}: score positions with ${empties} empty squares`);
  for (let from = begin; from < end; from += CHUNK_SAMPLES) {
    const to = Math.min(from + CHUNK_SAMPLES, end);
    const part = samples.subarray(from * SAMPLE_BYTES, to * SAMPLE_BYTES);
    if ((part.at(-1) ?? 0) >= wanted) continue;
    scoreChunk(training, round, empties, part);
    file.replace(from, part);
    training.progress.report((to - begin) / (end - begin));
  }
};

const refine = (training: Training, round: Refinement, empties: number): void => {
  if (training.solved[empties] !== undefined) return;
  const file = new SampleFile(training.folder, empties);
  training.progress.begin(
    `round ${round.number}: score ${round.amount} positions with ${empties} empty squares`,
  );
  refineScores(training.trainer, file, empties, round, done => training.progress.report(done));
};

const phasePath = ({ folder }: Training, round: number, phase: number, ending: string): string =>
  join(folder, `round${round}.phase${phase}.${ending}`);

const readPhase = (training: Training, round: number, phase: number): Float32Array | undefined => {
  const path = phasePath(training, round, phase, 'weights');
  if (!existsSync(path)) return undefined;
  const bytes = new Uint8Array(readFileSync(path));
  return new Float32Array(bytes.buffer);
};

/** The newest weights of every phase; missing ones are taken from the following phase. */
const newestWeights = (training: Training, round: number): readonly Float32Array[] => {
  const phases: Float32Array[] = [];
  let last: Float32Array = new Float32Array(training.trainer.weights.length);
  for (const phase of PHASES_BACKWARDS) {
    last = readPhase(training, round, phase) ?? readPhase(training, round - 1, phase) ?? last;
    phases[phase] = last;
  }
  return phases;
};

/** The weights file of the weights of all phases. */
export const sealed = (trainer: Trainer, phases: readonly Float32Array[]): Uint8Array =>
  sealWeights(packWeights(phases, trainer.groups));

/** The weights file of a round, with the previous round's weights where there are none yet. */
export const packed = (training: Training, round: number): Uint8Array =>
  sealed(training.trainer, newestWeights(training, round));

const runPhase = (training: Training, round: Round, phase: number): void => {
  if (readPhase(training, round.number, phase) !== undefined) return;
  training.trainer.useWeights(packed(training, round.number));
  for (const empties of emptiesOf(phase)) {
    if ('begin' in round) scorePositions(training, round, empties);
    else refine(training, round, empties);
  }
  training.progress.begin(`round ${round.number}: fit phase ${phase}`);
  const start = newestWeights(training, round.number)[Math.min(phase + 1, PHASE_COUNT - 1)] as Float32Array;
  const split = gatherSamples(phase, empties => new SampleFile(training.folder, empties).read());
  const fit = fitSplit(training.trainer, split, start, RIDGE);
  const report = JSON.stringify(reportOf(phase, split, fit));
  writeWhole(phasePath(training, round.number, phase, 'json'), report);
  writeWhole(phasePath(training, round.number, phase, 'weights'), new Uint8Array(fit.weights.buffer));
  training.progress.note(`round ${round.number}: ${report}`);
};

/** Scores and fits phase after phase from the end backwards; skips what an earlier run has finished. */
export const runRound = (training: Training, round: Round): void => {
  for (const phase of PHASES_BACKWARDS) runPhase(training, round, phase);
};
