import { SQUARE_COUNT } from './bitboard';
import { solveEndgame } from './endgame';
import { evaluate } from './evaluation';
import { FEATURE_BYTES, writeFeatures } from './features';
import { IMPORTANCE_IN_SAMPLE, SAMPLE_BYTES, SCORE_IN_SAMPLE } from './fit';
import { newSearch } from './hash';
import { startClock } from './time';

/** What positions are worth, for training. */
const features: usize = memory.data(FEATURE_BYTES, 16);

export function evaluateScratch(player: u64, opponent: u64): i32 {
  writeFeatures(features, player, opponent);
  return evaluate(features, player, opponent, false);
}

/** Scores samples exactly, by searches with a null window around the value expected, then found. */
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
