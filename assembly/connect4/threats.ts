import { BOARD, BOTTOM, ODD_ROWS, hasFour, isOne, landings } from './board';

/** Immediate consequences of the threats on the board. */

/** A column with an odd number of discs, by the bit of its lowest empty square. */
const ODD_HEIGHTS: u64 = BOTTOM * 0x2a;

/**
 * The moves after which the opponent cannot complete a four at once, for a player who cannot do so now: the only move that
 * blocks a threat, and never the square below one. If there are none, the opponent wins with the next disc.
 */
@inline
export function safeMoves(taken: u64, opponentThreats: u64): u64 {
  const moves = landings(taken);
  const forced = moves & opponentThreats;
  const answers = forced == 0 ? moves : isOne(forced) ? forced : 0;
  return answers & ~(opponentThreats >> 1);
}

/** Whether the player must block a threat. */
@inline
export function isForced(taken: u64, opponentThreats: u64): bool {
  return (landings(taken) & opponentThreats) != 0;
}

/**
 * Whether the opponent can prevent all fours by always playing on top of the player's last disc. This works if every column
 * holds an even number of discs, since the opponent then gets all squares of even rows.
 */
@inline
export function isHeldByFollowingUp(player: u64, opponent: u64): bool {
  const taken = player | opponent;
  if (((taken + BOTTOM) & ODD_HEIGHTS) != 0) return false;
  return !hasFour(player | ((BOARD ^ taken) & ODD_ROWS));
}
