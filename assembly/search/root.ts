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

/** Shallower depths are searched without a window around the last value. */
const MIN_ASPIRED_DEPTH: i32 = 4;

/** Called through a pointer, which costs nothing here: a step searches each move of the root once or a few times. */
let searchOfMove: MoveSearch = unset;
/** Half the width of the first window, and how many times wider each further one is. */
let aspiration: i32 = 0;
let growth: i32 = 0;
/** Twice as much as any value. */
let widest: i32 = 0;
/** Whether an unfinished depth has proved a better move than its first. */
let improved: bool = false;

function unset(move: usize, depth: i32, alpha: i32, beta: i32, fullWindow: bool): i32 {
  return unreachable();
}

/** Sets the search of the positions after the root, whose values count `disc` for each disc. */
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

/** Whether an abandoned step had found a better move than the step before. */
export function hasImproved(): bool {
  return improved;
}

/**
 * The value of the position, `depth` plies deep: first within a window around `guess`, then, while it lies outside, within
 * wider ones. Values below `floor` do not matter.
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

/** Whether the value of the position, `depth` plies deep, is above `alpha`: a value above it if so, else one that is not. */
export function askAbove(depth: i32, alpha: i32): i32 {
  improved = false;
  return clamped(searchWindow(depth, alpha, alpha + 1));
}

/** A move that beats all before it moves to the front, even if the search is abandoned later. */
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

/** The value of a move: first within a window around `guess`, then, while it lies outside, within others next to it. */
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
