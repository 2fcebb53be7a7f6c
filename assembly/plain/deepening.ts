import { bitOf } from '../board/bitboard';
import { isAnti, movesOf } from '../board/board';
import { BITBOARD_FINAL_DISC, isCharacter } from './evaluation';
import { clearTable } from './hash';
import { INFINITY, estimateCount, searchMove, startCountingEstimates } from './alphaBeta';
import { NO_SQUARE, listMoves, nextMove } from './ordering';
import { startWithSelf } from './self';
import { comesBefore, firstInLine } from './ties';
import { evaluationCount, isAbandoned, startClock } from './time';

let player: u64 = 0;
let opponent: u64 = 0;
let moves: u64 = 0;
let firstDepth: i32 = 0;
let budget: i32 = 0;

let depth: i32 = 0;
let best: u64 = 0;
let score: i32 = 0;
let exact: bool = false;

/** Sets the position to search; its player has a legal move. The board and the evaluation are chosen before. */
export function beginSearch(own: u64, other: u64): void {
  player = own;
  opponent = other;
  moves = movesOf(own, other);
  depth = 0;
  best = 0;
  exact = false;
  startWithSelf();
  clearTable();
  startClock();
}

/**
 * Sets how far to go: `limit` plies whatever they cost, then on while fewer than `evaluations` positions have been
 * evaluated and no win or loss is proved; a depth that is begun is finished. The depths before `limit` sort its moves,
 * which saves the bitboard opponent a third of its time and costs minimax nothing, and stand ready should the clock run
 * out.
 */
export function setLimits(limit: i32, evaluations: i32): void {
  firstDepth = limit;
  budget = evaluations;
}

/** Searches one ply deeper; true if there is another depth to search after it. */
export function deepen(): bool {
  startCountingEstimates();
  searchRoot(depth + 1);
  return !isDone();
}

function isDone(): bool {
  if (exact || isAbandoned()) return true;
  if (depth < firstDepth) return false;
  return evaluationCount() >= budget || abs(score) >= BITBOARD_FINAL_DISC;
}

/**
 * Of equally good moves the one that comes first in `ties.ts` is chosen, however they are sorted: the window of a move
 * that comes before the best so far is open for a tie. For a character, who takes any of them, it is for every move.
 * Depth 1 always finishes, since it is done before the first poll.
 */
function searchRoot(plies: i32): void {
  const length = listMoves(player, opponent, moves, plies, bestSquare());
  let value = -INFINITY;
  let squares: u64 = 0;
  for (let index = 0; index < length; index++) {
    const candidate = nextMove(plies, index, length);
    const mayTie = isCharacter() || comesBefore(candidate, squares);
    const alpha = mayTie ? value - 1 : value;
    const found = searchMove(player, opponent, candidate, plies, alpha, INFINITY);
    if (isAbandoned()) return;
    if (found <= alpha) continue;
    if (found > value) squares = 0;
    value = found;
    squares |= bitOf(candidate);
  }
  report(plies, squares, value);
}

function report(plies: i32, squares: u64, value: i32): void {
  depth = plies;
  best = squares;
  score = value;
  exact = estimateCount() == 0;
}

/** The best move of the last finished depth; of several the first by `ties.ts`. */
export function bestSquare(): i32 {
  return best == 0 ? NO_SQUARE : firstInLine(best);
}

/** All moves of its value, if it was for a character. */
export function bestSquares(): u64 {
  return best;
}

/** Its score for the side to move, in the unit of the evaluation. */
export function bestScore(): i32 {
  return score;
}

export function finishedDepth(): i32 {
  return depth;
}

/** Whether the last finished depth estimated nothing: all that decided it was played out. */
export function isExact(): bool {
  return exact;
}

/** The difference of discs at the end of the game, if the result of a bitboard search is exact. */
export function discDifference(): i32 {
  const difference = score / BITBOARD_FINAL_DISC;
  return isAnti() ? -difference : difference;
}
