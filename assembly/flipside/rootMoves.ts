import { SQUARE_COUNT } from '../board/bitboard';
import { mobility } from '../board/moves';
import { NO_MOVE, sortMoves } from '../search/moveList';
import { clamped, end, list, listRoot, moveSquare, opponent, player, scoreLimit } from '../search/rootMoves';
import { isAbandoned } from '../search/time';
import { DEPTHS_IN_FRAME, SCORES_IN_FRAME, frameAt } from '../threads/threadMemory';
import { shareAfterMoves } from './afterMoves';
import { writeFeatures } from './features';
import { searchMove } from './midgame';
import { rankMoves } from './ordering';
import { ASPIRATION, MIN_ASPIRED_DEPTH } from './parameters';

/** Scores below this do not matter. */
export let floor: i32 = -SQUARE_COUNT;

/** Sets the position to search. If its player has no legal move, there are no moves. */
export function setRoot(own: u64, other: u64, depth: i32): void {
  writeFeatures(frameAt(0), own, other);
  const moves = mobility(own, other, ~(own | other));
  listRoot(own, other, moves);
  shareAfterMoves(own, other, frameAt(0), moves);
  rankMoves(own, other, frameAt(0), false, list(), end, NO_MOVE, depth);
  sortMoves(list(), end);
}

/** From now on scores below `least` do not matter: such a move may get any other one below it. */
export function setFloor(least: i32): void {
  floor = least;
}

/** The score of a move, if every move was scored. */
export function moveScore(index: i32): i32 {
  return load<i8>(frameAt(0) + SCORES_IN_FRAME + moveSquare(index));
}

/** How many plies deep that score is. */
export function moveDepth(index: i32): i32 {
  return load<u8>(frameAt(0) + DEPTHS_IN_FRAME + moveSquare(index));
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
