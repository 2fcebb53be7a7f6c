import { count, withNeighbours } from '../board/bitboard';
import { mobility } from '../board/moves';
import {
  COUNTS_OFFSET,
  COUNT_TABLE_BYTES,
  EVALUATION_UNIT,
  PHASE_BYTES,
  phaseOf,
  weightBlocks,
} from './weights';

const MAX_SCORE: i32 = 64;

/** The estimated final difference of discs for the side to move, in whole discs. `features` are those of the position. */
@inline
export function evaluate(features: usize, player: u64, opponent: u64, playerIsSecond: bool): i32 {
  const fine = evaluateFine(features, player, opponent, playerIsSecond);
  const score = (fine + EVALUATION_UNIT / 2) >> 3;
  return min(max(score, -MAX_SCORE), MAX_SCORE);
}

/** The same in 1/EVALUATION_UNIT discs, not held within the possible scores. */
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

/** The weight of one lane. Seen from the second side, a configuration is what is missing to all twos. */
@inline
function weigh(features: usize, weights: usize, lane: i32, begin: i32, size: i32, isSecond: bool): i32 {
  const configuration = <i32>load<u16>(features + lane * sizeof<u16>());
  return isSecond ? load<i8>(weights + begin + size - 1 - configuration) : load<i8>(weights + begin + configuration);
}

@inline
function weigh2(features: usize, weights: usize, lane: i32, begin: i32, size: i32, isSecond: bool): i32 {
  return (
    weigh(features, weights, lane, begin, size, isSecond) +
    weigh(features, weights, lane + 1, begin, size, isSecond)
  );
}

@inline
function weigh4(features: usize, weights: usize, lane: i32, begin: i32, size: i32, isSecond: bool): i32 {
  return (
    weigh2(features, weights, lane, begin, size, isSecond) +
    weigh2(features, weights, lane + 2, begin, size, isSecond)
  );
}

@inline
function patternSum(features: usize, weights: usize, isSecond: bool): i32 {
  return (
    weigh4(features, weights, 0, 0, 59049, isSecond) +
    weigh4(features, weights, 4, 59049, 59049, isSecond) +
    weigh4(features, weights, 8, 59049, 59049, isSecond) +
    weigh4(features, weights, 12, 118098, 19683, isSecond) +
    weigh4(features, weights, 16, 137781, 59049, isSecond) +
    weigh4(features, weights, 20, 196830, 6561, isSecond) +
    weigh4(features, weights, 24, 203391, 6561, isSecond) +
    weigh4(features, weights, 28, 209952, 6561, isSecond) +
    weigh2(features, weights, 32, 216513, 6561, isSecond) +
    weigh4(features, weights, 34, 223074, 2187, isSecond) +
    weigh4(features, weights, 38, 225261, 729, isSecond) +
    weigh4(features, weights, 42, 225990, 243, isSecond) +
    weigh4(features, weights, 46, 226233, 59049, isSecond) +
    weigh4(features, weights, 50, 285282, 59049, isSecond)
  );
}
