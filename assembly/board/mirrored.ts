import { INNER_COLUMNS } from './bitboard';

/**
 * A board in the lower lane of a vector and its upside-down mirror image in the upper lane, where a shift goes in the
 * opposite direction, so one calculation serves both. Uses swizzles, because V8 reloads the constant of a shuffle at every
 * use.
 */
@inline
export function lanesOf(squares: u64): v128 {
  return i8x16.swizzle(i64x2.splat(squares), i8x16(0, 1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1, 0));
}

@inline
export function boardOf(lanes: v128): u64 {
  return i64x2.extract_lane(lanes, 0);
}

/** Both lanes of a board whose lanes each have only some of the squares. */
@inline
export function joined(halves: v128): v128 {
  return v128.or(halves, i8x16.swizzle(halves, i8x16(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)));
}

/** The squares beyond lines of `carriers` that start next to `player`, in steps of `step` bits. */
@inline
function lineEnds(player: v128, carriers: v128, step: i32): v128 {
  let line = v128.and(carriers, i64x2.shl(player, step));
  line = v128.or(line, v128.and(carriers, i64x2.shl(line, step)));
  const pairs = v128.and(carriers, i64x2.shl(carriers, step));
  line = v128.or(line, v128.and(pairs, i64x2.shl(line, 2 * step)));
  line = v128.or(line, v128.and(pairs, i64x2.shl(line, 2 * step)));
  return i64x2.shl(line, step);
}

/** Adding one to the lowest bit of a run of discs carries to the square after the run. */
@inline
function lineEndsRight(player: u64, carriers: u64): u64 {
  return (carriers + (carriers & (player << 1))) & ~carriers;
}

@inline
function lineEndsLeft(player: u64, carriers: u64): u64 {
  let line = carriers & (player >> 1);
  line |= carriers & (line >> 1);
  const pairs = carriers & (carriers >> 1);
  line |= pairs & (line >> 2);
  line |= pairs & (line >> 2);
  return line >> 1;
}

/** The squares of `empty` where the player flips at least one disc. */
@inline
export function mobilityOfLanes(players: v128, opponents: v128, empty: u64): u64 {
  const inner = v128.and(opponents, i64x2.splat(INNER_COLUMNS));
  const upAndDown = v128.or(
    lineEnds(players, opponents, 8),
    v128.or(lineEnds(players, inner, 7), lineEnds(players, inner, 9)),
  );
  const player = boardOf(players);
  const carriers = boardOf(inner);
  return (boardOf(joined(upAndDown)) | lineEndsRight(player, carriers) | lineEndsLeft(player, carriers)) & empty;
}
