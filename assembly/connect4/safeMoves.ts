import { isOne, landings } from './board';

/**
 * The moves after which the opponent cannot complete a four at once, for a player who cannot do so now: at most the one
 * that stops a threat, and never the square below one. None: the opponent wins with the next disc.
 */
@inline
export function safeMoves(taken: u64, opponentThreats: u64): u64 {
  const moves = landings(taken);
  const forced = moves & opponentThreats;
  const answers = forced == 0 ? moves : isOne(forced) ? forced : 0;
  return answers & ~(opponentThreats >> 1);
}

/** Whether the player must stop a threat. */
@inline
export function isForced(taken: u64, opponentThreats: u64): bool {
  return (landings(taken) & opponentThreats) != 0;
}
