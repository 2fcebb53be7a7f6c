import { countNode, isAbandoned, nodesOfThread } from '../search/time';
import { keyOf, symmetricKeyOf } from './board';
import { isHeldByFollowingUp } from './followUp';
import { NO_COLUMN, listMoves, listOf, squareAt, threatsAfter } from './ordering';
import { CHILD_CUT_EMPTIES, SYMMETRY_EMPTIES } from './parameters';
import { safeMoves } from './safeMoves';
import { NO_DATA, find, keep, lowerOf, upperOf } from './table';
import { lossNext, winNow } from './values';

/**
 * Whether the value of a position is above `alpha`: the result, if above it, is a lower bound of the value, else an upper
 * one. The player cannot complete a four at once. The opponent's threats are handed down: the player's disc before has
 * left them as they were made. Meaningless once the search is abandoned.
 */
export function solve(player: u64, opponent: u64, opponentThreats: u64, empties: i32, alpha: i32): i32 {
  countNode();
  if (isAbandoned()) return 0;
  const moves = safeMoves(player | opponent, opponentThreats);
  if (moves == 0) return lossNext(empties);
  if (empties <= 2) return 0;
  // Nobody wins with the next disc of either side.
  if (lossNext(empties - 2) > alpha) return lossNext(empties - 2);
  if (winNow(empties - 2) <= alpha) return winNow(empties - 2);
  if (alpha >= 0 && isHeldByFollowingUp(player, opponent)) return 0;
  return solveMoves(player, opponent, moves, empties, alpha);
}

function solveMoves(player: u64, opponent: u64, moves: u64, empties: i32, alpha: i32): i32 {
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
  if (empties >= CHILD_CUT_EMPTIES) {
    const known = bestKnown(player, opponent, moves, empties);
    if (known > alpha) return known;
  }
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

/** What the table has proved of the positions after the moves, at least. */
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

/** A mirrored position has the same value; later in the game it hardly ever occurs. */
@inline
function tableKeyOf(player: u64, taken: u64, empties: i32): u64 {
  return empties < SYMMETRY_EMPTIES ? keyOf(player, taken) : symmetricKeyOf(player, taken);
}
