import { SQUARE_COUNT, firstOf, withoutFirst } from '../board/bitboard';
import { LANE_COUNT, laneLengths, powerOfThree, squareOfLane } from './patterns';

/**
 * The features of a position are the configurations of all pattern instances, a u16 each. A digit is 0 for a disc of the
 * first side, 1 for an empty square, 2 for a disc of the second. Seen from the other side, every digit is subtracted from 2.
 */
export const FEATURE_BYTES: i32 = LANE_COUNT * sizeof<u16>();
const VECTOR_BYTES: i32 = 16;

/** For each square the place value of its digit in each lane. */
const placeValues: usize = memory.data(SQUARE_COUNT * FEATURE_BYTES, VECTOR_BYTES);
/** The features of the empty board. */
const emptyFeatures: usize = memory.data(FEATURE_BYTES, VECTOR_BYTES);

/** A repeated store has no effect, which matters because other threads may be reading. */
function storeLane(lane: i32): void {
  let allEmpty: u16 = 0;
  for (let place = 0; place < laneLengths[lane]; place++) {
    const placeValue = <u16>powerOfThree(laneLengths[lane] - 1 - place);
    store<u16>(placeValues + squareOfLane(lane, place) * FEATURE_BYTES + lane * sizeof<u16>(), placeValue);
    allEmpty += placeValue;
  }
  store<u16>(emptyFeatures + lane * sizeof<u16>(), allEmpty);
}

for (let lane = 0; lane < LANE_COUNT; lane++) storeLane(lane);

/** Computes the features of a position from scratch. The first side stays the same throughout a search. */
export function writeFeatures(at: usize, first: u64, second: u64): void {
  memory.copy(at, emptyFeatures, FEATURE_BYTES);
  for (; first != 0; first = withoutFirst(first)) addDigit(at, firstOf(first), -1);
  for (; second != 0; second = withoutFirst(second)) addDigit(at, firstOf(second), 1);
}

function addDigit(at: usize, square: i32, times: i16): void {
  const placeValue = placeValues + square * FEATURE_BYTES;
  for (let offset = 0; offset < FEATURE_BYTES; offset += VECTOR_BYTES) {
    const change = i16x8.mul(v128.load(placeValue + offset), i16x8.splat(times));
    v128.store(at + offset, i16x8.add(v128.load(at + offset), change));
  }
}

/** Updates the features after the first or the second side plays `square` and flips `flipped`. */
@inline
export function playFeatures(from: usize, to: usize, square: i32, flipped: u64, bySecond: bool): void {
  let placeValue = placeValues + square * FEATURE_BYTES;
  let sum0 = v128.load(placeValue);
  let sum1 = v128.load(placeValue, 16);
  let sum2 = v128.load(placeValue, 32);
  let sum3 = v128.load(placeValue, 48);
  let sum4 = v128.load(placeValue, 64);
  let sum5 = v128.load(placeValue, 80);
  let sum6 = v128.load(placeValue, 96);
  let flips0 = i16x8.splat(0);
  let flips1 = flips0;
  let flips2 = flips0;
  let flips3 = flips0;
  let flips4 = flips0;
  let flips5 = flips0;
  let flips6 = flips0;
  for (; flipped != 0; flipped = withoutFirst(flipped)) {
    placeValue = placeValues + firstOf(flipped) * FEATURE_BYTES;
    flips0 = i16x8.add(flips0, v128.load(placeValue));
    flips1 = i16x8.add(flips1, v128.load(placeValue, 16));
    flips2 = i16x8.add(flips2, v128.load(placeValue, 32));
    flips3 = i16x8.add(flips3, v128.load(placeValue, 48));
    flips4 = i16x8.add(flips4, v128.load(placeValue, 64));
    flips5 = i16x8.add(flips5, v128.load(placeValue, 80));
    flips6 = i16x8.add(flips6, v128.load(placeValue, 96));
  }
  sum0 = i16x8.add(sum0, i16x8.add(flips0, flips0));
  sum1 = i16x8.add(sum1, i16x8.add(flips1, flips1));
  sum2 = i16x8.add(sum2, i16x8.add(flips2, flips2));
  sum3 = i16x8.add(sum3, i16x8.add(flips3, flips3));
  sum4 = i16x8.add(sum4, i16x8.add(flips4, flips4));
  sum5 = i16x8.add(sum5, i16x8.add(flips5, flips5));
  sum6 = i16x8.add(sum6, i16x8.add(flips6, flips6));
  if (bySecond) {
    v128.store(to, i16x8.add(v128.load(from), sum0));
    v128.store(to, i16x8.add(v128.load(from, 16), sum1), 16);
    v128.store(to, i16x8.add(v128.load(from, 32), sum2), 32);
    v128.store(to, i16x8.add(v128.load(from, 48), sum3), 48);
    v128.store(to, i16x8.add(v128.load(from, 64), sum4), 64);
    v128.store(to, i16x8.add(v128.load(from, 80), sum5), 80);
    v128.store(to, i16x8.add(v128.load(from, 96), sum6), 96);
  } else {
    v128.store(to, i16x8.sub(v128.load(from), sum0));
    v128.store(to, i16x8.sub(v128.load(from, 16), sum1), 16);
    v128.store(to, i16x8.sub(v128.load(from, 32), sum2), 32);
    v128.store(to, i16x8.sub(v128.load(from, 48), sum3), 48);
    v128.store(to, i16x8.sub(v128.load(from, 64), sum4), 64);
    v128.store(to, i16x8.sub(v128.load(from, 80), sum5), 80);
    v128.store(to, i16x8.sub(v128.load(from, 96), sum6), 96);
  }
}
