import { emptiesOf, PHASES_BACKWARDS } from './phases.ts';
import { UNITS_PER_DISC } from './quantise.ts';
import { SampleFile } from './store.ts';
import { SAMPLE_BYTES, type Trainer } from './trainer.ts';

/**
 * The threshold for dropping a weight: its square, in units of the weights file, times its uses per million positions. Most
 * dropped weights belong to rare configurations.
 */
const LEAST_EFFECT = 300;
const MILLION = 1e6;

/** Sets insignificant pattern weights of a phase to 0; `uses` counts the uses of each in `amount` positions. */
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

/** Drops insignificant weights in all phases. */
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
