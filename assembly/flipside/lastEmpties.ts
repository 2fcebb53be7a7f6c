import { SQUARE_COUNT, bitOf, count, firstOf, withNeighbours, withoutFirst } from '../board/bitboard';
import { mayStabilityCut } from './cuts';
import { lastGain } from './lastGain';
import { flips } from '../board/moves';
import { oddQuadrants, quadrantOf } from '../board/parity';
import { stabilityBound } from '../board/stability';

/** Below every score: nothing could be played. */
export const NO_PLAY: i32 = -SQUARE_COUNT - 1;

/**
 * The last four empty squares, each count written out: no list, no table. A null window asks only whether the value is above
 * `alpha`. The result is an upper bound of the value if it is at most `alpha`, else a lower bound.
 */

/** The score of a game that ended with `empty` empty squares. They count for the winner. */
@inline
export function finalScore(discs: i32, empty: i32): i32 {
  const difference = 2 * discs + empty - SQUARE_COUNT;
  return difference > 0 ? difference + empty : difference < 0 ? difference - empty : 0;
}

/** One empty square. Handles a pass of the side to move too. */
@inline
function solve1(player: u64, alpha: i32, square: i32): i32 {
  const discs = 2 * count(player) - SQUARE_COUNT;
  const gain = lastGain(player, square);
  if (gain != 0) return discs + gain + 2;
  const unplayed = discs >= 0 ? discs + 2 : discs;
  if (unplayed <= alpha) return unplayed;
  const loss = lastGain(~player & ~bitOf(square), square);
  return loss != 0 ? discs - loss : unplayed;
}

/** The squares beside each square. */
const neighbours: usize = memory.data(SQUARE_COUNT * 8);
for (let square = 0; square < SQUARE_COUNT; square++) {
  store<u64>(neighbours + (square << 3), withNeighbours(bitOf(square)) & ~bitOf(square));
}

/** The discs flipped. Where no disc of the opponent is beside the square, nothing is tried: 3 to 4 % of the time. */
@inline
function flipsNear(player: u64, opponent: u64, square: i32): u64 {
  return (load<u64>(neighbours + (<usize>square << 3)) & opponent) != 0 ? flips(player, opponent, square) : 0;
}

@inline
function tryBoth(player: u64, opponent: u64, alpha: i32, square1: i32, square2: i32): i32 {
  let best = NO_PLAY;
  let flipped = flipsNear(player, opponent, square1);
  if (flipped != 0) {
    best = -solve1(opponent ^ flipped, ~alpha, square2);
    if (best > alpha) return best;
  }
  flipped = flipsNear(player, opponent, square2);
  if (flipped != 0) best = max(best, -solve1(opponent ^ flipped, ~alpha, square1));
  return best;
}

function solve2(player: u64, opponent: u64, alpha: i32, square1: i32, square2: i32): i32 {
  const best = tryBoth(player, opponent, alpha, square1, square2);
  if (best != NO_PLAY) return best;
  const passed = tryBoth(opponent, player, ~alpha, square1, square2);
  return passed != NO_PLAY ? -passed : finalScore(count(player), 2);
}

function tryThree(player: u64, opponent: u64, alpha: i32, square1: i32, square2: i32, square3: i32): i32 {
  let best = NO_PLAY;
  let flipped = flipsNear(player, opponent, square1);
  if (flipped != 0) {
    best = -solve2(opponent ^ flipped, player ^ flipped ^ bitOf(square1), ~alpha, square2, square3);
    if (best > alpha) return best;
  }
  flipped = flipsNear(player, opponent, square2);
  if (flipped != 0) {
    best = max(best, -solve2(opponent ^ flipped, player ^ flipped ^ bitOf(square2), ~alpha, square1, square3));
    if (best > alpha) return best;
  }
  flipped = flipsNear(player, opponent, square3);
  if (flipped == 0) return best;
  return max(best, -solve2(opponent ^ flipped, player ^ flipped ^ bitOf(square3), ~alpha, square1, square2));
}

function solve3(player: u64, opponent: u64, alpha: i32, square1: i32, square2: i32, square3: i32): i32 {
  const best = tryThree(player, opponent, alpha, square1, square2, square3);
  if (best != NO_PLAY) return best;
  const passed = tryThree(opponent, player, ~alpha, square1, square2, square3);
  return passed != NO_PLAY ? -passed : finalScore(count(player), 3);
}

function tryFour(
  player: u64,
  opponent: u64,
  alpha: i32,
  square1: i32,
  square2: i32,
  square3: i32,
  square4: i32,
): i32 {
  let best = NO_PLAY;
  let flipped = flipsNear(player, opponent, square1);
  if (flipped != 0) {
    best = -solve3(opponent ^ flipped, player ^ flipped ^ bitOf(square1), ~alpha, square2, square3, square4);
    if (best > alpha) return best;
  }
  flipped = flipsNear(player, opponent, square2);
  if (flipped != 0) {
    const next = opponent ^ flipped;
    best = max(best, -solve3(next, player ^ flipped ^ bitOf(square2), ~alpha, square1, square3, square4));
    if (best > alpha) return best;
  }
  flipped = flipsNear(player, opponent, square3);
  if (flipped != 0) {
    const next = opponent ^ flipped;
    best = max(best, -solve3(next, player ^ flipped ^ bitOf(square3), ~alpha, square4, square1, square2));
    if (best > alpha) return best;
  }
  flipped = flipsNear(player, opponent, square4);
  if (flipped == 0) return best;
  const next = opponent ^ flipped;
  return max(best, -solve3(next, player ^ flipped ^ bitOf(square4), ~alpha, square3, square1, square2));
}

/** Odd quadrants first: squares alone in their quadrant. If three squares share a quadrant, the fourth comes first. */
@inline
function firstByParity(empty: u64, odd: u64): i32 {
  if (odd != empty) return firstOf(odd != 0 ? odd : empty);
  const quadrant = quadrantOf(firstOf(empty));
  return count(empty & quadrant) == 3 ? firstOf(empty & ~quadrant) : firstOf(empty);
}

/** Four empty squares. The stability cutoff saves 1 % of the time. */
export function solve4(player: u64, opponent: u64, alpha: i32): i32 {
  if (mayStabilityCut(opponent, alpha, 4)) {
    const bound = stabilityBound(player, opponent);
    if (bound <= alpha) return bound;
  }
  let empty = ~(player | opponent);
  let odd = oddQuadrants(empty) & empty;
  const square1 = firstByParity(empty, odd);
  empty ^= bitOf(square1);
  odd = oddQuadrants(empty) & empty;
  const square2 = firstOf(odd != 0 ? odd : empty);
  empty ^= bitOf(square2);
  const square3 = firstOf(empty);
  const square4 = firstOf(withoutFirst(empty));
  const best = tryFour(player, opponent, alpha, square1, square2, square3, square4);
  if (best != NO_PLAY) return best;
  const passed = tryFour(opponent, player, ~alpha, square1, square2, square3, square4);
  return passed != NO_PLAY ? -passed : finalScore(count(player), 4);
}

/** Fewer than four empty squares. */
export function solveFew(player: u64, opponent: u64, alpha: i32, empties: i32): i32 {
  const empty = ~(player | opponent);
  if (empties == 0) return finalScore(count(player), 0);
  const square1 = firstOf(empty);
  if (empties == 1) return solve1(player, alpha, square1);
  const rest = withoutFirst(empty);
  const square2 = firstOf(rest);
  if (empties == 2) return solve2(player, opponent, alpha, square1, square2);
  return solve3(player, opponent, alpha, square1, square2, firstOf(withoutFirst(rest)));
}
