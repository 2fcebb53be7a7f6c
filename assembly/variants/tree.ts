import { bitOf, count, firstOf, withoutFirst } from '../board/bitboard';
import { emptyOf, movesOf, openCentre } from '../board/board';
import { listMoves } from '../flipside/endgameOrdering';
import { MOVE_BYTES, bringBest, flippedBy, squareOf } from '../search/moveList';
import { flips } from '../board/moves';
import { probeDepth } from '../flipside/selectivity';
import { FRAME_BYTES, MOVES_IN_FRAME } from '../threads/threadMemory';
import { countEvaluation, countNode, isAbandoned } from '../search/time';
import { solveLast } from './end';
import { estimate } from './evaluation';
import { NO_DATA, bestOf, depthOf, find, keep, keyOf, lowerOf, upperOf } from './hash';
import { NO_SQUARE, rankMoves } from './ordering';
import { MIN_PROBED_DEPTH, MIN_SORTED_DEPTH, MIN_SORTED_EMPTIES, PROBE_SLACK } from './parameters';
import { marginOf } from './selectivity';
import { INFINITY, finalValue } from './value';

const NO_CUT: i32 = 2 * INFINITY;

/**
 * The value of a position for the player, `depth` plies deep, to the end of the game if that is as many as there are
 * empty squares: principal variation search, fail-soft. A forced pass costs no ply. Lists of moves lie in `frame` and
 * the frames behind it. Meaningless once the search is abandoned.
 */
export function search(player: u64, opponent: u64, frame: usize, depth: i32, alpha: i32, beta: i32): i32 {
  countNode();
  if (isAbandoned()) return 0;
  const moves = movesOf(player, opponent);
  if (moves != 0) return searchMoves(player, opponent, frame, moves, depth, alpha, beta);
  const replies = movesOf(opponent, player);
  if (replies == 0) return finalValue(player, opponent);
  return -searchMoves(opponent, player, frame, replies, depth, -beta, -alpha);
}

/** The value for the player of playing `square`; unless it is to be searched `openly`, first by a null window. */
export function searchMove(
  player: u64,
  opponent: u64,
  frame: usize,
  move: usize,
  depth: i32,
  alpha: i32,
  beta: i32,
  openly: bool,
): i32 {
  const flipped = flippedBy(move);
  const next = opponent ^ flipped;
  const other = player ^ flipped ^ bitOf(squareOf(move));
  const child = frame + FRAME_BYTES;
  if (!openly) {
    const value = -search(next, other, child, depth - 1, ~alpha, -alpha);
    if (value <= alpha || value >= beta) return value;
  }
  return -search(next, other, child, depth - 1, -beta, -alpha);
}

function searchMoves(
  player: u64,
  opponent: u64,
  frame: usize,
  moves: u64,
  depth: i32,
  alpha: i32,
  beta: i32,
): i32 {
  const empties = count(emptyOf(player, opponent));
  if (depth >= empties && empties < MIN_SORTED_EMPTIES && openCentre(player, opponent) == 0) {
    return solveLast(player, opponent, alpha, beta);
  }
  if (depth == 0) return searchLeaf(player, opponent, moves);
  if (depth < MIN_SORTED_DEPTH) return searchUnsorted(player, opponent, frame, moves, depth, alpha, beta);
  return searchSorted(player, opponent, frame, moves, depth, alpha, beta);
}

@inline
function searchLeaf(player: u64, opponent: u64, moves: u64): i32 {
  countEvaluation();
  return estimate(player, opponent, moves);
}

function searchUnsorted(
  player: u64,
  opponent: u64,
  frame: usize,
  moves: u64,
  depth: i32,
  alpha: i32,
  beta: i32,
): i32 {
  let best = -INFINITY;
  for (; moves != 0 && best < beta; moves = withoutFirst(moves)) {
    const square = firstOf(moves);
    const flipped = flips(player, opponent, square);
    const other = player ^ flipped ^ bitOf(square);
    best = max(best, -search(opponent ^ flipped, other, frame, depth - 1, -beta, -max(alpha, best)));
  }
  return best;
}

function searchSorted(
  player: u64,
  opponent: u64,
  frame: usize,
  moves: u64,
  depth: i32,
  alpha: i32,
  beta: i32,
): i32 {
  const key = keyOf(player, opponent);
  const data = find(key);
  if (data != NO_DATA && depthOf(data) >= depth) {
    const lower = lowerOf(data);
    const upper = upperOf(data);
    if (lower >= beta || lower == upper) return lower;
    if (upper <= alpha) return upper;
  }
  if (depth >= MIN_PROBED_DEPTH && beta - alpha == 1 && depth < count(emptyOf(player, opponent))) {
    const cut = probe(player, opponent, frame, moves, depth, alpha);
    if (cut != NO_CUT) return cut;
  }
  const list = frame + MOVES_IN_FRAME;
  const end = listMoves(list, player, opponent, moves);
  rankMoves(list, end, player, opponent, data == NO_DATA ? NO_SQUARE : bestOf(data), depth);
  let best = -INFINITY;
  let bestSquare = NO_SQUARE;
  for (let move = list; move < end && best < beta; move += MOVE_BYTES) {
    bringBest(move, end);
    const value = searchMove(player, opponent, frame, move, depth, max(alpha, best), beta, move == list);
    if (isAbandoned()) return alpha;
    if (value <= best) continue;
    best = value;
    bestSquare = squareOf(move);
  }
  keep(key, depth, best > alpha ? best : -INFINITY, best < beta ? best : INFINITY, bestSquare);
  return best;
}

/** Cuts by a shallow search whose result is so far outside of the null window that the deep one hardly is inside. */
function probe(player: u64, opponent: u64, frame: usize, moves: u64, depth: i32, alpha: i32): i32 {
  const margin = marginOf(depth);
  const guess = searchLeaf(player, opponent, moves);
  const shallow = probeDepth(depth);
  const high = alpha + 1 + margin;
  if (high < INFINITY && guess > alpha - PROBE_SLACK) {
    if (search(player, opponent, frame, shallow, high - 1, high) >= high) return alpha + 1;
  }
  const low = alpha - margin;
  if (low > -INFINITY && guess <= alpha + PROBE_SLACK) {
    if (search(player, opponent, frame, shallow, low, low + 1) <= low) return alpha;
  }
  return NO_CUT;
}
