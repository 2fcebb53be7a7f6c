import { countNode, isAbandoned, nodesOfThread } from '../search/time';
import { keyOf, lossNext, symmetricKeyOf, winNow } from './board';
import { NO_COLUMN, listMoves, listOf, squareAt, threatsAfter } from './ordering';
import { CHILD_CUT_EMPTIES, SYMMETRY_EMPTIES } from './parameters';
import { NO_DATA, find, keep, lowerOf, upperOf } from './table';
import { isHeldByFollowingUp, safeMoves } from './threats';

/**
 * Tests whether the value of a position is above `alpha`: the result is a lower bound above it, or an upper bound. The player
 * must not be able to complete a four at once. The opponent's threats are passed down, since the player's last disc did not
 * change them. The result is meaningless once the search is abandoned. The numbers behind the steps say how many times as
 * many nodes are visited without them.
 */
export function solve(player: u64, opponent: u64, opponentThreats: u64, empties: i32, alpha: i32): i32 {
  countNode();
  if (isAbandoned()) return 0;

  // Step 1. Only moves that do not lose at once.
  const moves = safeMoves(player | opponent, opponentThreats);
  if (moves == 0) return lossNext(empties);
  if (empties <= 2) return 0;

  // Step 2. Neither side wins with its next disc.
  if (lossNext(empties - 2) > alpha) return lossNext(empties - 2);
  if (winNow(empties - 2) <= alpha) return winNow(empties - 2);

  // Step 3. The opponent gets a draw at least by following up. (1.03; 1.08 where only the outcome is asked for.)
  if (alpha >= 0 && isHeldByFollowingUp(player, opponent)) return 0;
  return solveMoves(player, opponent, moves, empties, alpha);
}

function solveMoves(player: u64, opponent: u64, moves: u64, empties: i32, alpha: i32): i32 {
  // Step 4. The table.
  let lower = lossNext(empties - 2);
  let upper = winNow(empties - 2);
  const key = tableKeyOf(player, player | opponent, empties);
  const data = find(key);
  if (data != NO_DATA) {
    lower = lowerOf(data);
    if (lower > alpha) return lower;
    upper = upperOf(data);
    if (upper <= alpha) return upper;
  }

  // Step 5. A proved bound of a child may settle this position. (1.20)
  if (empties >= CHILD_CUT_EMPTIES) {
    const known = bestKnown(player, opponent, moves, empties);
    if (known > alpha) return known;
  }

  // Step 6. Most threats first, then the centre. (3.0)
  const nodesBefore = nodesOfThread();
  const end = listMoves(player, opponent, moves, empties, NO_COLUMN);
  let best = lower;
  for (let place = listOf(empties); place < end && best <= alpha; place++) {
    const square = squareAt(place);
    const score = -solve(opponent, player | square, threatsAfter(place), empties - 1, -alpha - 1);
    if (isAbandoned()) return 0;
    best = max(best, score);
  }
  if (best > alpha) lower = best;
  else upper = best;
  keep(key, lower, upper, nodesOfThread() - nodesBefore);
  return best;
}

/** The best lower bound from table entries of the positions after the moves. */
@inline
function bestKnown(player: u64, opponent: u64, moves: u64, empties: i32): i32 {
  let best = lossNext(empties);
  for (let rest = moves; rest != 0; rest &= rest - 1) {
    const square = rest & (0 - rest);
    const data = find(tableKeyOf(opponent, player | opponent | square, empties - 1));
    if (data != NO_DATA) best = max(best, -upperOf(data));
  }
  return best;
}

/** Mirror images have the same value, but late in the game they hardly ever meet. */
@inline
function tableKeyOf(player: u64, taken: u64, empties: i32): u64 {
  return empties < SYMMETRY_EMPTIES ? keyOf(player, taken) : symmetricKeyOf(player, taken);
}
