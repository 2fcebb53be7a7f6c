import { evaluate, evaluateFine } from '../flipside/evaluation';
import { FEATURE_BYTES, playFeatures, writeFeatures } from '../flipside/features';
import { flips } from '../board/moves';

/**
 * The functions for training and its tests, compiled separately. A position is 16 bytes: the player's discs and the
 * opponent's.
 */
export { FEATURE_BYTES } from '../flipside/features';
export {
  addSamples,
  anchors,
  beginFit,
  clearSamples,
  countUses,
  makeRoom,
  meanError,
  predictionOf,
  scoreOf,
  stepFit,
  uses,
  weightTotal,
  weights,
} from './fit';
export { setHashBits } from '../flipside/hash';
export { nodeCount } from '../search/time';
export { scoreBySearch, scoreExactly, scoreToEnd } from './labels';
export { LANE_COUNT, PATTERN_COUNT } from '../flipside/patterns';
export { goAstray, playGame, replay, setSeed } from './samples';
export {
  COUNT_TABLES,
  EVALUATION_UNIT,
  PHASE_COUNT,
  phaseOf,
  useWeights,
  weightCount,
  weightsBytes,
  weightsRoom,
} from '../flipside/weights';

export function allocate(bytes: i32): usize {
  return heap.alloc(bytes);
}

const features: usize = memory.data(FEATURE_BYTES, 16);

/** Writes the features of the position at `position` to `at`, with the player as the first side or the second. */
export function writeFeaturesOf(position: usize, at: usize, playerIsSecond: bool): void {
  const player = load<u64>(position);
  const opponent = load<u64>(position, 8);
  if (playerIsSecond) writeFeatures(at, opponent, player);
  else writeFeatures(at, player, opponent);
}

/** Updates the features at `at` after the player's move on `square` in the position at `position`. */
export function playFeaturesOf(position: usize, at: usize, square: i32, playerIsSecond: bool): void {
  const flipped = flips(load<u64>(position), load<u64>(position, 8), square);
  playFeatures(at, at, square, flipped, playerIsSecond);
}

export function evaluateAt(position: usize, playerIsSecond: bool): i32 {
  writeFeaturesOf(position, features, playerIsSecond);
  return evaluate(features, load<u64>(position), load<u64>(position, 8), playerIsSecond);
}

export function evaluateFineAt(position: usize, playerIsSecond: bool): i32 {
  writeFeaturesOf(position, features, playerIsSecond);
  return evaluateFine(features, load<u64>(position), load<u64>(position, 8), playerIsSecond);
}
