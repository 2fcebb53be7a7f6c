import { SQUARE_COUNT, bitOf } from '../board/bitboard';
import { MOVES_IN_FRAME, frameAt } from '../threads/threadMemory';
import { MOVE_BYTES, listMoves, squareOf } from './moveList';

/** The position that Flipside searches and the end of its moves, which stay in the root's frame, best first. */
export let player: u64 = 0;
export let opponent: u64 = 0;
export let end: usize = 0;
/** Scores are clamped to this: all discs, or one if only the outcome is asked for. Discs, or what a search counts in. */
export let scoreLimit: i32 = SQUARE_COUNT;

@inline
export function list(): usize {
  return frameAt(0) + MOVES_IN_FRAME;
}

/** Sets the position to search and lists its moves, in no order. */
export function listRoot(own: u64, other: u64, moves: u64): void {
  player = own;
  opponent = other;
  end = listMoves(list(), own, other, moves);
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

@inline
export function clamped(value: i32): i32 {
  return min(max(value, -scoreLimit), scoreLimit);
}

export function moveCount(): i32 {
  return <i32>((end - list()) / MOVE_BYTES);
}

/** The best move comes first. If every move was scored, all are in order. */
export function moveSquare(index: i32): i32 {
  return squareOf(list() + <usize>index * MOVE_BYTES);
}
