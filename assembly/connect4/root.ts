import { isAbandoned } from '../search/time';
import {
  COLUMN_BITS,
  COLUMN_COUNT,
  SQUARE_COUNT,
  columnBits,
  landings,
  lossNext,
  pliesOf,
  threats,
  winNow,
} from './board';
import { lookAhead } from './lookAhead';
import { DISC_VALUE, INFINITY, LARGEST_ESTIMATE } from './parameters';
import { solve } from './solve';

/** The position to search and its playable columns, ordered by the depth-limited search. */
let player: u64 = 0;
let opponent: u64 = 0;
let empties: i32 = 0;
let length: i32 = 0;
const order = new StaticArray<i32>(COLUMN_COUNT);

/** For each column, the proved bounds of its value and its score from the depth-limited search. */
const lowers = new StaticArray<i32>(COLUMN_COUNT);
const uppers = new StaticArray<i32>(COLUMN_COUNT);
const scores = new StaticArray<i32>(COLUMN_COUNT);
/** The scores of an unfinished depth. */
const nextScores = new StaticArray<i32>(COLUMN_COUNT);

/** Among equally good columns, the one nearest the centre comes first. */
const FROM_CENTRE: StaticArray<i32> = [3, 2, 4, 1, 5, 0, 6];

export function setRoot(own: u64, other: u64): void {
  player = own;
  opponent = other;
  empties = SQUARE_COUNT - <i32>popcnt(own | other);
  length = 0;
  for (let index = 0; index < COLUMN_COUNT; index++) {
    const column = FROM_CENTRE[index];
    if (squareOf(column) == 0) continue;
    order[length++] = column;
    scores[column] = 0;
    setFirstBounds(column);
  }
}

/** The row, from the bottom, on which a disc in the column lands. */
export function landingRow(column: i32): i32 {
  return <i32>ctz(squareOf(column)) - column * COLUMN_BITS;
}

/** The square on which a disc in the column lands, or 0 if the column is full. */
function squareOf(column: i32): u64 {
  return landings(player | opponent) & columnBits(column);
}

/** The first bounds, from threats alone: whether the disc completes a four or allows the opponent to. */
function setFirstBounds(column: i32): void {
  const square = squareOf(column);
  const taken = player | opponent;
  const wins = (threats(player, taken) & square) != 0;
  const loses = (threats(opponent, taken) & landings(taken | square) & ~square) != 0;
  lowers[column] = wins ? winNow(empties) : lossNext(empties);
  uppers[column] = wins ? winNow(empties) : loses ? lossNext(empties) : winNow(empties - 2);
}

export function rootPlayer(): u64 {
  return player;
}

export function rootOpponent(): u64 {
  return opponent;
}

export function rootEmpties(): i32 {
  return empties;
}

export function columnCount(): i32 {
  return length;
}

/** The column ranked at `index` by the depth-limited search. */
export function columnAt(index: i32): i32 {
  return order[index];
}

export function lowerOf(column: i32): i32 {
  return lowers[column];
}

export function upperOf(column: i32): i32 {
  return uppers[column];
}

export function isProved(column: i32): bool {
  return lowers[column] == uppers[column];
}

/** Whether the column's outcome is proved: a win, a loss or a draw. */
export function isDecided(column: i32): bool {
  return lowers[column] > 0 || uppers[column] < 0 || isProved(column);
}

/** A lower bound of the position's value. */
export function rootLower(): i32 {
  let best = lowers[order[0]];
  for (let index = 1; index < length; index++) best = max(best, lowers[order[index]]);
  return best;
}

/** An upper bound. */
export function rootUpper(): i32 {
  let best = uppers[order[0]];
  for (let index = 1; index < length; index++) best = max(best, uppers[order[index]]);
  return best;
}

/** Tests whether the value of an unproved column is above `alpha`, unless the search is abandoned. */
export function narrow(column: i32, alpha: i32): void {
  const square = squareOf(column);
  const made = threats(player | square, player | opponent | square);
  const value = -solve(opponent, player | square, made, empties - 1, -alpha - 1);
  if (isAbandoned()) return;
  if (value > alpha) lowers[column] = max(lowers[column], value);
  else uppers[column] = min(uppers[column], value);
}

/** Searches every column `depth` plies deep and sorts them. With `every`, each column gets an exact score. */
export function look(depth: i32, every: bool): void {
  let best = -INFINITY;
  for (let index = 0; index < length; index++) {
    const column = order[index];
    const alpha = every ? -INFINITY : best;
    const score = isProved(column) ? lowers[column] * DISC_VALUE : scoreOf(column, depth, alpha);
    if (isAbandoned()) return;
    nextScores[column] = score;
    if (score > alpha) learn(column, depth, score);
    else if (score <= -DISC_VALUE) uppers[column] = min(uppers[column], score / DISC_VALUE);
    best = max(best, score);
  }
  for (let index = 0; index < length; index++) scores[order[index]] = nextScores[order[index]];
  sort();
}

function scoreOf(column: i32, depth: i32, alpha: i32): i32 {
  const square = squareOf(column);
  const taken = player | opponent | square;
  return -lookAhead(
    opponent,
    player | square,
    threats(opponent, taken),
    threats(player | square, taken),
    empties - 1,
    depth - 1,
    -INFINITY,
    -alpha,
  );
}

/**
 * Narrows the bounds by a score. A win found by forced moves beyond `depth` may not be the fastest, so it is a lower bound;
 * such a loss is an upper bound.
 */
function learn(column: i32, depth: i32, score: i32): void {
  const value = score / DISC_VALUE;
  if (depth >= empties) return setValue(column, value);
  if (value == 0) return;
  if (pliesOf(value, empties) <= depth + 1) setValue(column, value);
  else if (value > 0) lowers[column] = max(lowers[column], value);
  else uppers[column] = min(uppers[column], value);
}

function setValue(column: i32, value: i32): void {
  lowers[column] = value;
  uppers[column] = value;
}

/** The current value of a column: proved values are multiples of `DISC_VALUE`, estimates lie between them. */
export function worthOf(column: i32): i32 {
  const lower = lowers[column];
  const upper = uppers[column];
  if (lower > 0) return lower * DISC_VALUE;
  if (upper < 0) return upper * DISC_VALUE;
  if (lower == upper) return 0;
  const least = lower == 0 ? 1 : -LARGEST_ESTIMATE;
  const most = upper == 0 ? -1 : LARGEST_ESTIMATE;
  return max(least, min(most, scores[column]));
}

/** Sorts the columns, best first; equal columns keep their order. */
function sort(): void {
  for (let end = 1; end < length; end++) {
    const column = order[end];
    let place = end;
    for (; place > 0 && worthOf(order[place - 1]) < worthOf(column); place--) order[place] = order[place - 1];
    order[place] = column;
  }
}
