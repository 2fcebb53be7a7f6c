import { SQUARE_COUNT } from '../board/bitboard';
import {
  DEVIATION,
  DEVIATION_DEPTH,
  DEVIATION_EMPTY,
  DEVIATION_PROBE,
  END_DEVIATION,
  END_DEVIATION_EMPTY,
  END_DEVIATION_PROBE,
  LEAST_DEVIATION,
} from './parameters';

/**
 * Multi-ProbCut: a deep search is spared where a shallow one says that its result would most probably lie outside of
 * the window. How sure that must be is the level: 0 cuts nothing, 6 errs most often. How much a shallow search differs
 * from a deep one was fitted to searches with our own evaluation; the difference is about normal.
 */
const LEVEL_COUNT: i32 = 7;

/** How often, in percent, a cut is right at each level; and the standard deviations that this takes. */
const certainties: StaticArray<i32> = [100, 99, 98, 95, 87, 73, 52];
const deviationsNeeded: StaticArray<f64> = [0, 2.6, 2.3, 2.0, 1.5, 1.1, 0.7];

/** A margin in discs for each level, each depth and each number of empty squares. */
const margins: usize = memory.data(LEVEL_COUNT * SQUARE_COUNT * SQUARE_COUNT);

export function certaintyOf(level: i32): i32 {
  return certainties[level];
}

/** How many standard deviations outside of the window a probe must end. */
export function deviationsAt(level: i32): f64 {
  return deviationsNeeded[level];
}

/** The plies of the shallow search that may spare one of `depth` plies: about half of them, both odd or both even. */
@inline
export function probeDepth(depth: i32): i32 {
  return ((depth >> 2) << 1) + (depth & 1);
}

@inline
function placeOf(level: i32, depth: i32, empties: i32): usize {
  return margins + <usize>(((level * SQUARE_COUNT) + depth) * SQUARE_COUNT + empties);
}

/** How far outside of the window a probe must end to spare a search of `depth` plies. */
@inline
export function marginOf(level: i32, depth: i32, empties: i32): i32 {
  return load<u8>(placeOf(level, depth, empties));
}

/** The standard deviation of a search of `depth` plies from its probe, in discs. */
function deviation(depth: i32, empties: i32): f64 {
  const probe = <f64>probeDepth(depth);
  if (depth >= empties) return Math.exp(END_DEVIATION + END_DEVIATION_EMPTY * empties + END_DEVIATION_PROBE * probe);
  return Math.exp(DEVIATION + DEVIATION_EMPTY * empties + DEVIATION_DEPTH * depth + DEVIATION_PROBE * probe);
}

for (let level = 1; level < LEVEL_COUNT; level++) {
  for (let depth = 0; depth < SQUARE_COUNT; depth++) {
    for (let empties = depth; empties < SQUARE_COUNT; empties++) {
      const margin = deviationsNeeded[level] * max(deviation(depth, empties), LEAST_DEVIATION);
      store<u8>(placeOf(level, depth, empties), <u8>Math.ceil(min(margin, 2 * SQUARE_COUNT)));
    }
  }
}
