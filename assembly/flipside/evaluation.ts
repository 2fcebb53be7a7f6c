import { SQUARE_COUNT, count, withNeighbours } from '../board/bitboard';
import { mobility } from '../board/moves';
import {
  FIRST_0,
  FIRST_1,
  FIRST_10,
  FIRST_11,
  FIRST_12,
  FIRST_2,
  FIRST_3,
  FIRST_4,
  FIRST_5,
  FIRST_6,
  FIRST_7,
  FIRST_8,
  FIRST_9,
  OF_10,
  OF_9,
} from './patterns';
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
  return evaluateWith(features, player, opponent, mobility(player, opponent, ~(player | opponent)), playerIsSecond);
}

/** The estimate for a player with known legal moves. */
@inline
export function evaluateWith(features: usize, player: u64, opponent: u64, moves: u64, playerIsSecond: bool): i32 {
  const fine = fineWith(features, player, opponent, moves, playerIsSecond);
  const score = (fine + EVALUATION_UNIT / 2) >> EVALUATION_SHIFT;
  return min(max(score, -SQUARE_COUNT), SQUARE_COUNT);
}

/** The estimate in 1/EVALUATION_UNIT discs, not clamped to the possible scores. */
export function evaluateFine(features: usize, player: u64, opponent: u64, playerIsSecond: bool): i32 {
  return fineWith(features, player, opponent, mobility(player, opponent, ~(player | opponent)), playerIsSecond);
}

function fineWith(features: usize, player: u64, opponent: u64, moves: u64, playerIsSecond: bool): i32 {
  const empty = ~(player | opponent);
  const weights = weightBlocks + phaseOf(count(empty)) * PHASE_BYTES;
  const counts = countsSum(weights, player, opponent, moves, empty);
  return counts + (playerIsSecond ? patternSum(features, weights, true) : patternSum(features, weights, false));
}

@inline
function countsSum(weights: usize, player: u64, opponent: u64, moves: u64, empty: u64): i32 {
  return (
    countWeight(weights, 0, moves) +
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

/** The weight of one lane. For the second side, the index of a configuration is its distance from all twos. */
@inline
function weigh(features: usize, weights: usize, lane: i32, first: i32, size: i32, isSecond: bool): i32 {
  const configuration = <i32>load<u16>(features + lane * sizeof<u16>());
  return isSecond ? load<i8>(weights + first + size - 1 - configuration) : load<i8>(weights + first + configuration);
}

@inline
function weigh2(features: usize, weights: usize, lane: i32, first: i32, size: i32, isSecond: bool): i32 {
  return (
    weigh(features, weights, lane, first, size, isSecond) +
    weigh(features, weights, lane + 1, first, size, isSecond)
  );
}

@inline
function weigh4(features: usize, weights: usize, lane: i32, first: i32, size: i32, isSecond: bool): i32 {
  return (
    weigh2(features, weights, lane, first, size, isSecond) +
    weigh2(features, weights, lane + 2, first, size, isSecond)
  );
}

/** All patterns, in the order of `patterns.ts`. */
@inline
function patternSum(features: usize, weights: usize, isSecond: bool): i32 {
  return (
    weigh4(features, weights, 0, FIRST_0, OF_10, isSecond) +
    weigh4(features, weights, 4, FIRST_1, OF_10, isSecond) +
    weigh4(features, weights, 8, FIRST_1, OF_10, isSecond) +
    weigh4(features, weights, 12, FIRST_2, OF_10, isSecond) +
    weigh4(features, weights, 16, FIRST_3, OF_10, isSecond) +
    weigh4(features, weights, 20, FIRST_4, OF_10, isSecond) +
    weigh4(features, weights, 24, FIRST_5, OF_10, isSecond) +
    weigh4(features, weights, 28, FIRST_6, OF_10, isSecond) +
    weigh4(features, weights, 32, FIRST_7, OF_10, isSecond) +
    weigh4(features, weights, 36, FIRST_8, OF_9, isSecond) +
    weigh4(features, weights, 40, FIRST_9, OF_10, isSecond) +
    weigh4(features, weights, 44, FIRST_10, OF_9, isSecond) +
    weigh4(features, weights, 48, FIRST_11, OF_10, isSecond) +
    weigh4(features, weights, 52, FIRST_12, OF_10, isSecond)
  );
}
