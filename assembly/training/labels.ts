import { SQUARE_COUNT, count } from '../board/bitboard';
import { solveEndgame } from '../flipside/endgame';
import { evaluate } from '../flipside/evaluation';
import { FEATURE_BYTES, writeFeatures } from '../flipside/features';
import { IMPORTANCE_IN_SAMPLE, SAMPLE_BYTES, SCORE_IN_SAMPLE } from './fit';
import { forgetAfterMoves } from '../flipside/afterMoves';
import { newSearch } from '../flipside/hash';
import { search, setSelectivity } from '../flipside/midgame';
import { FIRST_END_SELECTIVITY, MIDGAME_SELECTIVITY } from '../flipside/parameters';
import { frameAt } from '../threads/threadMemory';
import { startClock } from '../search/time';

/** Half the width, in discs, of the window around the previous search's value. */
const ASPIRATION: i32 = 3;
/** The depth of the search before one to the end of the game. 6 to 10 are equally fast. */
const PLIES_BEFORE_END: i32 = 8;

/** Scores of positions, for training. */
const features: usize = memory.data(FEATURE_BYTES, 16);

export function evaluateScratch(player: u64, opponent: u64): i32 {
  writeFeatures(features, player, opponent);
  return evaluate(features, player, opponent, false);
}

/** Scores samples exactly, with null windows around the expected value. */
export function scoreExactly(samples: usize, amount: i32, importance: i32): void {
  startClock(Infinity);
  for (let i = 0; i < amount; i++) {
    const sample = samples + i * SAMPLE_BYTES;
    store<i8>(sample + SCORE_IN_SAMPLE, <i8>exactValue(load<u64>(sample), load<u64>(sample, 8)));
    store<u8>(sample + IMPORTANCE_IN_SAMPLE, <u8>importance);
  }
}

function exactValue(player: u64, opponent: u64): i32 {
  newSearch();
  let lower = -SQUARE_COUNT;
  let upper = SQUARE_COUNT;
  let guess = evaluateScratch(player, opponent) & ~1;
  while (lower < upper) {
    const beta = max(guess, lower + 1);
    guess = solveEndgame(player, opponent, beta - 1, beta, 0);
    if (guess < beta) upper = guess;
    else lower = guess;
  }
  return lower;
}

/** Scores samples by searches of `depth` plies with selective cuts. */
export function scoreBySearch(
  samples: usize,
  amount: i32,
  depth: i32,
  selectivity: i32,
  importance: i32,
): void {
  startClock(Infinity);
  setSelectivity(selectivity);
  for (let i = 0; i < amount; i++) {
    const sample = samples + i * SAMPLE_BYTES;
    const value = searchedValue(load<u64>(sample), load<u64>(sample, 8), depth);
    store<i8>(sample + SCORE_IN_SAMPLE, <i8>value);
    store<u8>(sample + IMPORTANCE_IN_SAMPLE, <u8>importance);
  }
}

/** Scores samples by searches to the end of the game; at level 0 the scores are exact. */
export function scoreToEnd(samples: usize, amount: i32, selectivity: i32, importance: i32): void {
  startClock(Infinity);
  for (let i = 0; i < amount; i++) {
    const sample = samples + i * SAMPLE_BYTES;
    const value = valueAtEnd(load<u64>(sample), load<u64>(sample, 8), selectivity);
    store<i8>(sample + SCORE_IN_SAMPLE, <i8>value);
    store<u8>(sample + IMPORTANCE_IN_SAMPLE, <u8>importance);
  }
}

/** A shallow search and, before an exact one, a selective one determine the window and order the moves. */
function valueAtEnd(player: u64, opponent: u64, selectivity: i32): i32 {
  const empties = count(~(player | opponent));
  setSelectivity(MIDGAME_SELECTIVITY);
  let guess = searchedValue(player, opponent, min(PLIES_BEFORE_END, empties & ~1));
  if (selectivity < FIRST_END_SELECTIVITY) {
    setSelectivity(FIRST_END_SELECTIVITY);
    guess = aspiredValue(player, opponent, empties, guess);
  }
  setSelectivity(selectivity);
  return aspiredValue(player, opponent, empties, guess);
}

/** Increases the depth by two plies each time, so that the table orders the moves of the last search. */
function searchedValue(player: u64, opponent: u64, depth: i32): i32 {
  newSearch();
  forgetAfterMoves();
  writeFeatures(frameAt(0), player, opponent);
  let guess = evaluate(frameAt(0), player, opponent, false);
  for (let plies = (depth & 1) + 2; plies <= depth; plies += 2) {
    guess = aspiredValue(player, opponent, plies, guess);
  }
  return guess;
}

function aspiredValue(player: u64, opponent: u64, depth: i32, guess: i32): i32 {
  let alpha = max(guess - ASPIRATION, -SQUARE_COUNT);
  let beta = min(guess + ASPIRATION, SQUARE_COUNT);
  while (true) {
    const value = search(player, opponent, frameAt(0), false, depth, alpha, beta);
    if (value <= alpha && alpha > -SQUARE_COUNT) alpha = -SQUARE_COUNT;
    else if (value >= beta && beta < SQUARE_COUNT) beta = SQUARE_COUNT;
    else return value;
  }
}
