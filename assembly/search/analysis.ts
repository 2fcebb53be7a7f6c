import { SQUARE_COUNT } from '../board/bitboard';
import { MAX_THREADS, threadOffset } from '../threads/threadMemory';

/**
 * What an analysis has found of each move, by its square: the score in whole discs, the stage and the depth that it has
 * reached, how often in percent the cuts behind it are right, whether it is proved, and the expected line. Each thread has
 * its own.
 *
 * An analysis goes through rounds. In each the best moves reach the next stage, which is one ply deeper, or fewer cuts on the
 * way to the end of the game. Bad moves follow some stages behind until the best are done, so that these are searched nearly
 * as soon as if nothing else were asked: in 1.5 to 1.9 times the positions of a plain search. (The same depth for every move
 * in every round takes 6 to 7 times as many.)
 */
const STAGE: usize = 4;
const DEPTH: usize = 5;
const CERTAINTY: usize = 6;
const PROVED: usize = 7;
const LENGTH: usize = 8;
const LINE: usize = 9;
const MOVE_BYTES: usize = 76;
const TABLE_BYTES: usize = MOVE_BYTES * SQUARE_COUNT;
const tables: usize = heap.alloc(TABLE_BYTES * MAX_THREADS);

/** The maximum number of stages by which a bad move lags behind the best. */
const MOST_LAG: i32 = 10;

let round: i32 = 0;
let lastStage: i32 = 0;

/** Resets all moves, before an analysis with stages from 1 to `last`. */
export function beginRounds(last: i32): void {
  memory.fill(entryOf(0), 0, TABLE_BYTES);
  round = 1;
  lastStage = last;
}

/** Starts the next round; returns false if every move has reached the last stage. */
export function nextRound(): bool {
  round++;
  return round <= lastStage + MOST_LAG;
}

/** The number of finished rounds. */
export function finishedRounds(): i32 {
  return round - 1;
}

/**
 * The stage that a move should reach in this round, given the score `best` of the best one: one stage less per disc, but an
 * even number, since estimates at odd and even depths differ systematically.
 */
export function stageFor(square: i32, best: i32): i32 {
  const lag = (max(0, best - scoreOf(square)) + 1) & ~1;
  return max(1, min(lastStage, round - min(lag, MOST_LAG)));
}

@inline
function entryOf(square: i32): usize {
  return tables + threadOffset(TABLE_BYTES) + <usize>square * MOVE_BYTES;
}

/** Stores the result of a step for a move. */
export function keepMove(square: i32, score: i32, stage: i32, depth: i32): void {
  const entry = entryOf(square);
  store<i32>(entry, score);
  store<u8>(entry, stage, STAGE);
  store<u8>(entry, depth, DEPTH);
}

/** The percentage of correct selective cuts behind the score, and whether the score is proved. */
export function keepTrust(square: i32, certainty: i32, proved: bool): void {
  store<u8>(entryOf(square), certainty, CERTAINTY);
  store<bool>(entryOf(square), proved, PROVED);
}

export function scoreOf(square: i32): i32 {
  return load<i32>(entryOf(square));
}

/** 0 if the move has not been searched. */
export function stageOf(square: i32): i32 {
  return load<u8>(entryOf(square), STAGE);
}

export function depthOf(square: i32): i32 {
  return load<u8>(entryOf(square), DEPTH);
}

export function certaintyOf(square: i32): i32 {
  return load<u8>(entryOf(square), CERTAINTY);
}

export function isProved(square: i32): bool {
  return load<bool>(entryOf(square), PROVED);
}

/** Stores the variation of a move, which begins with it: `length` squares at `from`, a byte each. */
export function keepLine(square: i32, from: usize, length: i32): void {
  memory.copy(entryOf(square) + LINE, from, length);
  store<u8>(entryOf(square), length, LENGTH);
}

export function lineLength(square: i32): i32 {
  return load<u8>(entryOf(square), LENGTH);
}

export function lineSquare(square: i32, index: i32): i32 {
  return load<u8>(entryOf(square) + LINE + index);
}
