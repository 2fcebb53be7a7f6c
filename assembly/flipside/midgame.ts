import { SQUARE_COUNT, bitOf, count, firstOf, withoutFirst } from '../board/bitboard';
import { bestKnown, leastStabilityAlpha } from './cuts';
import { solveEndgame } from './endgame';
import { listMoves } from './endgameOrdering';
import { evaluate } from './evaluation';
import { playFeatures } from './features';
import { NO_DATA, NO_MOVE, find, isAsGood, keep, keyOf, lowerOf, upperOf } from './hash';
import { finalScore } from './lastEmpties';
import { MOVE_BYTES, bringBest, flippedBy, squareOf } from '../search/moveList';
import { flips, mobility } from '../board/moves';
import { rankMoves, rankToEnd } from './ordering';
import { ENDGAME_EMPTIES, MIN_ETC_DEPTH, MIN_PROBED_DEPTH, PROBE_SLACK } from './parameters';
import { marginOf, probeDepth } from './selectivity';
import { bringFree, enterMove, knownMeanwhile, leaveMove, sharesAt } from '../threads/sharing';
import { stabilityBound } from '../board/stability';
import { FRAME_BYTES, MOVES_IN_FRAME, heightOf } from '../threads/threadMemory';
import { countEvaluation, countNode, isAbandoned } from '../search/time';

/** Beyond every score. */
export const INFINITY: i32 = SQUARE_COUNT + 1;

const NO_CUT: i32 = INFINITY;

/** The level of selective cuts of the present search, 0 for none. */
let level: i32 = 0;

export function setLevel(ofCuts: i32): void {
  level = ofCuts;
}

/**
 * The value of a position for the player, `depth` plies deep, to the end of the game if that is as many as there are
 * empty squares: principal variation search, fail-soft. The features of the position are in `frame`, `isSecond` says
 * whether the player is their second side. A forced pass costs no ply. Meaningless once the search is abandoned.
 */
export function search(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  depth: i32,
  alpha: i32,
  beta: i32,
): i32 {
  countNode();
  if (isAbandoned()) return 0;
  if (player == 0) return -SQUARE_COUNT;
  const empty = ~(player | opponent);
  const empties = count(empty);
  if (depth >= empties && empties <= ENDGAME_EMPTIES) {
    return solveEndgame(player, opponent, alpha, beta, heightOf(frame));
  }
  if (depth == 0) return estimate(player, opponent, frame, isSecond);
  const moves = mobility(player, opponent, empty);
  if (moves != 0) return searchMoves(player, opponent, frame, isSecond, moves, depth, alpha, beta);
  const replies = mobility(opponent, player, empty);
  if (replies == 0) return finalScore(count(player), empties);
  return -searchMoves(opponent, player, frame, !isSecond, replies, depth, -beta, -alpha);
}

@inline
function estimate(player: u64, opponent: u64, frame: usize, isSecond: bool): i32 {
  countEvaluation();
  return evaluate(frame, player, opponent, isSecond);
}

function searchLastPly(player: u64, opponent: u64, frame: usize, isSecond: bool, moves: u64, beta: i32): i32 {
  const child = frame + FRAME_BYTES;
  let best = -INFINITY;
  for (; moves != 0 && best < beta; moves = withoutFirst(moves)) {
    const square = firstOf(moves);
    const flipped = flips(player, opponent, square);
    if (flipped == opponent) return SQUARE_COUNT;
    countNode();
    playFeatures(frame, child, square, flipped, isSecond);
    best = max(best, -estimate(opponent ^ flipped, player ^ flipped ^ bitOf(square), child, !isSecond));
  }
  return best;
}

function searchMoves(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  moves: u64,
  depth: i32,
  alpha: i32,
  beta: i32,
): i32 {
  if (depth == 1) return searchLastPly(player, opponent, frame, isSecond, moves, beta);

  // Step 1. What the table knows settles the window, or says which moves to try first.
  const key = keyOf(player, opponent);
  const data = find(key);
  if (data != NO_DATA && isAsGood(data, depth, level)) {
    const lower = lowerOf(data);
    const upper = upperOf(data);
    if (lower >= beta || lower == upper) return lower;
    if (upper <= alpha) return upper;
  }

  // Step 2. Stable discs of the other side are lost whatever happens.
  const empties = count(~(player | opponent));
  if (alpha >= leastStabilityAlpha(empties)) {
    const bound = stabilityBound(player, opponent);
    if (bound <= alpha) return bound;
  }

  // Step 3. Multi-ProbCut.
  if (level != 0 && depth >= MIN_PROBED_DEPTH && beta - alpha == 1) {
    const cut = probe(player, opponent, frame, isSecond, depth, empties, alpha);
    if (cut != NO_CUT) return cut;
  }

  // Step 4. Enhanced transposition cutoff.
  const list = frame + MOVES_IN_FRAME;
  const end = listMoves(list, player, opponent, moves);
  if (depth >= MIN_ETC_DEPTH) {
    const known = bestKnown(list, end, player, opponent, depth - 1, level);
    if (known >= beta) return known;
  }

  // Step 5. Moves in order, the first with the open window, the others with a null window as long as that will do.
  if (depth < empties) rankMoves(player, opponent, frame, isSecond, end, data, depth);
  else rankToEnd(player, opponent, frame, isSecond, end, data);
  const shares = sharesAt(depth, depth >= empties);
  let best = -INFINITY;
  let bestSquare = NO_MOVE;
  for (let move = list; move < end && best < beta; move += MOVE_BYTES) {
    if (shares && move != list) {
      const known = knownMeanwhile(key, depth, level);
      if (known >= beta) return known;
      bringFree(move, end, player, opponent, depth);
    } else {
      bringBest(move, end);
    }
    const entry = shares ? enterMove(player, opponent, move, depth) : 0;
    const bound = max(alpha, best);
    const value = searchMove(player, opponent, frame, isSecond, move, depth, bound, beta, move == list);
    if (shares) leaveMove(entry);
    if (isAbandoned()) return alpha;
    if (value <= best) continue;
    best = value;
    bestSquare = squareOf(move);
  }
  keep(key, depth, level, best > alpha ? best : -SQUARE_COUNT, best < beta ? best : SQUARE_COUNT, bestSquare);
  return best;
}

/** Cuts by a shallow search whose result is so far outside of the null window that the deep one hardly is inside. */
function probe(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  depth: i32,
  empties: i32,
  alpha: i32,
): i32 {
  const margin = marginOf(level, depth, empties);
  const guess = estimate(player, opponent, frame, isSecond);
  const shallow = probeDepth(depth);
  const high = alpha + 1 + margin;
  if (high <= SQUARE_COUNT && guess > alpha - PROBE_SLACK) {
    if (search(player, opponent, frame, isSecond, shallow, high - 1, high) >= high) return alpha + 1;
  }
  const low = alpha - margin;
  if (low >= -SQUARE_COUNT && guess <= alpha + PROBE_SLACK) {
    if (search(player, opponent, frame, isSecond, shallow, low, low + 1) <= low) return alpha;
  }
  return NO_CUT;
}

/** The value of a move for the player; unless it is to be searched `openly`, first by a null window. */
export function searchMove(
  player: u64,
  opponent: u64,
  frame: usize,
  isSecond: bool,
  move: usize,
  depth: i32,
  alpha: i32,
  beta: i32,
  openly: bool,
): i32 {
  const square = squareOf(move);
  const flipped = flippedBy(move);
  const next = opponent ^ flipped;
  const other = player ^ flipped ^ bitOf(square);
  const child = frame + FRAME_BYTES;
  playFeatures(frame, child, square, flipped, isSecond);
  if (!openly) {
    const value = -search(next, other, child, !isSecond, depth - 1, ~alpha, -alpha);
    if (value <= alpha || value >= beta) return value;
  }
  return -search(next, other, child, !isSecond, depth - 1, -beta, -alpha);
}
