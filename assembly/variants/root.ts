import { SQUARE_COUNT } from '../board/bitboard';
import { movesOf } from '../board/board';
import { NO_MOVE, sortMoves } from '../search/moveList';
import { useSearch } from '../search/root';
import { end, list, listRoot, opponent, player } from '../search/rootMoves';
import { claimNext, next, passNext, scoreOfNext } from '../search/rounds';
import { isAbandoned } from '../search/time';
import { frameAt } from '../threads/threadMemory';
import { ASPIRATION, DISC } from './parameters';
import { rankMoves, searchMove } from './tree';

/** How many times wider each further window around the last score is. */
const GROWTH: i32 = 4;

function searchRootMove(move: usize, depth: i32, alpha: i32, beta: i32, fullWindow: bool): i32 {
  return searchMove(player, opponent, frameAt(0), move, depth, alpha, beta, fullWindow);
}

/** Sets the position to search. If its player has no legal move, there are no moves. */
export function setRoot(own: u64, other: u64): void {
  useSearch(searchRootMove, DISC, ASPIRATION, GROWTH);
  listRoot(own, other, movesOf(own, other));
  rankMoves(list(), end, own, other, NO_MOVE, 0);
  sortMoves(list(), end);
}

/** The value of the round's next move in whole discs at `depth` plies. */
export function searchNext(depth: i32): i32 {
  const claim = claimNext();
  return passNext(claim, discsOf(next, depth, scoreOfNext()));
}

/** In whole discs. */
export function rounded(hundredths: i32): i32 {
  return <i32>Math.round(<f64>hundredths / DISC);
}

/** The value of a move in whole discs, by null windows: the first asks whether it is at least `guess`. */
function discsOf(move: usize, depth: i32, guess: i32): i32 {
  let lower = -SQUARE_COUNT;
  let upper = SQUARE_COUNT;
  let discs = guess;
  while (lower < upper && !isAbandoned()) {
    const least = discs == lower ? discs + 1 : discs;
    const beta = DISC * least - DISC / 2;
    const value = searchRootMove(move, depth, beta - 1, beta, true);
    if (value < beta) upper = discs = min(rounded(value), least - 1);
    else lower = discs = max(rounded(value), least);
  }
  return discs;
}
