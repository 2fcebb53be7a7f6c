import { countEvaluation, countNode, isAbandoned } from '../search/time';
import { columnOf, keyOf, lossNext } from './board';
import { estimate } from './estimate';
import { bestAt, holds, keepAt, placeOf, scoreAt, settles } from './lookTable';
import { NO_COLUMN, listMoves, listOf, squareAt, threatsAfter } from './ordering';
import { DISC_VALUE, INFINITY } from './parameters';
import { isForced, safeMoves } from './threats';

/**
 * Alpha-beta, fail-soft: the value of a position for the player at `depth` plies. Proved values are multiples of
 * `DISC_VALUE`, with estimates between them. The player must not be able to complete a four at once. Forced moves extend the
 * last ply. The result is meaningless once the search is abandoned.
 */
export function lookAhead(
  player: u64,
  opponent: u64,
  playerThreats: u64,
  opponentThreats: u64,
  empties: i32,
  depth: i32,
  alpha: i32,
  beta: i32,
): i32 {
  countNode();
  if (isAbandoned()) return 0;
  const taken = player | opponent;
  const moves = safeMoves(taken, opponentThreats);
  if (moves == 0) return lossNext(empties) * DISC_VALUE;
  if (empties <= 2) return 0;
  if (depth <= 0 && !isForced(taken, opponentThreats)) {
    countEvaluation();
    return estimate(player, opponent, playerThreats, opponentThreats, empties);
  }
  const key = keyOf(player, taken);
  const entry = placeOf(key);
  if (holds(entry, key) && settles(entry, max(depth, 0), alpha, beta)) return scoreAt(entry);
  const end = listMoves(player, opponent, moves, empties, bestAt(entry, key));
  let best = -INFINITY;
  let bestColumn = NO_COLUMN;
  for (let place = listOf(empties); place < end && best < beta; place++) {
    const square = squareAt(place);
    const score = -lookAhead(
      opponent,
      player | square,
      opponentThreats & ~square,
      threatsAfter(place),
      empties - 1,
      depth - 1,
      -beta,
      -max(alpha, best),
    );
    if (isAbandoned()) return 0;
    if (score <= best) continue;
    best = score;
    bestColumn = columnOf(square);
  }
  keepAt(entry, key, max(depth, 0), alpha, beta, best, bestColumn);
  return best;
}
