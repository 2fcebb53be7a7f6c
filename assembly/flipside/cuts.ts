import { SQUARE_COUNT, bitOf, count, keyOf } from '../board/bitboard';
import { MOVE_BYTES, flippedBy, squareOf } from '../search/moveList';
import { find } from './hash';
import { NO_DATA, isAsGood, upperOf } from '../search/entries';
import {
  DEVIATION,
  DEVIATION_DEPTH,
  DEVIATION_EMPTY,
  DEVIATION_PROBE,
  END_DEVIATION,
  END_DEVIATION_EMPTY,
  END_DEVIATION_PROBE,
  ESTIMATE_DEVIATIONS,
  LEAST_DEVIATION,
  STABILITY_ALPHA,
  STABILITY_ALPHA_PER_EMPTY,
} from './parameters';

/**
 * Positions that need no search of their own, because of stable discs, table entries of their children, or a shallow search.
 */

/** Whether a cutoff by the opponent's stable discs is possible: it has enough discs, and alpha is high enough. */
@inline
export function mayStabilityCut(opponent: u64, alpha: i32, empties: i32): bool {
  return (
    alpha >= STABILITY_ALPHA_PER_EMPTY * empties + STABILITY_ALPHA && 2 * count(opponent) >= SQUARE_COUNT - alpha
  );
}

/**
 * Enhanced transposition cutoff: looks up the position after each move. Returns a lower bound for the player, or
 * -SQUARE_COUNT if the table has none of them.
 */
@inline
export function bestKnown(list: usize, end: usize, player: u64, opponent: u64, depth: i32, selectivity: i32): i32 {
  let best = -SQUARE_COUNT;
  for (let move = list; move < end; move += MOVE_BYTES) {
    const flipped = flippedBy(move);
    const data = find(keyOf(opponent ^ flipped, player ^ flipped ^ bitOf(squareOf(move))));
    if (data != NO_DATA && isAsGood(data, depth, selectivity)) best = max(best, -upperOf(data));
  }
  return best;
}

/**
 * Multi-ProbCut: a shallow search, the probe, replaces a deep one if its result makes it very likely that the deep one ends
 * outside the window. The required likelihood depends on the selectivity: 0 cuts nothing, 6 errs most often. The difference
 * between the two searches is roughly normally distributed.
 */
const SELECTIVITY_COUNT: i32 = 7;

/** The percentage of correct cuts at each selectivity, and the corresponding number of standard deviations. */
const certainties: StaticArray<i32> = [100, 99, 98, 95, 87, 73, 52];
const deviationsNeeded: StaticArray<f64> = [0, 2.6, 2.3, 2.0, 1.5, 1.1, 0.7];

/** A margin in discs for each selectivity, each depth and each number of empty squares. */
const margins: usize = memory.data(SELECTIVITY_COUNT * SQUARE_COUNT * SQUARE_COUNT);

export function certaintyOf(selectivity: i32): i32 {
  return certainties[selectivity];
}

/** The number of standard deviations outside the window where a probe must end. */
export function deviationsAt(selectivity: i32): f64 {
  return deviationsNeeded[selectivity];
}

/** The depth of the probe for a search of `depth` plies: about half, with the same parity. */
@inline
export function probeDepth(depth: i32): i32 {
  return ((depth >> 2) << 1) + (depth & 1);
}

@inline
function placeOf(selectivity: i32, depth: i32, empties: i32): usize {
  return margins + <usize>(((selectivity * SQUARE_COUNT) + depth) * SQUARE_COUNT + empties);
}

/** How many discs outside the window a probe must end to replace a search of `depth` plies. */
@inline
export function marginOf(selectivity: i32, depth: i32, empties: i32): i32 {
  return load<u8>(placeOf(selectivity, depth, empties));
}

/** The standard deviation of a search of `depth` plies from its probe, in discs; more if an estimate is the probe. */
function deviation(depth: i32, empties: i32): f64 {
  const probe = <f64>probeDepth(depth);
  if (depth >= empties) return Math.exp(END_DEVIATION + END_DEVIATION_EMPTY * empties + END_DEVIATION_PROBE * probe);
  const fitted = Math.exp(DEVIATION + DEVIATION_EMPTY * empties + DEVIATION_DEPTH * depth + DEVIATION_PROBE * probe);
  return probe == 0 ? ESTIMATE_DEVIATIONS * fitted : fitted;
}

for (let selectivity = 1; selectivity < SELECTIVITY_COUNT; selectivity++) {
  for (let depth = 0; depth < SQUARE_COUNT; depth++) {
    for (let empties = depth; empties < SQUARE_COUNT; empties++) {
      const margin = deviationsNeeded[selectivity] * max(deviation(depth, empties), LEAST_DEVIATION);
      store<u8>(placeOf(selectivity, depth, empties), <u8>Math.ceil(min(margin, 2 * SQUARE_COUNT)));
    }
  }
}
