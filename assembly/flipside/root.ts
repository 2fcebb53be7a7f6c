import { SQUARE_COUNT } from '../board/bitboard';
import { MOVE_BYTES, bringForward } from '../search/moveList';
import { clamped, end, list, opponent, player, scoreLimit } from '../search/rootMoves';
import { claimNext, next, passNext, scoreOfNext } from '../search/rounds';
import { isAbandoned } from '../search/time';
import { claimMove, moveUnclaimedForward, releaseMove, sharesAt } from '../threads/sharing';
import { frameAt } from '../threads/threadMemory';
import { INFINITY, searchMove } from './midgame';
import { ASPIRATION, MIN_ASPIRED_DEPTH } from './parameters';
import { floor, valueOf } from './rootMoves';

/** Whether an unfinished depth has proved a better move than its first. */
let improved: bool = false;

/** Whether an abandoned step had found a better move than the step before. */
export function hasImproved(): bool {
  return improved;
}

/**
 * The value of the position, `depth` plies deep: first within a window around `guess`, then, while it lies outside, within
 * wider ones.
 */
export function searchBest(depth: i32, guess: i32): i32 {
  improved = false;
  let width = depth < MIN_ASPIRED_DEPTH ? 2 * SQUARE_COUNT : ASPIRATION;
  const lowest = max(floor, -scoreLimit);
  let alpha = max(guess - width, lowest);
  let beta = max(min(guess + width, scoreLimit), lowest + 1);
  while (true) {
    const value = searchWindow(depth, min(alpha, scoreLimit - 1), max(beta, 1 - scoreLimit));
    if (isAbandoned()) return value;
    width *= 2;
    if (value <= alpha && alpha > lowest) alpha = max(value - width, lowest);
    else if (value >= beta && beta < scoreLimit) beta = min(value + width, scoreLimit);
    else return clamped(value);
  }
}

/** A move that beats all before it moves to the front, even if the search is abandoned later. */
function searchWindow(depth: i32, alpha: i32, beta: i32): i32 {
  const first = list();
  const shares = sharesAt(depth, false);
  let best = -INFINITY;
  for (let move = first; move < end && best < beta; move += MOVE_BYTES) {
    const bound = max(alpha, best);
    if (shares && move != first) moveUnclaimedForward(move, end, player, opponent, depth);
    const claim = shares ? claimMove(player, opponent, move, depth) : 0;
    const value = searchMove(player, opponent, frameAt(0), false, move, depth, bound, beta, move == first);
    if (shares) releaseMove(claim);
    if (isAbandoned()) return best;
    if (value > bound && move != first) {
      bringForward(move, first);
      improved = true;
    }
    best = max(best, value);
  }
  return best;
}

/** Whether a search of `depth` plies finds every other move at least `discs` worse than the first one's `score`. */
export function isFirstFarAhead(depth: i32, score: i32, discs: i32): bool {
  const alpha = score - discs;
  if (alpha < -scoreLimit) return false;
  for (let move = list() + MOVE_BYTES; move < end; move += MOVE_BYTES) {
    if (searchMove(player, opponent, frameAt(0), false, move, depth, alpha, alpha + 1, true) > alpha) return false;
  }
  return !isAbandoned();
}

/** The value of the round's next move, `depth` plies deep. */
export function searchNext(depth: i32): i32 {
  const claim = claimNext();
  return passNext(claim, valueOf(next, depth, scoreOfNext()));
}
