import { bitOf } from './bitboard';
import { evaluate, evaluateFine } from './evaluation';
import { FEATURE_BYTES, playFeatures, writeFeatures } from './features';
import { SAMPLE_BYTES } from './fit';
import { flips, mobility } from './moves';

/** What training and its tests need, compiled apart. A position is 16 bytes: the player's discs and the opponent's. */
export { FEATURE_BYTES } from './features';
export {
  addSamples,
  anchors,
  beginFit,
  clearSamples,
  makeRoom,
  meanError,
  predictionOf,
  scoreOf,
  stepFit,
  weightTotal,
  weights,
} from './fit';
export { LANE_COUNT, PATTERN_COUNT } from './patterns';
export { COUNT_TABLES, EVALUATION_UNIT, PHASE_COUNT, PLIES_PER_PHASE, useWeights, weightCount, weightsBytes, weightsRoom } from './weights';

export function allocate(bytes: i32): usize {
  return heap.alloc(bytes);
}

const START_PLAYER: u64 = 0x0000000810000000;
const START_OPPONENT: u64 = 0x0000001008000000;

const features: usize = memory.data(FEATURE_BYTES, 16);

/** Writes the features of the position at `position` to `at`, the player being the first side or the second. */
export function writeFeaturesOf(position: usize, at: usize, playerIsSecond: bool): void {
  const player = load<u64>(position);
  const opponent = load<u64>(position, 8);
  if (playerIsSecond) writeFeatures(at, opponent, player);
  else writeFeatures(at, player, opponent);
}

/** Changes features at `at`, of the position at `position`, by the player's play on `square`. */
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

/**
 * Plays a transcript of `plies` squares, a byte each, and writes a sample for every position before a play: player,
 * opponent; the rest of a sample is left as it is. Returns their number, less than `plies` if a play is illegal.
 */
export function replay(squares: usize, plies: i32, samples: usize): i32 {
  let player: u64 = START_PLAYER;
  let opponent: u64 = START_OPPONENT;
  for (let ply = 0; ply < plies; ply++) {
    if (mobility(player, opponent, ~(player | opponent)) == 0) {
      const passing = player;
      player = opponent;
      opponent = passing;
    }
    const sample = samples + ply * SAMPLE_BYTES;
    store<u64>(sample, player);
    store<u64>(sample, opponent, 8);
    const square = <i32>load<u8>(squares + ply);
    const flipped = flips(player, opponent, square);
    if (flipped == 0) return ply;
    const played = player ^ flipped ^ bitOf(square);
    player = opponent ^ flipped;
    opponent = played;
  }
  return plies;
}
