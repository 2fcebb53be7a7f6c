import { SQUARE_COUNT } from './bitboard';
import {
  DEVIATION_BASE,
  DEVIATION_BASE_TO_END,
  DEVIATION_PER_DEPTH,
  DEVIATION_PER_EMPTY,
  DEVIATION_PER_EMPTY_TO_END,
  DEVIATION_PER_PROBE_PLY,
  DEVIATION_PER_PROBE_PLY_TO_END,
} from './parameters';

/**
 * Multi-ProbCut: a deep search is spared where a shallow one says that its result would most probably lie outside of
 * the window. How sure that must be is the level: 0 cuts nothing, 5 errs most often. How much a shallow search differs
 * from a deep one was fitted to searches with our own evaluation; the difference is about normal.
 */
export const LEVEL_COUNT: i32 = 6;

/** How often, in percent, a cut is right at each level; and the standard deviations that this takes. */
const certainties: StaticArray<i32> = [100, 99, 98, 95, 87, 73];
const deviationsNeeded: StaticArray<f64> = [0, 2.6, 2.3, 2.0, 1.5, 1.1];

/** A margin in discs for each level, each depth and each number of empty squares. */
const margins: usize = memory.data(6 * 64 * 64);

export function certaintyOf(level: i32): i32 {
  return certainties[level];
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
  if (depth >= empties)
    return DEVIATION_BASE_TO_END + DEVIATION_PER_EMPTY_TO_END * empties + DEVIATION_PER_PROBE_PLY_TO_END * probe;
  return DEVIATION_BASE + DEVIATION_PER_EMPTY * empties + DEVIATION_PER_DEPTH * depth + DEVIATION_PER_PROBE_PLY * probe;
}

for (let level = 1; level < LEVEL_COUNT; level++) {
  for (let depth = 0; depth < SQUARE_COUNT; depth++) {
    for (let empties = 0; empties < SQUARE_COUNT; empties++) {
      const margin = deviationsNeeded[level] * max(deviation(depth, empties), 1);
      store<u8>(placeOf(level, depth, empties), <u8>Math.ceil(min(margin, 2 * SQUARE_COUNT)));
    }
  }
}
