import { SQUARE_COUNT, bitOf } from '../board/bitboard';
import { NO_DATA, find, isAsGood, keyOf, upperOf } from './hash';
import { MOVE_BYTES, flippedBy, squareOf } from '../search/moveList';
import { STABILITY_DISCS_PER_EMPTY, STABILITY_SLACK } from './parameters';

/** Where `alpha` is lower, the opponent hardly ever has enough stable discs for a cut. */
@inline
export function leastStabilityAlpha(empties: i32): i32 {
  return SQUARE_COUNT + STABILITY_SLACK - STABILITY_DISCS_PER_EMPTY * empties;
}

/**
 * Enhanced transposition cutoff: the best that the table knows of the position after one of the moves, as a lower
 * bound for the player; -SQUARE_COUNT if it knows nothing.
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
