import { bitOf, firstOf, withoutFirst } from '../board/bitboard';
import { movesOf } from '../board/board';
import { flips } from '../board/moves';
import { NO_MOVE } from '../search/moveList';
import { countEvaluation, countNode, isAbandoned } from '../search/time';
import { changeSides, estimate, finalScore } from './evaluation';
import { NO_ENTRY, bestSquareOf, find, keep, scoreOf, settles } from './hash';
import { isSorted, listMoves, nextMove } from './ordering';

/** Above every score. */
export const INFINITY: i32 = 1 << 30;

let estimates: i32 = 0;

export function startCountingEstimates(): void {
  estimates = 0;
}

/** The number of estimates since the count started. If it is zero, the result is proved. */
export function estimateCount(): i32 {
  return estimates;
}

/**
 * Alpha-beta, fail-soft: the value of a position for the player at `depth` plies. Within the window it equals plain minimax;
 * at most `alpha` is an upper bound, at least `beta` a lower bound. A forced pass costs no ply, so no position is estimated
 * for a side that cannot move. The result is meaningless once the search is abandoned.
 */
export function search(player: u64, opponent: u64, depth: i32, alpha: i32, beta: i32): i32 {
  countNode();
  if (isAbandoned()) return 0;
  const moves = movesOf(player, opponent);
  if (moves != 0) return searchMoves(player, opponent, moves, depth, alpha, beta);
  const replies = movesOf(opponent, player);
  if (replies != 0) return searchPass(player, opponent, replies, depth, alpha, beta);
  countEvaluation();
  return finalScore(player, opponent);
}

function searchPass(player: u64, opponent: u64, replies: u64, depth: i32, alpha: i32, beta: i32): i32 {
  changeSides();
  const score = -searchMoves(opponent, player, replies, depth, -beta, -alpha);
  changeSides();
  return score;
}

/** The value for the player of playing `square`, the first of `depth` plies. */
export function searchMove(player: u64, opponent: u64, square: i32, depth: i32, alpha: i32, beta: i32): i32 {
  const flipped = flips(player, opponent, square);
  changeSides();
  const score = -search(opponent ^ flipped, player ^ flipped ^ bitOf(square), depth - 1, -beta, -alpha);
  changeSides();
  return score;
}

function searchMoves(player: u64, opponent: u64, moves: u64, depth: i32, alpha: i32, beta: i32): i32 {
  if (depth == 0) return searchLeaf(player, opponent, moves);
  if (!isSorted(depth)) return searchUnsorted(player, opponent, moves, depth, alpha, beta);
  return searchSorted(player, opponent, moves, depth, alpha, beta);
}

@inline
function searchLeaf(player: u64, opponent: u64, moves: u64): i32 {
  countEvaluation();
  estimates++;
  return estimate(player, opponent, moves);
}

function searchUnsorted(player: u64, opponent: u64, moves: u64, depth: i32, alpha: i32, beta: i32): i32 {
  let best = -INFINITY;
  for (; moves != 0 && best < beta; moves = withoutFirst(moves)) {
    best = max(best, searchMove(player, opponent, firstOf(moves), depth, max(alpha, best), beta));
  }
  return best;
}

function searchSorted(player: u64, opponent: u64, moves: u64, depth: i32, alpha: i32, beta: i32): i32 {
  const entry = find(player, opponent);
  if (entry != NO_ENTRY && settles(entry, depth, alpha, beta)) return scoreOf(entry);
  const favourite = entry == NO_ENTRY ? NO_MOVE : bestSquareOf(entry);
  const length = listMoves(player, opponent, moves, depth, favourite);
  let best = -INFINITY;
  let bestSquare = NO_MOVE;
  for (let index = 0; index < length && best < beta; index++) {
    const square = nextMove(depth, index, length);
    const score = searchMove(player, opponent, square, depth, max(alpha, best), beta);
    if (score <= best) continue;
    best = score;
    bestSquare = square;
  }
  if (!isAbandoned()) keep(player, opponent, depth, alpha, beta, best, bestSquare);
  return best;
}
