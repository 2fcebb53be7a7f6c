import { BOARD, BOTTOM, ODD_ROWS, hasFour } from './board';

/** A column with an odd number of discs, as the bit of its lowest empty square tells. */
const ODD_HEIGHTS: u64 = BOTTOM * 0x2a;

/**
 * Whether the opponent, by always playing on top of the player's last disc, sees to it that the player never completes a
 * four. It can do so where every column holds an even number of discs, and takes all squares of even rows in the end.
 */
@inline
export function isHeldByFollowingUp(player: u64, opponent: u64): bool {
  const taken = player | opponent;
  if (((taken + BOTTOM) & ODD_HEIGHTS) != 0) return false;
  return !hasFour(player | ((BOARD ^ taken) & ODD_ROWS));
}
