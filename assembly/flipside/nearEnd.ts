import { SQUARE_COUNT, bitOf, count, firstOf, keyOf, withoutFirst } from '../board/bitboard';
import { flips, mobility } from '../board/moves';
import { oddQuadrants } from '../board/parity';
import { stabilityBound } from '../board/stability';
import { NO_MOVE } from '../search/moveList';
import { countNodes } from '../search/time';
import { FRAME_BYTES, MOVES_IN_FRAME } from '../threads/threadMemory';
import { leastStabilityAlpha } from './cuts';
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
import { bestAt, holds, keepAt, lowerAt, smallPlaceOf, upperAt } from './smallHash';

/**
 * Near the end, with null windows. The last four empty squares are `lastEmpties`. With five, parity alone orders the moves.
 * With a few more, the moves that leave the fewest replies come first, and positions are kept in the small table.
 */
const LAST_EMPTIES: i32 = 4;

let visited: i32 = 0;

/** Counts a position. `flushNodes` passes the count on, since counting every one there would cost time. */
@inline
export function countVisit(): void {
  visited++;
}

@inline
export function flushNodes(): void {
  countNodes(visited);
  visited = 0;
}

@inline
export function solveNear(player: u64, opponent: u64, alpha: i32, empties: i32, frame: usize): i32 {
  if (empties < LAST_EMPTIES) return solveFew(player, opponent, alpha, empties);
  if (empties == LAST_EMPTIES) return solve4(player, opponent, alpha);
  const moves = mobility(player, opponent, ~(player | opponent));
  if (empties < SORTED_EMPTIES) return solveByParity(player, opponent, moves, alpha, empties);
  return solveByReplies(player, opponent, moves, alpha, empties, frame);
}

/** From five empty squares to fewer than `SORTED_EMPTIES`. */
function solveByParity(player: u64, opponent: u64, moves: u64, alpha: i32, empties: i32): i32 {
  visited++;
  const empty = ~(player | opponent);
  if (moves == 0) {
    const replies = mobility(opponent, player, empty);
    if (replies == 0) return finalScore(count(player), empties);
    return -solveByParity(opponent, player, replies, ~alpha, empties);
  }
  const odd = moves & oddQuadrants(empty);
  let best = NO_PLAY;
  for (let rest = odd; rest != 0; rest = withoutFirst(rest)) {
    best = max(best, solveNextByParity(player, opponent, firstOf(rest), alpha, empties));
    if (best > alpha) return best;
  }
  for (let rest = moves ^ odd; rest != 0; rest = withoutFirst(rest)) {
    best = max(best, solveNextByParity(player, opponent, firstOf(rest), alpha, empties));
    if (best > alpha) return best;
  }
  return best;
}

@inline
function solveNextByParity(player: u64, opponent: u64, square: i32, alpha: i32, empties: i32): i32 {
  const flipped = flips(player, opponent, square);
  const next = opponent ^ flipped;
  const other = player ^ flipped ^ bitOf(square);
  if (empties == LAST_EMPTIES + 1) return -solve4(next, other, ~alpha);
  return -solveByParity(next, other, mobility(next, other, ~(next | other)), ~alpha, empties - 1);
}

/** `SORTED_EMPTIES` empty squares or more. `moves` are the player's: handing them down saves 4 % of the time. */
function solveByReplies(
  player: u64,
  opponent: u64,
  moves: u64,
  alpha: i32,
  empties: i32,
  frame: usize,
): i32 {
  visited++;
  if (moves == 0) {
    const replies = mobility(opponent, player, ~(player | opponent));
    if (replies == 0) return finalScore(count(player), empties);
    return -solveByReplies(opponent, player, replies, ~alpha, empties, frame);
  }

  // Behind each step: how many more positions are visited without it, with 18 empty squares at the root.

  // Step 1. Stability cutoff. (1.9 %.)
  if (alpha >= leastStabilityAlpha(empties)) {
    const bound = stabilityBound(player, opponent);
    if (bound <= alpha) return bound;
  }

  // Step 2. The small table. (7 %; in place of the large one it saves 15 % of the time.)
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

  // Step 3. Enhanced transposition cutoff. (4.6 %; 3 % of the time.)
  const list = frame + MOVES_IN_FRAME;
  const end = listNear(list, player, opponent, moves, first);
  if (empties >= NEAR_CHILD_CUT_EMPTIES) {
    const known = bestKnownNear(list, end, player, opponent);
    if (known > alpha) return known;
  }

  // Step 4. The table's move first, then those that leave the fewest replies. (15 % against parity alone, at 6 and 7.)
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
      : solveByParity(next, other, replies, ~alpha, empties - 1));
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
