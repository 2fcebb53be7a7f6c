import { mobility } from '../board/moves';
import { NO_MOVE, sortMoves } from '../search/moveList';
import { useSearch, valueOf } from '../search/root';
import { end, list, listRoot, opponent, player } from '../search/rootMoves';
import { claimNext, next, passNext, scoreOfNext } from '../search/rounds';
import { frameAt } from '../threads/threadMemory';
import { shareAfterMoves } from './afterMoves';
import { writeFeatures } from './features';
import { searchMove } from './midgame';
import { rankMoves } from './ordering';
import { ASPIRATION } from './parameters';

/** How many times wider each further window around the last score is. */
const GROWTH: i32 = 2;

function searchRootMove(move: usize, depth: i32, alpha: i32, beta: i32, fullWindow: bool): i32 {
  return searchMove(player, opponent, frameAt(0), false, move, depth, alpha, beta, fullWindow);
}

/** Sets the position to search. If its player has no legal move, there are no moves. */
export function setRoot(own: u64, other: u64, depth: i32): void {
  useSearch(searchRootMove, 1, ASPIRATION, GROWTH);
  writeFeatures(frameAt(0), own, other);
  const moves = mobility(own, other, ~(own | other));
  listRoot(own, other, moves);
  shareAfterMoves(own, other, frameAt(0), moves);
  rankMoves(own, other, frameAt(0), false, list(), end, NO_MOVE, depth);
  sortMoves(list(), end);
}

/** The value of the round's next move, `depth` plies deep. */
export function searchNext(depth: i32): i32 {
  const claim = claimNext();
  return passNext(claim, valueOf(next, depth, scoreOfNext()));
}
