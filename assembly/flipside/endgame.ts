import { SQUARE_COUNT, bitOf, count, keyOf } from '../board/bitboard';
import { mobility } from '../board/moves';
import { stabilityBound } from '../board/stability';
import { MOVE_BYTES, NO_MOVE, bringBest, flippedBy, listMoves, squareOf } from '../search/moveList';
import { isAbandoned } from '../search/time';
import { FRAME_BYTES, MOVES_IN_FRAME, frameAt } from '../threads/threadMemory';
import { bestKnown, mayStabilityCut } from './cuts';
import { find, keep } from './hash';
import { NO_DATA, bestOf, isAsGood, lowerOf, secondOf, upperOf } from '../search/entries';
import { NO_PLAY, finalScore } from './lastEmpties';
import { solveNear } from './nearEnd';
import { rankByReplies } from './ordering';
import { CHILD_CUT_EMPTIES, HASHED_EMPTIES } from './parameters';
import { countVisit, flushNodes } from './visits';

/**
 * Exact search to the end of the game, by null windows only: each asks whether the value is above `alpha` and returns an
 * upper bound that is at most `alpha`, or a lower bound above it. This file has the positions kept in the large table;
 * `nearEnd` has those after them.
 */
const EXACT: i32 = 0;

/**
 * The value of a position within the window: at most `alpha` is an upper bound, at least `beta` a lower bound. `height` is
 * the distance from the root. The result is meaningless once the search is abandoned.
 */
export function solveEndgame(player: u64, opponent: u64, alpha: i32, beta: i32, height: i32): i32 {
  const empties = count(~(player | opponent));
  let value = solveNull(player, opponent, alpha, empties, frameAt(height));
  let lower = alpha;
  while (value > lower && value < beta && !isAbandoned()) {
    lower = value;
    value = solveNull(player, opponent, lower, empties, frameAt(height));
  }
  flushNodes();
  return max(value, lower);
}

@inline
function solveNull(player: u64, opponent: u64, alpha: i32, empties: i32, frame: usize): i32 {
  if (empties >= HASHED_EMPTIES) return solveHashed(player, opponent, alpha, empties, frame);
  return solveNear(player, opponent, alpha, empties, frame);
}

/** For at least `HASHED_EMPTIES` empty squares. */
function solveHashed(player: u64, opponent: u64, alpha: i32, empties: i32, frame: usize): i32 {
  countVisit();
  // Behind each step: how many more positions are visited without it, with 18 empty squares at the root.

  // Step 1. Stability cutoff. (Less than 0.1 %.)
  if (mayStabilityCut(opponent, alpha, empties)) {
    const bound = stabilityBound(player, opponent);
    if (bound <= alpha) return bound;
  }

  // Step 2. Transposition table. (0.8 %: few positions below the middle game are kept here.)
  const key = keyOf(player, opponent);
  const data = find(key);
  if (data != NO_DATA && isAsGood(data, empties, EXACT)) {
    if (lowerOf(data) > alpha) return lowerOf(data);
    if (upperOf(data) <= alpha) return upperOf(data);
  }

  const empty = ~(player | opponent);
  const moves = mobility(player, opponent, empty);
  if (moves == 0) {
    if (mobility(opponent, player, empty) == 0) return finalScore(count(player), empties);
    return -solveHashed(opponent, player, ~alpha, empties, frame);
  }

  // Step 3. Enhanced transposition cutoff. (1.9 %.)
  const list = frame + MOVES_IN_FRAME;
  const end = listMoves(list, player, opponent, moves);
  if (empties >= CHILD_CUT_EMPTIES) {
    const known = bestKnown(list, end, player, opponent, empties - 1, EXACT);
    if (known > alpha) return known;
  }

  // Step 4. The table's moves first, then those that leave the fewest replies. (71 %.)
  rankByReplies(list, end, player, opponent, bestOf(data), secondOf(data));
  return solveMoves(list, end, player, opponent, alpha, empties, frame, key);
}

@inline
function solveMoves(
  list: usize,
  end: usize,
  player: u64,
  opponent: u64,
  alpha: i32,
  empties: i32,
  frame: usize,
  key: u64,
): i32 {
  let best = NO_PLAY;
  let bestSquare = NO_MOVE;
  for (let move = list; move < end; move += MOVE_BYTES) {
    bringBest(move, end);
    const square = squareOf(move);
    const next = opponent ^ flippedBy(move);
    const other = player ^ flippedBy(move) ^ bitOf(square);
    const value = -(empties > HASHED_EMPTIES
      ? solveHashed(next, other, ~alpha, empties - 1, frame + FRAME_BYTES)
      : solveNear(next, other, ~alpha, empties - 1, frame + FRAME_BYTES));
    if (isAbandoned()) return alpha;
    if (value <= best) continue;
    best = value;
    bestSquare = square;
    if (value > alpha) break;
  }
  flushNodes();
  if (best > alpha) keep(key, empties, EXACT, best, SQUARE_COUNT, bestSquare);
  else keep(key, empties, EXACT, -SQUARE_COUNT, best, NO_MOVE);
  return best;
}
