import { SQUARE_COUNT, bitOf } from '../board/bitboard';
import { MOVES_IN_FRAME, frameAt } from '../threads/threadMemory';
import { MOVE_BYTES, listMoves, squareOf } from './moveList';

/** The root position and the end of its move list, which stays in the root's frame, best first. */
export let player: u64 = 0;
export let opponent: u64 = 0;
export let end: usize = 0;
/**
 * The limit to which scores are clamped: all discs, or 1 if only the outcome is needed. In discs, or the units of the search.
 */
export let scoreLimit: i32 = SQUARE_COUNT;

@inline
export function list(): usize {
  return frameAt(0) + MOVES_IN_FRAME;
}

/** Sets the root position and lists its moves, unordered. */
export function listRoot(own: u64, other: u64, moves: u64): void {
  player = own;
  opponent = other;
  end = listMoves(list(), own, other, moves);
}

/** Keeps only these moves. */
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

/** The best move comes first; if every move was scored, all are sorted. */
export function moveSquare(index: i32): i32 {
  return squareOf(list() + <usize>index * MOVE_BYTES);
}
