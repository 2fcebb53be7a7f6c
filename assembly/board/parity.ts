/**
 * Empty squares are told apart by the quarter of the board they lie in: the last move in a region is worth having, so
 * in a quarter with an odd number of empty squares it is good to begin.
 */
const LEFT_TOP: u64 = 0x000000000f0f0f0f;
const RIGHT_TOP: u64 = 0x00000000f0f0f0f0;
const LEFT_BOTTOM: u64 = 0x0f0f0f0f00000000;
const RIGHT_BOTTOM: u64 = 0xf0f0f0f000000000;

/** The squares of the quarter that `square` lies in. */
@inline
export function quarterOf(square: i32): u64 {
  return LEFT_TOP << ((square & 0x24) as u64);
}

@inline
function ifOdd(empty: u64, quarter: u64): u64 {
  return quarter & -(popcnt(empty & quarter) & 1);
}

/** All squares of the quarters that have an odd number of empty squares. */
@inline
export function oddQuarters(empty: u64): u64 {
  return (
    ifOdd(empty, LEFT_TOP) | ifOdd(empty, RIGHT_TOP) | ifOdd(empty, LEFT_BOTTOM) | ifOdd(empty, RIGHT_BOTTOM)
  );
}
