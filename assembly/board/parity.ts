/**
 * Parity by the four quadrants of the board, a cheap approximation of regions. The last move in a region is an advantage, so
 * it is good to move first in a quadrant with an odd number of empty squares.
 */
const LEFT_TOP: u64 = 0x000000000f0f0f0f;
const RIGHT_TOP: u64 = 0x00000000f0f0f0f0;
const LEFT_BOTTOM: u64 = 0x0f0f0f0f00000000;
const RIGHT_BOTTOM: u64 = 0xf0f0f0f000000000;

/** The squares of the quadrant that `square` lies in. */
@inline
export function quadrantOf(square: i32): u64 {
  return LEFT_TOP << ((square & 0x24) as u64);
}

@inline
function ifOdd(empty: u64, quadrant: u64): u64 {
  return quadrant & -(popcnt(empty & quadrant) & 1);
}

/** All squares of the quadrants with an odd number of empty squares. */
@inline
export function oddQuadrants(empty: u64): u64 {
  return (
    ifOdd(empty, LEFT_TOP) | ifOdd(empty, RIGHT_TOP) | ifOdd(empty, LEFT_BOTTOM) | ifOdd(empty, RIGHT_BOTTOM)
  );
}
