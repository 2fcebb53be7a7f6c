import { count, withNeighbours } from '../board/bitboard';
import { FEATURE_BYTES, writeFeatures } from '../flipside/features';
import { mobility } from '../board/moves';
import { CONFIGURATIONS, PATTERN_COUNT, firstLanes, instances, lengths, mirroredConfiguration, powerOfThree } from '../flipside/patterns';
import { COUNTS_PER_TABLE, COUNT_TABLES, weightCount } from '../flipside/weights';

/**
 * Least squares for the weights of one phase: the conjugate gradient method on the normal equations, scaled by how often each
 * weight occurs. A sample is a row with a one for each of its terms. A ridge keeps weights near their anchors, rare ones
 * most.
 */
export const SAMPLE_BYTES: i32 = 20;
export const SCORE_IN_SAMPLE: usize = 16;
export const IMPORTANCE_IN_SAMPLE: usize = 17;
const MAX_TERMS: i32 = 64;
const ROW_BYTES: usize = MAX_TERMS * sizeof<u16>();

/** Lanes that belong to a pattern. */
const laneTerms: i32 = firstLanes[PATTERN_COUNT - 1] + instances[PATTERN_COUNT - 1];
const termCount: i32 = laneTerms + COUNT_TABLES;

/** For each configuration of each pattern the index of its weight within the pattern. */
const places: usize = heap.alloc(CONFIGURATIONS * sizeof<u16>());
/** For each term the start of its pattern: as an index in `places`, and as an address offset in a weight vector. */
const placeStarts: StaticArray<i32> = new StaticArray<i32>(MAX_TERMS);
const weightStarts: StaticArray<i32> = new StaticArray<i32>(MAX_TERMS);

/** The number of weights of a phase. In a vector, pattern weights come first, then those of the counts. */
export const weightTotal: i32 = numberWeights();

function numberWeights(): i32 {
  let configurationsBefore = 0;
  let weightsBefore = 0;
  for (let pattern = 0; pattern < PATTERN_COUNT; pattern++) {
    numberPattern(pattern, places + configurationsBefore * sizeof<u16>());
    for (let i = 0; i < instances[pattern]; i++) {
      placeStarts[firstLanes[pattern] + i] = configurationsBefore;
      weightStarts[firstLanes[pattern] + i] = weightsBefore * sizeof<f32>();
    }
    configurationsBefore += powerOfThree(lengths[pattern]);
    weightsBefore += weightCount(pattern);
  }
  for (let table = 0; table < COUNT_TABLES; table++) {
    weightStarts[laneTerms + table] = (weightsBefore + table * COUNTS_PER_TABLE) * sizeof<f32>();
  }
  return weightsBefore + COUNT_TABLES * COUNTS_PER_TABLE;
}

function numberPattern(pattern: i32, at: usize): void {
  let next: u16 = 0;
  for (let i = 0; i < powerOfThree(lengths[pattern]); i++) {
    const mirrored = mirroredConfiguration(pattern, i);
    store<u16>(at + i * sizeof<u16>(), mirrored < i ? load<u16>(at + mirrored * sizeof<u16>()) : next++);
  }
}

function newVector(): usize {
  return heap.alloc(weightTotal * sizeof<f32>());
}

export const weights: usize = newVector();
/** The anchors towards which the ridge pulls the weights. */
export const anchors: usize = newVector();
/** The number of uses of each weight, see `countUses`; two uses in one sample count twice. */
export const uses: usize = newVector();
const residual: usize = newVector();
const direction: usize = newVector();
const image: usize = newVector();
const scale: usize = newVector();

let rows: usize = 0;
let scores: usize = 0;
let importances: usize = 0;
let sampleCount: i32 = 0;
let ridge: f32 = 0;
/** The dot product of residual and scaled residual. */
let energy: f64 = 0;

/** Allocates space for samples. Call it only once: memory is never freed. */
export function makeRoom(samples: i32): void {
  rows = heap.alloc(<usize>samples * ROW_BYTES);
  scores = heap.alloc(<usize>samples * sizeof<f32>());
  importances = heap.alloc(<usize>samples * sizeof<f32>());
}

export function clearSamples(): void {
  sampleCount = 0;
}

const features: usize = memory.data(FEATURE_BYTES, 16);

export function addSamples(from: usize, samples: i32): void {
  for (let i = 0; i < samples; i++) {
    const sample = from + i * SAMPLE_BYTES;
    writeRow(rows + <usize>sampleCount * ROW_BYTES, load<u64>(sample), load<u64>(sample, 8));
    store<f32>(scores + sampleCount * sizeof<f32>(), <f32>load<i8>(sample + SCORE_IN_SAMPLE));
    store<f32>(importances + sampleCount * sizeof<f32>(), <f32>load<u8>(sample + IMPORTANCE_IN_SAMPLE));
    sampleCount++;
  }
}

function writeRow(row: usize, player: u64, opponent: u64): void {
  writeFeatures(features, player, opponent);
  for (let term = 0; term < laneTerms; term++) {
    const configuration = <i32>load<u16>(features + term * sizeof<u16>());
    const place = load<u16>(places + (placeStarts[term] + configuration) * sizeof<u16>());
    store<u16>(row + term * sizeof<u16>(), place);
  }
  const empty = ~(player | opponent);
  const counts = row + laneTerms * sizeof<u16>();
  store<u16>(counts, <u16>count(mobility(player, opponent, empty)));
  store<u16>(counts, <u16>count(mobility(opponent, player, empty)), 2);
  store<u16>(counts, <u16>count(withNeighbours(opponent) & empty), 4);
  store<u16>(counts, <u16>count(withNeighbours(player) & empty), 6);
  store<u16>(counts, <u16>count(empty), 8);
}

@inline
function entryOf(vector: usize, row: usize, term: i32): usize {
  const place = <usize>load<u16>(row + term * sizeof<u16>());
  return vector + unchecked(weightStarts[term]) + place * sizeof<f32>();
}

@inline
function sumOver(vector: usize, row: usize): f32 {
  let sum: f32 = 0;
  for (let term = 0; term < termCount; term++) sum += load<f32>(entryOf(vector, row, term));
  return sum;
}

@inline
function addOver(vector: usize, row: usize, amount: f32): void {
  for (let term = 0; term < termCount; term++) {
    const entry = entryOf(vector, row, term);
    store<f32>(entry, load<f32>(entry) + amount);
  }
}

export function predictionOf(sample: i32): f32 {
  return sumOver(weights, rows + <usize>sample * ROW_BYTES);
}

export function scoreOf(sample: i32): f32 {
  return load<f32>(scores + sample * sizeof<f32>());
}

/** Counts the uses of each weight in the first `samples` samples. */
export function countUses(samples: i32): void {
  memory.fill(uses, 0, weightTotal * sizeof<f32>());
  for (let sample = 0; sample < samples; sample++) addOver(uses, rows + <usize>sample * ROW_BYTES, 1);
}

/** Starts to fit the first `samples` samples from the current weights and anchors. */
export function beginFit(samples: i32, ridgeStrength: f32): void {
  ridge = ridgeStrength;
  memory.fill(residual, 0, weightTotal * sizeof<f32>());
  memory.fill(scale, 0, weightTotal * sizeof<f32>());
  for (let sample = 0; sample < samples; sample++) {
    const row = rows + <usize>sample * ROW_BYTES;
    const importance = load<f32>(importances + sample * sizeof<f32>());
    addOver(residual, row, importance * (scoreOf(sample) - predictionOf(sample)));
    addOver(scale, row, importance);
  }
  for (let i: usize = 0; i < <usize>weightTotal * sizeof<f32>(); i += sizeof<f32>()) {
    const pull = ridge * (load<f32>(anchors + i) - load<f32>(weights + i));
    store<f32>(residual + i, load<f32>(residual + i) + pull);
    store<f32>(scale + i, 1 / (load<f32>(scale + i) + ridge));
    store<f32>(direction + i, load<f32>(residual + i) * load<f32>(scale + i));
  }
  energy = dot(residual, direction);
}

function dot(a: usize, b: usize): f64 {
  let sum: f64 = 0;
  for (let i: usize = 0; i < <usize>weightTotal * sizeof<f32>(); i += sizeof<f32>()) {
    sum += <f64>load<f32>(a + i) * <f64>load<f32>(b + i);
  }
  return sum;
}

function multiply(samples: i32): void {
  for (let i: usize = 0; i < <usize>weightTotal * sizeof<f32>(); i += sizeof<f32>()) {
    store<f32>(image + i, ridge * load<f32>(direction + i));
  }
  for (let sample = 0; sample < samples; sample++) {
    const row = rows + <usize>sample * ROW_BYTES;
    const importance = load<f32>(importances + sample * sizeof<f32>());
    addOver(image, row, importance * sumOver(direction, row));
  }
}

/** One step of the conjugate gradient method. */
export function stepFit(samples: i32): void {
  multiply(samples);
  const length = <f32>(energy / dot(direction, image));
  let nextEnergy: f64 = 0;
  for (let i: usize = 0; i < <usize>weightTotal * sizeof<f32>(); i += sizeof<f32>()) {
    store<f32>(weights + i, load<f32>(weights + i) + length * load<f32>(direction + i));
    const rest = load<f32>(residual + i) - length * load<f32>(image + i);
    store<f32>(residual + i, rest);
    nextEnergy += <f64>rest * <f64>(rest * load<f32>(scale + i));
  }
  const keep = <f32>(nextEnergy / energy);
  energy = nextEnergy;
  for (let i: usize = 0; i < <usize>weightTotal * sizeof<f32>(); i += sizeof<f32>()) {
    const scaled = load<f32>(residual + i) * load<f32>(scale + i);
    store<f32>(direction + i, scaled + keep * load<f32>(direction + i));
  }
}

/** The mean absolute error over the samples from `begin` to before `end`, with clamped predictions. */
export function meanError(begin: i32, end: i32): f64 {
  let sum: f64 = 0;
  for (let sample = begin; sample < end; sample++) {
    const prediction = min(max(predictionOf(sample), -64), 64);
    sum += abs(<f64>(scoreOf(sample) - prediction));
  }
  return sum / (end - begin);
}
