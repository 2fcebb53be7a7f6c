import { SQUARE_COUNT, bitOf, count, keyOf } from '../board/bitboard';
import { lanesOf } from '../board/mirrored';
import { mobility } from '../board/moves';
import { stabilityBound } from '../board/stability';
import { NO_MOVE } from '../search/moveList';
import { FRAME_BYTES, MOVES_IN_FRAME } from '../threads/threadMemory';
import { mayStabilityCut } from './cuts';
import { NO_PLAY, finalScore, solve4, solveFew } from './lastEmpties';
import {
  KEY_BYTES,
  NO_KEY,
  flippedByKey,
  highestListed,
  listNear,
  nextHighest,
  repliesToKey,
  squareOfKey,
} from './nearMoves';
import { NEAR_CHILD_CUT_EMPTIES, SORTED_EMPTIES } from './parameters';
import { solve5, solve6 } from './parityEnd';
import { bestAt, holds, keepAt, lowerAt, smallPlaceOf, upperAt } from './smallHash';
import { countVisit } from './visits';

/**
 * Near the end, with null windows. `lastEmpties` handles the last four empty squares, `parityEnd` five and six. With a few
 * more, the moves with the fewest replies come first, and positions go into the small table.
 */

@inline
export function solveNear(player: u64, opponent: u64, alpha: i32, empties: i32, frame: usize): i32 {
  if (empties < 4) return solveFew(player, opponent, alpha, empties);
  if (empties == 4) return solve4(lanesOf(player), lanesOf(opponent), alpha);
  const moves = mobility(player, opponent, ~(player | opponent));
  if (empties == 5) return solve5(lanesOf(player), lanesOf(opponent), moves, alpha);
  if (empties < SORTED_EMPTIES) return solve6(player, opponent, moves, alpha);
  return solveByReplies(player, opponent, moves, alpha, empties, frame);
}

/** For at least `SORTED_EMPTIES` empty squares. `moves` are the player's; passing them down saves 4 % of the time. */
function solveByReplies(
  player: u64,
  opponent: u64,
  moves: u64,
  alpha: i32,
  empties: i32,
  frame: usize,
): i32 {
  countVisit();
  if (moves == 0) {
    const replies = mobility(opponent, player, ~(player | opponent));
    if (replies == 0) return finalScore(count(player), empties);
    return -solveByReplies(opponent, player, replies, ~alpha, empties, frame);
  }

  // Behind each step: how many more positions are visited without it, with 18 empty squares at the root.

  // Step 1. Stability cutoff. (7 %, with that at four to six empty squares.)
  if (mayStabilityCut(opponent, alpha, empties)) {
    const bound = stabilityBound(player, opponent);
    if (bound <= alpha) return bound;
  }

  // Step 2. The small table. (5 %; in place of the large one it saves 15 % of the time.)
  const key = keyOf(player, opponent);
  const place = smallPlaceOf(key);
  let lower = -SQUARE_COUNT;
  let upper = SQUARE_COUNT;
  let first = NO_MOVE;
  if (holds(place, key)) {
    lower = lowerAt(place);
    if (lower > alpha) return lower;
    upper = upperAt(place);
    if (upper <= alpha) return upper;
    first = bestAt(place);
  }

  // Step 3. Enhanced transposition cutoff. (3.9 %; 3 % of the time.)
  const list = frame + MOVES_IN_FRAME;
  const end = listNear(list, player, opponent, moves, first);
  if (empties >= NEAR_CHILD_CUT_EMPTIES) {
    const known = bestKnownNear(list, end, player, opponent);
    if (known > alpha) return known;
  }

  // Step 4. The table's move first, then those that leave the fewest replies. (8 % against parity alone, at 7.)
  let best = NO_PLAY;
  let bestSquare = NO_MOVE;
  for (let move = highestListed(); move != NO_KEY; move = nextHighest(list, end, move)) {
    const square = squareOfKey(move);
    const flipped = flippedByKey(list, move);
    const replies = repliesToKey(list, move);
    const next = opponent ^ flipped;
    const other = player ^ flipped ^ bitOf(square);
    const value = -(empties > SORTED_EMPTIES
      ? solveByReplies(next, other, replies, ~alpha, empties - 1, frame + FRAME_BYTES)
      : solve6(next, other, replies, ~alpha));
    if (value <= best) continue;
    best = value;
    bestSquare = square;
    if (value > alpha) break;
  }
  if (best > alpha) keepAt(place, key, best, upper, bestSquare);
  else keepAt(place, key, lower, best, first);
  return best;
}

/** The best lower bound for the player that the small table has for the positions after the moves. */
@inline
function bestKnownNear(list: usize, end: usize, player: u64, opponent: u64): i32 {
  let best = -SQUARE_COUNT;
  for (let at = list; at < end; at += KEY_BYTES) {
    const move = load<i32>(at);
    const flipped = flippedByKey(list, move);
    const key = keyOf(opponent ^ flipped, player ^ flipped ^ bitOf(squareOfKey(move)));
    const place = smallPlaceOf(key);
    if (holds(place, key)) best = max(best, -upperAt(place));
  }
  return best;
}
