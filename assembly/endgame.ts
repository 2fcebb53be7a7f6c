import { SQUARE_COUNT, bitOf, count, firstOf, withoutFirst } from './bitboard';
import { bestKnown, leastStabilityAlpha } from './cuts';
import { listMoves, rankByReplies } from './endgameOrdering';
import { NO_DATA, NO_MOVE, find, isAsGood, keep, keyOf, lowerOf, upperOf } from './hash';
import { NO_PLAY, finalScore, solve4, solveFew } from './lastEmpties';
import { MOVE_BYTES, bringBest, flippedBy, squareOf } from './moveList';
import { flips, mobility } from './moves';
import { CHILD_CUT_EMPTIES, HASHED_EMPTIES } from './parameters';
import { oddQuarters } from './parity';
import { stabilityBound } from './stability';
import { FRAME_BYTES, MOVES_IN_FRAME, frameAt } from './threadMemory';
import { countNodes, isAbandoned } from './time';

/**
 * Exact search to the end of the game. All searches below have a null window: they tell whether the value is above
 * `alpha`, by an upper bound that is at most `alpha` or a lower bound that is more. From the end backwards there are
 * three tiers: the last four empty squares (`lastEmpties`), some more, where moves are ordered by parity alone, and
 * all above, with the table, cuts, and the moves that leave the fewest replies first.
 */
const LAST_EMPTIES: i32 = 4;
const EXACT: i32 = 0;

let visited: i32 = 0;

/**
 * The value of a position within the window, to the end of the game; at or below `alpha` an upper bound, from `beta`
 * on a lower one. Meaningless once the search is abandoned. `height` is the distance from the root.
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
  if (empties > LAST_EMPTIES) return solveShallow(player, opponent, alpha, empties);
  if (empties == LAST_EMPTIES) return solve4(player, opponent, alpha);
  return solveFew(player, opponent, alpha, empties);
}

@inline
function flushNodes(): void {
  countNodes(visited);
  visited = 0;
}

/** Five empty squares to fewer than `HASHED_EMPTIES`. */
function solveShallow(player: u64, opponent: u64, alpha: i32, empties: i32): i32 {
  visited++;
  const empty = ~(player | opponent);
  const moves = mobility(player, opponent, empty);
  if (moves == 0) {
    if (mobility(opponent, player, empty) == 0) return finalScore(count(player), empties);
    return -solveShallow(opponent, player, ~alpha, empties);
  }
  const odd = moves & oddQuarters(empty);
  let best = NO_PLAY;
  for (let rest = odd; rest != 0; rest = withoutFirst(rest)) {
    best = max(best, solveShallowMove(player, opponent, firstOf(rest), alpha, empties));
    if (best > alpha) return best;
  }
  for (let rest = moves ^ odd; rest != 0; rest = withoutFirst(rest)) {
    best = max(best, solveShallowMove(player, opponent, firstOf(rest), alpha, empties));
    if (best > alpha) return best;
  }
  return best;
}

@inline
function solveShallowMove(player: u64, opponent: u64, square: i32, alpha: i32, empties: i32): i32 {
  const flipped = flips(player, opponent, square);
  const next = opponent ^ flipped;
  const other = player ^ flipped ^ bitOf(square);
  if (empties == LAST_EMPTIES + 1) return -solve4(next, other, ~alpha);
  return -solveShallow(next, other, ~alpha, empties - 1);
}

/** `HASHED_EMPTIES` and more. */
function solveHashed(player: u64, opponent: u64, alpha: i32, empties: i32, frame: usize): i32 {
  visited++;
  if (alpha >= leastStabilityAlpha(empties)) {
    const bound = stabilityBound(player, opponent);
    if (bound <= alpha) return bound;
  }
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
  const list = frame + MOVES_IN_FRAME;
  const end = listMoves(list, player, opponent, moves);
  if (empties >= CHILD_CUT_EMPTIES) {
    const known = bestKnown(list, end, player, opponent, empties - 1, EXACT);
    if (known > alpha) return known;
  }
  rankByReplies(list, end, player, opponent, data);
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
      : solveShallow(next, other, ~alpha, empties - 1));
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
