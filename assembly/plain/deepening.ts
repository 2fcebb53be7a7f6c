import { bitOf, firstOf } from '../board/bitboard';
import { isAnti, movesOf } from '../board/board';
import { NO_MOVE } from '../search/moveList';
import { allowNodes, evaluationsOfThread, isAbandoned, startClock } from '../search/time';
import { INFINITY, estimateCount, searchMove, startCountingEstimates } from './alphaBeta';
import { isCharacter, startWithSelf } from './evaluation';
import { clearTable } from './hash';
import { listMoves, nextMove, sortMoves } from './ordering';
import { BITBOARD_FINAL_DISC, BY_THE_LETTER_NODES, DEADLINE_MILLISECONDS } from './parameters';
import { comesBefore, firstByTies } from './ties';

let player: u64 = 0;
let opponent: u64 = 0;
let moves: u64 = 0;
let firstDepth: i32 = 0;
let budget: i32 = 0;

let depth: i32 = 0;
let best: u64 = 0;
let score: i32 = 0;
let exact: bool = false;

/** Sets the root position, whose player must have a legal move. Board and evaluation must be set before. */
export function beginSearch(own: u64, other: u64): void {
  player = own;
  opponent = other;
  moves = movesOf(own, other);
  depth = 0;
  best = 0;
  exact = false;
  startWithSelf();
  sortMoves(true);
  clearTable();
  startClock(DEADLINE_MILLISECONDS);
}

/**
 * Sets the limits: at least `limit` plies, then deeper while fewer than `evaluations` positions have been evaluated and no
 * win or loss is proved. A started depth is completed. The depths before `limit` order the moves, which saves the bitboard
 * opponent a third of its time and costs minimax nothing, and provide a result if the clock runs out.
 */
export function setLimits(limit: i32, evaluations: i32): void {
  firstDepth = limit;
  budget = evaluations;
}

/**
 * Starts at the depth in `setLimits`, without move ordering or table, like `Bitboard` in its document. It ends after a number
 * of positions and not at a time, so that every device plays the same.
 */
export function beginByTheLetter(): void {
  depth = firstDepth - 1;
  sortMoves(false);
  startClock(Infinity);
  allowNodes(BY_THE_LETTER_NODES);
}

/** Searches one ply deeper; returns whether another depth follows. */
export function deepen(): bool {
  startCountingEstimates();
  searchRoot(depth + 1);
  return !isDone();
}

function isDone(): bool {
  if (exact || isAbandoned()) return true;
  if (depth < firstDepth) return false;
  return evaluationsOfThread() >= budget || abs(score) >= BITBOARD_FINAL_DISC;
}

/**
 * Chooses the first of equally good moves by `ties.ts`, regardless of their order: a move that precedes the best one so far
 * gets a window wide enough to detect a tie. For a character, which may play any of them, every move does. Depth 1 is
 * completed before the first poll.
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
    if (isAbandoned()) break;
    if (found <= alpha) continue;
    if (found > value) squares = 0;
    value = found;
    squares |= bitOf(candidate);
  }
  if (!isAbandoned()) report(plies, squares, value);
  // The first depth was not completed: any move is better than none.
  else if (best == 0) best = squares == 0 ? bitOf(firstOf(moves)) : squares;
}

function report(plies: i32, squares: u64, value: i32): void {
  depth = plies;
  best = squares;
  score = value;
  exact = estimateCount() == 0;
}

/** The best move of the last completed depth, the first by `ties.ts` among several. */
export function bestSquare(): i32 {
  return best == 0 ? NO_MOVE : firstByTies(best);
}

/** All equally good moves, after the search of a character. */
export function bestSquares(): u64 {
  return best;
}

/** The score for the side to move, in units of the evaluation. */
export function bestScore(): i32 {
  return score;
}

export function finishedDepth(): i32 {
  return depth;
}

/** Whether the last completed depth estimated nothing, so that the result is proved. */
export function isExact(): bool {
  return exact;
}

/** The final disc difference if the result of a bitboard search is exact. */
export function discDifference(): i32 {
  const difference = score / BITBOARD_FINAL_DISC;
  return isAnti() ? -difference : difference;
}
