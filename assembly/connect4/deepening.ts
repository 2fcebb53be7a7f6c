import { shortenTo, isAbandoned, nodesOfThread, startClock } from '../search/time';
import { COLUMN_COUNT } from './board';
import { clearLookTable } from './lookTable';
import { DISC_VALUE, FIRST_LOOK_DEPTH, LONGEST_MILLISECONDS, SHARE_FOR_DISTANCE } from './parameters';
import {
  columnAt,
  columnCount,
  isDecided,
  isProved,
  landingRow,
  look,
  lowerOf,
  narrow,
  rootEmpties,
  rootLower,
  rootUpper,
  setRoot,
  upperOf,
  worthOf,
} from './root';
import { prepareTable } from './table';

/**
 * Iterative deepening, then proof. First it searches one ply deeper each time. Unless limited to a depth, it then proves
 * values: each step asks whether a value is above some number, first whether the game is won, then whether it is lost, then
 * in how many discs. Everything proved when time runs out is kept.
 */
let lookDepth: i32 = 0;
let goesToEnd: bool = false;
let milliseconds: f64 = Infinity;
let every: bool = false;
let depth: i32 = 0;

/** The columns, best first. */
const ranking = new StaticArray<i32>(COLUMN_COUNT);

/** Limits the next search to `plies`. */
export function limitDepth(plies: i32): void {
  lookDepth = plies;
  goesToEnd = false;
  milliseconds = LONGEST_MILLISECONDS;
}

/** Lets the next search prove as much as possible in the time. */
export function limitTime(limit: f64): void {
  lookDepth = FIRST_LOOK_DEPTH;
  goesToEnd = true;
  milliseconds = min(limit, LONGEST_MILLISECONDS);
}

/** Lets the next search prove everything that is requested. */
export function limitSolve(): void {
  lookDepth = FIRST_LOOK_DEPTH;
  goesToEnd = true;
  milliseconds = Infinity;
}

/** Prepares the search of an unfinished game; `everyColumn` scores all columns. */
export function begin(player: u64, opponent: u64, everyColumn: bool): void {
  every = everyColumn;
  depth = 0;
  setRoot(player, opponent);
  startClock(milliseconds);
  clearLookTable();
  if (goesToEnd) prepareTable();
  rank();
}

/** Runs the next step; returns whether another one follows. */
export function deepen(): bool {
  if (!isDone()) step();
  rank();
  return !isAbandoned() && !isDone();
}

function step(): void {
  if (depth < lookDepth) lookDeeper();
  else if (every) proveEvery();
  else proveBest();
  if (!every && (rootLower() > 0 || rootUpper() < 0)) shortenTo(milliseconds * SHARE_FOR_DISTANCE);
}

function isDone(): bool {
  return isEnough() || (depth >= lookDepth && !goesToEnd);
}

/** Whether everything requested is proved. */
function isEnough(): bool {
  if (!every) return rootLower() == rootUpper();
  for (let index = 0; index < columnCount(); index++) if (!isProved(columnAt(index))) return false;
  return true;
}

function lookDeeper(): void {
  look(depth + 1, every);
  if (!isAbandoned()) depth++;
}

/** Tests one column after another until one is above the number. */
function proveBest(): void {
  const alpha = nextQuestion(rootLower(), rootUpper());
  for (let index = 0; index < columnCount() && !isAbandoned(); index++) {
    const column = columnAt(index);
    if (upperOf(column) > alpha && lowerOf(column) <= alpha) narrow(column, alpha);
    if (lowerOf(column) > alpha) return;
  }
}

/** Tests one column, preferably one whose outcome is still open. */
function proveEvery(): void {
  let column = -1;
  for (let index = 0; index < columnCount(); index++) {
    const candidate = columnAt(index);
    if (isProved(candidate)) continue;
    if (column < 0) column = candidate;
    if (isDecided(candidate)) continue;
    column = candidate;
    break;
  }
  narrow(column, nextQuestion(lowerOf(column), upperOf(column)));
}

/** The number to test for a value between `lower` and `upper`. */
function nextQuestion(lower: i32, upper: i32): i32 {
  if (lower <= 0 && upper > 0) return 0;
  if (lower < 0 && upper == 0) return -1;
  return lower + ((upper - lower) >> 1);
}

function rank(): void {
  for (let end = 0; end < columnCount(); end++) {
    const column = columnAt(end);
    let place = end;
    for (; place > 0 && worthOf(ranking[place - 1]) < worthOf(column); place--) ranking[place] = ranking[place - 1];
    ranking[place] = column;
  }
}

/** The column at `index` of the ranking, best first. */
export function rankedColumn(index: i32): i32 {
  return ranking[index];
}

/** The row, from the bottom, on which a disc lands in that column. */
export function rankedRow(index: i32): i32 {
  return landingRow(ranking[index]);
}

/** Its proved value, or an estimate between -1 and 1. The extremes are a win and a loss of unknown length. */
export function rankedScore(index: i32): f64 {
  const column = ranking[index];
  if (isProved(column)) return <f64>lowerOf(column);
  const guess = max(1 - DISC_VALUE, min(DISC_VALUE - 1, worthOf(column)));
  return <f64>guess / <f64>DISC_VALUE;
}

export function isRankedProved(index: i32): bool {
  return isProved(ranking[index]);
}

/** The search depth, or the number of empty squares once the value is proved. */
export function foundDepth(): i32 {
  return rootLower() == rootUpper() ? rootEmpties() : depth;
}

/** The search depth of the scores of unproved columns. */
export function lookedDepth(): i32 {
  return depth;
}

export function nodeCount(): f64 {
  return <f64>nodesOfThread();
}
