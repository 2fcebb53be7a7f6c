import type { Trainer } from './trainer.ts';

export interface Fit {
  readonly weights: Float32Array;
  /** Mean absolute errors in discs. */
  readonly trainedError: number;
  readonly heldOutError: number;
  readonly steps: number;
}

export interface FitPlan {
  readonly samples: number;
  /** The number of samples at the end that are held out. */
  readonly heldOut: number;
  readonly ridge: number;
  readonly maxSteps: number;
  /** The starting weights, to which rare weights stay close. */
  readonly start: Float32Array;
}

const STEPS_BETWEEN_LOOKS = 4;
const PATIENCE_LOOKS = 3;

/** Fits until the held-out error stops falling, and keeps the best weights. */
export const fitPhase = (trainer: Trainer, plan: FitPlan): Fit => {
  const { samples, heldOut, start } = plan;
  trainer.weights.set(start);
  trainer.anchors.set(start);
  trainer.beginFit(samples, plan.ridge);
  const look = (steps: number): Fit => ({
    weights: trainer.weights.slice(),
    trainedError: trainer.meanError(0, Math.min(samples, heldOut)),
    heldOutError: trainer.meanError(samples, samples + heldOut),
    steps,
  });
  let best = look(0);
  for (let steps = 1; steps <= plan.maxSteps; steps++) {
    trainer.stepFit(samples);
    if (steps % STEPS_BETWEEN_LOOKS !== 0) continue;
    const fit = look(steps);
    if (fit.heldOutError < best.heldOutError) best = fit;
    else if (steps - best.steps >= PATIENCE_LOOKS * STEPS_BETWEEN_LOOKS) break;
  }
  return best;
};
