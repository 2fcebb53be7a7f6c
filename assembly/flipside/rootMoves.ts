import { SQUARE_COUNT, bitOf } from '../board/bitboard';
import { mobility } from '../board/moves';
import { MOVE_BYTES, NO_MOVE, listMoves, sortMoves, squareOf } from '../search/moveList';
import { isAbandoned } from '../search/time';
import { DEPTHS_IN_FRAME, MOVES_IN_FRAME, SCORES_IN_FRAME, frameAt } from '../threads/threadMemory';
import { writeFeatures } from './features';
import { searchMove } from './midgame';
import { rankMoves } from './ordering';
import { ASPIRATION, MIN_ASPIRED_DEPTH } from './parameters';

/** The position to search and the end of its moves, which stay in the root's frame, best first. */
export let player: u64 = 0;
export let opponent: u64 = 0;
export let end: usize = 0;
/** Scores are clamped to this: all discs, or one if only the outcome is asked for. */
export let scoreLimit: i32 = SQUARE_COUNT;
/** Scores below this do not matter. */
export let floor: i32 = -SQUARE_COUNT;

@inline
export function list(): usize {
  return frameAt(0) + MOVES_IN_FRAME;
}

/** Sets the position to search. If its player has no legal move, there are no moves. */
export function setRoot(own: u64, other: u64, depth: i32): void {
  player = own;
  opponent = other;
  writeFeatures(frameAt(0), own, other);
  end = listMoves(list(), own, other, mobility(own, other, ~(own | other)));
  rankMoves(own, other, frameAt(0), false, list(), end, NO_MOVE, depth);
  sortMoves(list(), end);
}

/** Drops all moves but these. */
export function keepMoves(squares: u64): void {
  let kept = list();
  for (let move = kept; move < end; move += MOVE_BYTES) {
    if ((bitOf(squareOf(move)) & squares) == 0) continue;
    v128.store(kept, v128.load(move));
    kept += MOVE_BYTES;
  }
  end = kept;
}

/** From now on scores are clamped to `-limit` and `limit`. */
export function setScoreLimit(limit: i32): void {
  scoreLimit = limit;
}

/** From now on scores below `least` do not matter: such a move may get any other one below it. */
export function setFloor(least: i32): void {
  floor = least;
}

export function moveCount(): i32 {
  return <i32>((end - list()) / MOVE_BYTES);
}

/** The best move comes first. If every move was scored, all are in order. */
export function moveSquare(index: i32): i32 {
  return squareOf(list() + <usize>index * MOVE_BYTES);
}

/** Its score, if every move was scored. */
export function moveScore(index: i32): i32 {
  return load<i8>(frameAt(0) + SCORES_IN_FRAME + moveSquare(index));
}

/** How many plies deep that score is. */
export function moveDepth(index: i32): i32 {
  return load<u8>(frameAt(0) + DEPTHS_IN_FRAME + moveSquare(index));
}

@inline
export function clamped(value: i32): i32 {
  return min(max(value, -scoreLimit), scoreLimit);
}

/** The value of a move: first within a window around `guess`, then, while it lies outside, within others next to it. */
export function valueOf(move: usize, depth: i32, guess: i32): i32 {
  let width = depth < MIN_ASPIRED_DEPTH ? 2 * SQUARE_COUNT : ASPIRATION;
  let alpha = max(guess - width, -scoreLimit);
  let beta = min(guess + width, scoreLimit);
  while (true) {
    const value = searchMove(player, opponent, frameAt(0), false, move, depth, alpha, beta, true);
    if (isAbandoned()) return value;
    width *= 2;
    if (value <= alpha && alpha > -scoreLimit) alpha = max(value - width, -scoreLimit);
    else if (value >= beta && beta < scoreLimit) beta = min(value + width, scoreLimit);
    else return clamped(value);
  }
}
