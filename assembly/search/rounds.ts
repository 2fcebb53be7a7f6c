import { claimMove, moveUnclaimedForward, releaseMove, sharesAt } from '../threads/sharing';
import { finishedRounds, scoreOf, stageFor, stageOf } from './analysis';
import { MOVE_BYTES, NO_MOVE, setRank, sortMoves, squareOf } from './moveList';
import { end, list, moveSquare, opponent, player } from './rootMoves';
import { isAbandoned } from './time';

/** The moves of a round of an analysis, one after another. */

/** The next move of the round. */
export let next: usize = 0;
/** The best score, on which this round's target stages are based. */
let bestOfRound: i32 = 0;

export function beginRound(): void {
  sortMoves(list(), end);
  next = list();
  bestOfRound = scoreOf(moveSquare(0));
}

/**
 * The square of the next move in this round with a stage to reach, or `NO_MOVE`. Threads claim moves by the number of the
 * round, since depths differ.
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

/** Whether the best score has dropped, so that moves that were far behind it no longer are. */
function hasBestFallen(): bool {
  let best = i32.MIN_VALUE;
  for (let move = list(); move < end; move += MOVE_BYTES) best = max(best, scoreOf(squareOf(move)));
  const before = bestOfRound;
  bestOfRound = best;
  return best < before;
}

/** The target stage of the next move. */
export function stageOfNext(): i32 {
  return stageFor(squareOf(next), bestOfRound);
}

/** The score of the next move in the previous round. */
export function scoreOfNext(): i32 {
  return scoreOf(squareOf(next));
}

/**
 * Claims the next move before it is searched, so that other threads choose different ones. Returns the claim for `passNext`.
 */
export function claimNext(): u64 {
  return sharesAt(finishedRounds(), false) ? claimMove(player, opponent, next, finishedRounds()) : 0;
}

/** Stores the value of the move after its search and continues with the next one, unless the search was abandoned. */
export function passNext(claim: u64, value: i32): i32 {
  if (claim != 0) releaseMove(claim);
  if (isAbandoned()) return value;
  setRank(next, value);
  next += MOVE_BYTES;
  return value;
}
