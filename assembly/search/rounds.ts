import { claimMove, moveUnclaimedForward, releaseMove, sharesAt } from '../threads/sharing';
import { finishedRounds, scoreOf, stageFor, stageOf } from './analysis';
import { MOVE_BYTES, NO_MOVE, setRank, sortMoves, squareOf } from './moveList';
import { end, list, moveSquare, opponent, player } from './rootMoves';
import { isAbandoned } from './time';

/** The moves of a round of an analysis, one after the other. */

/** The next move of the round. */
export let next: usize = 0;
/** The best score by which the round judges how far each move is to go. */
let bestOfRound: i32 = 0;

export function beginRound(): void {
  sortMoves(list(), end);
  next = list();
  bestOfRound = scoreOf(moveSquare(0));
}

/**
 * The square of the round's next move that is to reach a further stage, or `NO_MOVE` if there is none. Threads claim the moves
 * of a round by its number, since depths differ.
 */
export function nextOfRound(): i32 {
  const shares = sharesAt(finishedRounds(), false);
  for (; next < end; next += MOVE_BYTES) {
    if (shares) moveUnclaimedForward(next, end, player, opponent, finishedRounds());
    const square = squareOf(next);
    if (stageOf(square) < stageOfNext()) return square;
  }
  if (!hasBestFallen()) return NO_MOVE;
  next = list();
  return nextOfRound();
}

/** Whether the best score is less than it was, so that moves that were far behind it no longer are. */
function hasBestFallen(): bool {
  let best = i32.MIN_VALUE;
  for (let move = list(); move < end; move += MOVE_BYTES) best = max(best, scoreOf(squareOf(move)));
  const before = bestOfRound;
  bestOfRound = best;
  return best < before;
}

/** The stage that it is to reach. */
export function stageOfNext(): i32 {
  return stageFor(squareOf(next), bestOfRound);
}

/** What the next move was worth in the round before. */
export function scoreOfNext(): i32 {
  return scoreOf(squareOf(next));
}

/** Claims the next move before it is searched, so that other threads take others. Returns the claim, for `passNext`. */
export function claimNext(): u64 {
  return sharesAt(finishedRounds(), false) ? claimMove(player, opponent, next, finishedRounds()) : 0;
}

/** After the next move was searched: keeps its value and goes on to the one after it, unless the search was abandoned. */
export function passNext(claim: u64, value: i32): i32 {
  if (claim != 0) releaseMove(claim);
  if (isAbandoned()) return value;
  setRank(next, value);
  next += MOVE_BYTES;
  return value;
}
