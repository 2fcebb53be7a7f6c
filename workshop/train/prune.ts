import { emptiesOf, PHASES_BACKWARDS } from './phases.ts';
import { UNITS_PER_DISC } from './quantise.ts';
import { SampleFile } from './store.ts';
import { SAMPLE_BYTES, type Trainer } from './trainer.ts';

/**
 * A weight is left out if it hardly changes any estimate: its square, in units of the weights file, times how often a
 * million positions use it is less than this. Most of these are weights of rare configurations.
 */
const LEAST_EFFECT = 300;
const MILLION = 1e6;

/** Sets the patterns' weights of a phase to 0 where that hardly matters; `uses` is how often `amount` positions use each. */
export const pruned = (
  weights: Float32Array,
  uses: Float32Array,
  { amount, counts }: { readonly amount: number; readonly counts: number },
): Float32Array =>
  weights.map((weight, index) => {
    if (index >= weights.length - counts) return weight;
    const units = Math.round(weight * UNITS_PER_DISC);
    const isSmall = units ** 2 * (uses[index] ?? 0) * (MILLION / amount) < LEAST_EFFECT;
    return isSmall ? 0 : weight;
  });

/** Leaves out what hardly matters in any phase. */
export const pruneAll = (
  trainer: Trainer,
  folder: string,
  phases: readonly Float32Array[],
  report: (done: number) => void,
): readonly Float32Array[] => {
  const result = [...phases];
  for (const phase of PHASES_BACKWARDS) {
    trainer.clearSamples();
    let amount = 0;
    for (const empties of emptiesOf(phase)) {
      const samples = new SampleFile(folder, empties).read();
      trainer.addSamples(samples);
      amount += samples.length / SAMPLE_BYTES;
    }
    const counts = trainer.groups.at(-1) ?? 0;
    result[phase] = pruned(phases[phase] as Float32Array, trainer.countUses(), { amount, counts });
    report(1 - phase / phases.length);
  }
  return result;
};
