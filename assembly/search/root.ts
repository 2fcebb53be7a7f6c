import { SQUARE_COUNT } from '../board/bitboard';
import { claimMove, moveUnclaimedForward, releaseMove, sharesAt } from '../threads/sharing';
import { MOVE_BYTES, bringForward } from './moveList';
import { clamped, end, list, opponent, player, scoreLimit } from './rootMoves';
import { isAbandoned } from './time';

/**
 * The value of a move of the root, searched `depth` plies deep. Without `fullWindow`, a null window first asks whether it is
 * above `alpha`.
 */
type MoveSearch = (move: usize, depth: i32, alpha: i32, beta: i32, fullWindow: bool) => i32;

/** Depths below this are searched without an aspiration window. */
const MIN_ASPIRED_DEPTH: i32 = 4;

/** A function pointer. It costs nothing here, since a step calls it only once or a few times per root move. */
let searchOfMove: MoveSearch = unset;
/** Half the width of the first aspiration window, and the factor for each further one. */
let aspiration: i32 = 0;
let growth: i32 = 0;
/** More than the difference of any two values. */
let widest: i32 = 0;
/** Whether an unfinished depth has found a better move than its first. */
let improved: bool = false;

function unset(move: usize, depth: i32, alpha: i32, beta: i32, fullWindow: bool): i32 {
  return unreachable();
}

/** Sets the function that searches the positions after the root; one disc counts `disc`. */
export function useSearch(search: MoveSearch, disc: i32, firstWidth: i32, timesWider: i32): void {
  searchOfMove = search;
  aspiration = firstWidth;
  growth = timesWider;
  widest = 2 * (SQUARE_COUNT + 1) * disc;
}

@inline
export function searchMove(move: usize, depth: i32, alpha: i32, beta: i32, fullWindow: bool): i32 {
  return searchOfMove(move, depth, alpha, beta, fullWindow);
}

@inline
function firstWidth(depth: i32): i32 {
  return depth < MIN_ASPIRED_DEPTH ? widest : aspiration;
}

/** Whether an abandoned step has found a better move than the step before. */
export function hasImproved(): bool {
  return improved;
}

/**
 * The value of the position at `depth` plies: searched with a window around `guess`, which widens while the value lies
 * outside. Values below `floor` do not matter.
 */
export function searchBest(depth: i32, guess: i32, floor: i32): i32 {
  improved = false;
  let width = firstWidth(depth);
  const lowest = max(floor, -scoreLimit);
  let alpha = min(max(guess - width, lowest), scoreLimit - 1);
  let beta = max(min(guess + width, scoreLimit), lowest + 1);
  while (true) {
    const value = searchWindow(depth, alpha, beta);
    if (isAbandoned()) return value;
    width *= growth;
    if (value <= alpha && alpha > lowest) alpha = max(value - width, lowest);
    else if (value >= beta && beta < scoreLimit) beta = min(value + width, scoreLimit);
    else return clamped(value);
  }
}

/** Tests whether the value of the position at `depth` plies is above `alpha`. */
export function askAbove(depth: i32, alpha: i32): i32 {
  improved = false;
  return clamped(searchWindow(depth, alpha, alpha + 1));
}

/** A move that beats all earlier ones moves to the front, even if the search is abandoned later. */
function searchWindow(depth: i32, alpha: i32, beta: i32): i32 {
  const first = list();
  const shares = sharesAt(depth, false);
  let best = -widest;
  for (let move = first; move < end && best < beta; move += MOVE_BYTES) {
    const bound = max(alpha, best);
    if (shares && move != first) moveUnclaimedForward(move, end, player, opponent, depth);
    const claim = shares ? claimMove(player, opponent, move, depth) : 0;
    const value = searchMove(move, depth, bound, beta, move == first);
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

/** The value of a move: searched with a window around `guess`, and with adjacent ones while the value lies outside. */
export function valueOf(move: usize, depth: i32, guess: i32): i32 {
  let width = firstWidth(depth);
  let alpha = max(guess - width, -scoreLimit);
  let beta = min(guess + width, scoreLimit);
  while (true) {
    const value = searchMove(move, depth, alpha, beta, true);
    if (isAbandoned()) return value;
    width *= growth;
    if (value <= alpha && alpha > -scoreLimit) alpha = max(value - width, -scoreLimit);
    else if (value >= beta && beta < scoreLimit) beta = min(value + width, scoreLimit);
    else return clamped(value);
  }
}

/** Whether a search of `depth` plies finds every other move at least `margin` worse than the first one's `value`. */
export function isFirstFarAhead(depth: i32, value: i32, margin: i32): bool {
  const alpha = value - margin;
  if (alpha < -scoreLimit) return false;
  for (let move = list() + MOVE_BYTES; move < end; move += MOVE_BYTES) {
    if (searchMove(move, depth, alpha, alpha + 1, true) > alpha) return false;
  }
  return !isAbandoned();
}
