import { SQUARE_COUNT } from '../board/bitboard';
import { isAnti } from '../board/board';
import { deviationsAt, probeDepth } from '../flipside/selectivity';
import { ANTI_DEVIATION, CUT_LEVEL, OTHELLO_DEVIATION } from './parameters';

/** How far outside of the window, in hundredths of a disc, a probe must end to spare a search of each depth. */
const margins = new StaticArray<i32>(SQUARE_COUNT);

/** Prepares for the game in use. */
export function useMargins(): void {
  const margin = deviationsAt(CUT_LEVEL) * (isAnti() ? ANTI_DEVIATION : OTHELLO_DEVIATION);
  for (let depth = 0; depth < SQUARE_COUNT; depth++) {
    unchecked((margins[depth] = <i32>(margin * Math.sqrt(<f64>(depth - probeDepth(depth))))));
  }
}

@inline
export function marginOf(depth: i32): i32 {
  return unchecked(margins[depth]);
}
