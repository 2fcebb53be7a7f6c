import { SQUARE_COUNT } from '../board/bitboard';
import { movesOf } from '../board/board';
import { listMoves } from '../flipside/endgameOrdering';
import { MOVE_BYTES, rankOf, setRank, squareOf } from '../search/moveList';
import { bringForward, sortMoves } from '../flipside/ordering';
import { MOVES_IN_FRAME, frameAt } from '../threads/threadMemory';
import { isAbandoned } from '../search/time';
import { NO_SQUARE, rankMoves } from './ordering';
import { ASPIRATION, MIN_ASPIRED_DEPTH } from './parameters';
import { searchMove } from './tree';
import { INFINITY } from './value';

/** The position to search and the end of its moves, which stay in the first frame in the order found best. */
let player: u64 = 0;
let opponent: u64 = 0;
let end: usize = 0;
/** No value counts beyond this: all there is, or one disc if only the outcome is asked. */
let widest: i32 = INFINITY;
/** What each square was found worth. */
const values = new StaticArray<i32>(SQUARE_COUNT);
/** A better move than the first of an unfinished depth has been proved. */
let improved: bool = false;

@inline
function list(): usize {
  return frameAt(0) + MOVES_IN_FRAME;
}

/** Takes a position; if its player has no legal move, there will be no moves. */
export function setRoot(own: u64, other: u64): void {
  player = own;
  opponent = other;
  end = listMoves(list(), own, other, movesOf(own, other));
  rankMoves(list(), end, own, other, NO_SQUARE, 0);
  sortMoves(list(), end);
}

/** Values from here on are held within `-limit` and `limit`. */
export function setWidest(limit: i32): void {
  widest = limit;
}

export function moveCount(): i32 {
  return <i32>((end - list()) / MOVE_BYTES);
}

/** The best move comes first, or all in order if all were searched. */
export function moveSquare(index: i32): i32 {
  return squareOf(list() + <usize>index * MOVE_BYTES);
}

/** Its value, if all were searched. */
export function moveValue(index: i32): i32 {
  return unchecked(values[moveSquare(index)]);
}

/** Whether the search that was abandoned had found a better move than the best of the depth before. */
export function hasImproved(): bool {
  return improved;
}

@inline
function held(value: i32): i32 {
  return min(max(value, -widest), widest);
}

/**
 * The value of the position, `depth` plies deep: first within a window around `guess`, then within a wider one as
 * often as it lies outside.
 */
export function searchBest(depth: i32, guess: i32): i32 {
  improved = false;
  let width = depth < MIN_ASPIRED_DEPTH ? INFINITY : ASPIRATION;
  let alpha = max(guess - width, -widest);
  let beta = min(guess + width, widest);
  while (true) {
    alpha = min(alpha, widest - 1);
    beta = max(beta, 1 - widest);
    const value = searchWindow(depth, alpha, beta);
    if (isAbandoned()) return value;
    width *= 4;
    if (value <= alpha && alpha > -widest) alpha = max(value - width, -widest);
    else if (value >= beta && beta < widest) beta = min(value + width, widest);
    else return held(value);
  }
}

/** A move that beats those before it comes to the front, even if the search is abandoned later. */
function searchWindow(depth: i32, alpha: i32, beta: i32): i32 {
  const first = list();
  let best = -INFINITY;
  for (let move = first; move < end && best < beta; move += MOVE_BYTES) {
    const bound = max(alpha, best);
    const value = searchMove(player, opponent, frameAt(0), move, depth, bound, beta, move == first);
    if (isAbandoned()) return best;
    if (value > bound && move != first) {
      bringForward(move, first);
      improved = true;
    }
    best = max(best, value);
  }
  return best;
}

/** Values every move, `depth` plies deep, and sorts them; whether that was finished. */
export function searchEvery(depth: i32): bool {
  for (let move = list(); move < end; move += MOVE_BYTES) {
    const value = searchMove(player, opponent, frameAt(0), move, depth, -widest, widest, true);
    if (isAbandoned()) return restoreOrder();
    setRank(move, held(value));
  }
  sortMoves(list(), end);
  for (let move = list(); move < end; move += MOVE_BYTES) unchecked((values[squareOf(move)] = rankOf(move)));
  return true;
}

/** Sorts the moves by their values of the last depth that was finished; false. */
function restoreOrder(): bool {
  for (let move = list(); move < end; move += MOVE_BYTES) setRank(move, unchecked(values[squareOf(move)]));
  sortMoves(list(), end);
  return false;
}
