import { SQUARE_COUNT, count, withNeighbours } from '../board/bitboard';
import { mobility } from '../board/moves';
import { OF_10, OF_5, OF_6, OF_7, OF_8, OF_9 } from './patterns';
import {
  COUNTS_OFFSET,
  COUNT_TABLE_BYTES,
  EVALUATION_SHIFT,
  EVALUATION_UNIT,
  PHASE_BYTES,
  phaseOf,
  weightBlocks,
} from './weights';

/** The estimated final disc difference for the side to move, in whole discs. `features` are those of the position. */
@inline
export function evaluate(features: usize, player: u64, opponent: u64, playerIsSecond: bool): i32 {
  const fine = evaluateFine(features, player, opponent, playerIsSecond);
  const score = (fine + EVALUATION_UNIT / 2) >> EVALUATION_SHIFT;
  return min(max(score, -SQUARE_COUNT), SQUARE_COUNT);
}

/** The same in 1/EVALUATION_UNIT discs, not clamped to the possible scores. */
export function evaluateFine(features: usize, player: u64, opponent: u64, playerIsSecond: bool): i32 {
  const empty = ~(player | opponent);
  const weights = weightBlocks + phaseOf(count(empty)) * PHASE_BYTES;
  const counts = countsSum(weights, player, opponent, empty);
  return counts + (playerIsSecond ? patternSum(features, weights, true) : patternSum(features, weights, false));
}

@inline
function countsSum(weights: usize, player: u64, opponent: u64, empty: u64): i32 {
  return (
    countWeight(weights, 0, mobility(player, opponent, empty)) +
    countWeight(weights, 1, mobility(opponent, player, empty)) +
    countWeight(weights, 2, withNeighbours(opponent) & empty) +
    countWeight(weights, 3, withNeighbours(player) & empty) +
    countWeight(weights, 4, empty)
  );
}

@inline
function countWeight(weights: usize, table: i32, squares: u64): i32 {
  return load<i16>(weights + COUNTS_OFFSET + table * COUNT_TABLE_BYTES + (count(squares) << 1));
}

/** The weight of one lane. Seen from the second side, a configuration is its distance from all twos. */
@inline
function weigh(features: usize, weights: usize, lane: i32, size: i32, isSecond: bool): i32 {
  const configuration = <i32>load<u16>(features + lane * sizeof<u16>());
  return isSecond ? load<i8>(weights + size - 1 - configuration) : load<i8>(weights + configuration);
}

/** The instances of a pattern with `size` configurations, its weights at `weights` and its first lane `lane`. */
@inline
function weigh2(features: usize, weights: usize, lane: i32, size: i32, isSecond: bool): i32 {
  return weigh(features, weights, lane, size, isSecond) + weigh(features, weights, lane + 1, size, isSecond);
}

@inline
function weigh4(features: usize, weights: usize, lane: i32, size: i32, isSecond: bool): i32 {
  return weigh2(features, weights, lane, size, isSecond) + weigh2(features, weights, lane + 2, size, isSecond);
}

@inline
function weigh8(features: usize, weights: usize, lane: i32, size: i32, isSecond: bool): i32 {
  return weigh4(features, weights, lane, size, isSecond) + weigh4(features, weights, lane + 4, size, isSecond);
}

/** All patterns, in the order of `patterns.ts`. The compiler turns lanes and addresses into constants. */
@inline
function patternSum(features: usize, weights: usize, isSecond: bool): i32 {
  let sum = weigh4(features, weights, 0, OF_10, isSecond);
  sum += weigh8(features, (weights += OF_10), 4, OF_10, isSecond);
  sum += weigh4(features, (weights += OF_10), 12, OF_9, isSecond);
  sum += weigh4(features, (weights += OF_9), 16, OF_10, isSecond);
  sum += weigh4(features, (weights += OF_10), 20, OF_8, isSecond);
  sum += weigh4(features, (weights += OF_8), 24, OF_8, isSecond);
  sum += weigh4(features, (weights += OF_8), 28, OF_8, isSecond);
  sum += weigh2(features, (weights += OF_8), 32, OF_8, isSecond);
  sum += weigh4(features, (weights += OF_8), 34, OF_7, isSecond);
  sum += weigh4(features, (weights += OF_7), 38, OF_6, isSecond);
  sum += weigh4(features, (weights += OF_6), 42, OF_5, isSecond);
  sum += weigh4(features, (weights += OF_5), 46, OF_10, isSecond);
  sum += weigh4(features, (weights += OF_10), 50, OF_10, isSecond);
  return sum;
}
