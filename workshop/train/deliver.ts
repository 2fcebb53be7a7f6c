import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../tools/paths.ts';
import { improvementReports } from './improve.ts';
import { measureErrors } from './measure.ts';
import { BALANCED, IMPROVEMENT_RIDGE, LABELS, MEASURED, POSITIONS } from './plan.ts';
import type { Progress } from './progress.ts';
import { sealed } from './rounds.ts';
import { writeWhole } from './store.ts';
import type { Trainer } from './trainer.ts';

export interface Delivery {
  readonly trainer: Trainer;
  readonly folder: string;
  readonly progress: Progress;
  /** The path of the weights file; the recipe is written next to it. */
  readonly path: string;
}

/** Measures the weights of all phases and writes them with their recipe. */
export const deliver = (
  { trainer, folder, progress, path }: Delivery,
  phases: readonly Float32Array[],
): void => {
  const file = sealed(trainer, phases);
  const compressed = gzipSync(file, { level: 9 });
  trainer.useWeights(file);
  const errors = MEASURED.flatMap(measurement => {
    progress.begin(`measure errors at ${measurement.empties} empty squares`);
    return measureErrors(trainer, folder, measurement, done => progress.report(done));
  });
  writeWhole(path, compressed);
  const recipe = {
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT }).toString().trim(),
    data: 'tournament games of the WTHOR database, random plies off them, and games of the engine with itself',
    positions: POSITIONS,
    labels: LABELS,
    ridge: IMPROVEMENT_RIDGE,
    balanced: BALANCED,
    weights: {
      each: trainer.groups,
      phases: improvementReports(folder),
      compressedBytes: compressed.length,
    },
    measured: { against: MEASURED, errors },
  };
  writeWhole(`${path}.json`, `${JSON.stringify(recipe, null, 2)}\n`);
  progress.note(`${path}: ${compressed.length} bytes`);
};
