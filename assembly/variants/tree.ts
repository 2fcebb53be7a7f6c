import { SQUARE_COUNT, bitOf, count, firstOf, withoutFirst } from '../board/bitboard';
import { emptyOf, isAnti, movesOf, openCentre } from '../board/board';
import { flips } from '../board/moves';
import { deviationsAt, probeDepth } from '../flipside/cuts';
import {
  BEST_RANK,
  MOVE_BYTES,
  NO_MOVE,
  bringBest,
  flippedBy,
  listMoves,
  setRank,
  squareOf,
} from '../search/moveList';
import { countEvaluation, countNode, isAbandoned } from '../search/time';
import { bringUnclaimed, claimMove, releaseMove, sharesAt } from '../threads/sharing';
import { FRAME_BYTES, MOVES_IN_FRAME } from '../threads/threadMemory';
import { INFINITY, finalValue, solveFew } from './end';
import { estimate } from './evaluation';
import { find, keep, keyFor } from './hash';
import { NO_DATA, bestOf, depthOf, lowerOf, upperOf } from '../search/entries';
import { mostDiscs, solveNear } from './near';
import {
  ANTI_DEVIATION,
  DISC,
  END_REPLY_VALUE,
  FEW_EMPTIES,
  MIN_PROBED_DEPTH,
  MIN_SORTED_DEPTH,
  NEAR_EMPTIES,
  OTHELLO_DEVIATION,
  PROBE_SLACK,
  REPLY_VALUE,
  SELECTIVITY,
} from './parameters';

const NO_CUT: i32 = 2 * INFINITY;

/** How far outside the window a probe must end to replace a search of each depth, in hundredths of a disc. */
const margins = new StaticArray<i32>(SQUARE_COUNT);

/** Prepares for the current rules. */
export function useMargins(): void {
  const margin = deviationsAt(SELECTIVITY) * (isAnti() ? ANTI_DEVIATION : OTHELLO_DEVIATION);
  for (let depth = 0; depth < SQUARE_COUNT; depth++) {
    unchecked((margins[depth] = <i32>(margin * Math.sqrt(<f64>(depth - probeDepth(depth))))));
  }
}

/**
 * Principal variation search, fail-soft: the value of a position for the player at `depth` plies, or to the end of the game
 * if that equals the number of empty squares. A forced pass costs no ply. `frame` and those after it hold the move lists. The
 * result is meaningless once the search is abandoned.
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

/** The value of a move for the player, first with a null window unless `fullWindow`. */
export function searchMove(
  player: u64,
  opponent: u64,
  frame: usize,
  move: usize,
  depth: i32,
  alpha: i32,
  beta: i32,
  fullWindow: bool,
): i32 {
  const flipped = flippedBy(move);
  const next = opponent ^ flipped;
  const other = player ^ flipped ^ bitOf(squareOf(move));
  const child = frame + FRAME_BYTES;
  if (!fullWindow) {
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
  if (depth >= empties && empties <= NEAR_EMPTIES && openCentre(player, opponent) == 0) {
    return solveToEnd(player, opponent, frame, moves, empties, alpha, beta);
  }
  if (depth == 0) return searchLeaf(player, opponent, moves);
  if (depth < MIN_SORTED_DEPTH) return searchUnsorted(player, opponent, frame, moves, depth, alpha, beta);
  return searchSorted(player, opponent, frame, moves, depth, alpha, beta);
}

/** In whole discs, rounded away from the window. */
function solveToEnd(
  player: u64,
  opponent: u64,
  frame: usize,
  moves: u64,
  empties: i32,
  alpha: i32,
  beta: i32,
): i32 {
  const least = <i32>Math.floor(<f64>alpha / DISC);
  const most = <i32>Math.ceil(<f64>beta / DISC);
  if (empties <= FEW_EMPTIES) return DISC * solveFew(player, opponent, least, most);
  return DISC * solveNear(player, opponent, moves, frame, least, most);
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
  // Step 1. Transposition table.
  const key = keyFor(player, opponent);
  const data = find(key);
  if (data != NO_DATA && depthOf(data) >= depth) {
    const lower = lowerOf(data);
    const upper = upperOf(data);
    if (lower >= beta || lower == upper) return lower;
    if (upper <= alpha) return upper;
  }

  // Step 2. Stability cutoff, in a search to the end: discs that are stable stay with the side that has them.
  const empties = count(emptyOf(player, opponent));
  const toEnd = depth >= empties;
  if (toEnd && alpha >= 0) {
    const most = DISC * mostDiscs(player, opponent);
    if (most <= alpha) return most;
  }

  // Step 3. Multi-ProbCut. (Saves seven of ten positions at nine plies: three plies more in the same time.)
  if (!toEnd && depth >= MIN_PROBED_DEPTH && beta - alpha == 1) {
    const cut = probe(player, opponent, frame, moves, depth, alpha);
    if (cut != NO_CUT) return cut;
  }

  // Step 4. Enhanced transposition cutoff, in a search to the end: the bound of a child may settle this position.
  const list = frame + MOVES_IN_FRAME;
  const end = listMoves(list, player, opponent, moves);
  if (toEnd) {
    const known = bestKnown(list, end, player, opponent, depth - 1);
    if (known >= beta) return known;
  }

  // Step 5. Order, then the first move with the full window and the others with a null window if that will do.
  rankMoves(list, end, player, opponent, data == NO_DATA ? NO_MOVE : bestOf(data), depth);
  const shares = sharesAt(depth, toEnd);
  let best = -INFINITY;
  let bestSquare = NO_MOVE;
  for (let move = list; move < end && best < beta; move += MOVE_BYTES) {
    if (shares && move != list) {
      const known = knownLower(key, depth);
      if (known >= beta) return known;
      bringUnclaimed(move, end, player, opponent, depth);
    } else {
      bringBest(move, end);
    }
    const claim = shares ? claimMove(player, opponent, move, depth) : 0;
    const value = searchMove(player, opponent, frame, move, depth, max(alpha, best), beta, move == list);
    if (shares) releaseMove(claim);
    if (isAbandoned()) return alpha;
    if (value <= best) continue;
    best = value;
    bestSquare = squareOf(move);
  }
  keep(key, depth, best > alpha ? best : -INFINITY, best < beta ? best : INFINITY, bestSquare);
  return best;
}

/** The table's lower bound for a search of `depth` plies. */
function knownLower(key: u64, depth: i32): i32 {
  const data = find(key);
  return data != NO_DATA && depthOf(data) >= depth ? lowerOf(data) : -INFINITY;
}

/** The player's best lower bound from table entries of the positions after the moves. */
function bestKnown(list: usize, end: usize, player: u64, opponent: u64, depth: i32): i32 {
  let best = -INFINITY;
  for (let move = list; move < end; move += MOVE_BYTES) {
    const flipped = flippedBy(move);
    const data = find(keyFor(opponent ^ flipped, player ^ flipped ^ bitOf(squareOf(move))));
    if (data != NO_DATA && depthOf(data) >= depth) best = max(best, -upperOf(data));
  }
  return best;
}

/** Multi-ProbCut: replaces the deep search if a shallow one ends far enough outside the null window. */
function probe(player: u64, opponent: u64, frame: usize, moves: u64, depth: i32, alpha: i32): i32 {
  const margin = unchecked(margins[depth]);
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

/** Ranks the moves of a list: the table's move first, then those that leave the opponent the worst estimate and few replies. */
export function rankMoves(list: usize, end: usize, player: u64, opponent: u64, best: i32, depth: i32): void {
  const empties = count(emptyOf(player, opponent));
  const replyValue = depth >= empties ? END_REPLY_VALUE : REPLY_VALUE;
  for (let move = list; move < end; move += MOVE_BYTES) {
    const square = squareOf(move);
    setRank(move, square == best ? BEST_RANK : rankOfMove(player, opponent, move, replyValue));
  }
}

@inline
function rankOfMove(player: u64, opponent: u64, move: usize, replyValue: i32): i32 {
  const flipped = flippedBy(move);
  const next = opponent ^ flipped;
  const other = player ^ flipped ^ bitOf(squareOf(move));
  const replies = movesOf(next, other);
  return -estimate(next, other, replies) - replyValue * count(replies);
}
