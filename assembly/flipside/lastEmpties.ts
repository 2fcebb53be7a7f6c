import { SQUARE_COUNT, bitOf, count, firstOf, withNeighbours, withoutFirst } from '../board/bitboard';
import { mayStabilityCut } from './cuts';
import { lastGain } from './lastGain';
import { bitLanes, flipHalves } from '../board/lanes';
import { boardOf, joined, lanesOf } from '../board/mirrored';
import { oddQuadrants, quadrantOf } from '../board/parity';
import { stabilityBound } from '../board/stability';

/** Below every score: no move was legal. */
export const NO_PLAY: i32 = -SQUARE_COUNT - 1;

/**
 * The last four empty squares, with a function for each count and neither lists nor tables. A null window tests whether the
 * value is above `alpha`. A result of at most `alpha` is an upper bound of the value, any other a lower bound.
 */

/** The score of a finished game with `empty` empty squares, which count for the winner. */
@inline
export function finalScore(discs: i32, empty: i32): i32 {
  const difference = 2 * discs + empty - SQUARE_COUNT;
  return difference > 0 ? difference + empty : difference < 0 ? difference - empty : 0;
}

/** One empty square, including a pass of the side to move. */
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

/** The neighbors of each square. */
const neighbours: usize = memory.data(SQUARE_COUNT * 8);
for (let square = 0; square < SQUARE_COUNT; square++) {
  store<u64>(neighbours + (square << 3), withNeighbours(bitOf(square)) & ~bitOf(square));
}

/**
 * Whether a disc of the opponent is next to the square. Otherwise no flips need to be computed, which saves 3 to 4 % of the
 * time.
 */
@inline
function isBeside(opponents: v128, square: i32): bool {
  return (load<u64>(neighbours + (<usize>square << 3)) & boardOf(opponents)) != 0;
}

/** The score of a move with one more square left, or `NO_PLAY` if it is illegal. */
@inline
function play2(players: v128, opponents: v128, alpha: i32, square: i32, left: i32): i32 {
  if (!isBeside(opponents, square)) return NO_PLAY;
  const flipped = flipHalves(players, opponents, square);
  if (!v128.any_true(flipped)) return NO_PLAY;
  return -solve1(boardOf(v128.xor(opponents, joined(flipped))), ~alpha, left);
}

@inline
function tryBoth(players: v128, opponents: v128, alpha: i32, square1: i32, square2: i32): i32 {
  const best = play2(players, opponents, alpha, square1, square2);
  return best > alpha ? best : max(best, play2(players, opponents, alpha, square2, square1));
}

function solve2(players: v128, opponents: v128, alpha: i32, square1: i32, square2: i32): i32 {
  const best = tryBoth(players, opponents, alpha, square1, square2);
  if (best != NO_PLAY) return best;
  const passed = tryBoth(opponents, players, ~alpha, square1, square2);
  return passed != NO_PLAY ? -passed : finalScore(count(boardOf(players)), 2);
}

@inline
function play3(players: v128, opponents: v128, alpha: i32, square: i32, left1: i32, left2: i32): i32 {
  if (!isBeside(opponents, square)) return NO_PLAY;
  const halves = flipHalves(players, opponents, square);
  if (!v128.any_true(halves)) return NO_PLAY;
  const flipped = joined(halves);
  const other = v128.xor(v128.xor(players, flipped), bitLanes(square));
  return -solve2(v128.xor(opponents, flipped), other, ~alpha, left1, left2);
}

function tryThree(players: v128, opponents: v128, alpha: i32, square1: i32, square2: i32, square3: i32): i32 {
  let best = play3(players, opponents, alpha, square1, square2, square3);
  if (best > alpha) return best;
  best = max(best, play3(players, opponents, alpha, square2, square1, square3));
  if (best > alpha) return best;
  return max(best, play3(players, opponents, alpha, square3, square1, square2));
}

function solve3(players: v128, opponents: v128, alpha: i32, square1: i32, square2: i32, square3: i32): i32 {
  const best = tryThree(players, opponents, alpha, square1, square2, square3);
  if (best != NO_PLAY) return best;
  const passed = tryThree(opponents, players, ~alpha, square1, square2, square3);
  return passed != NO_PLAY ? -passed : finalScore(count(boardOf(players)), 3);
}

@inline
function play4(
  players: v128,
  opponents: v128,
  alpha: i32,
  square: i32,
  left1: i32,
  left2: i32,
  left3: i32,
): i32 {
  if (!isBeside(opponents, square)) return NO_PLAY;
  const halves = flipHalves(players, opponents, square);
  if (!v128.any_true(halves)) return NO_PLAY;
  const flipped = joined(halves);
  const other = v128.xor(v128.xor(players, flipped), bitLanes(square));
  return -solve3(v128.xor(opponents, flipped), other, ~alpha, left1, left2, left3);
}

function tryFour(
  players: v128,
  opponents: v128,
  alpha: i32,
  square1: i32,
  square2: i32,
  square3: i32,
  square4: i32,
): i32 {
  let best = play4(players, opponents, alpha, square1, square2, square3, square4);
  if (best > alpha) return best;
  best = max(best, play4(players, opponents, alpha, square2, square1, square3, square4));
  if (best > alpha) return best;
  best = max(best, play4(players, opponents, alpha, square3, square4, square1, square2));
  if (best > alpha) return best;
  return max(best, play4(players, opponents, alpha, square4, square3, square1, square2));
}

/** Odd quadrants first, that is, squares alone in their quadrant. If three squares share a quadrant, the fourth comes first. */
@inline
function firstByParity(empty: u64, odd: u64): i32 {
  if (odd != empty) return firstOf(odd != 0 ? odd : empty);
  const quadrant = quadrantOf(firstOf(empty));
  return count(empty & quadrant) == 3 ? firstOf(empty & ~quadrant) : firstOf(empty);
}

/** Four empty squares. The stability cutoff saves 1 % of the time. */
export function solve4(players: v128, opponents: v128, alpha: i32): i32 {
  const player = boardOf(players);
  const opponent = boardOf(opponents);
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
  const best = tryFour(players, opponents, alpha, square1, square2, square3, square4);
  if (best != NO_PLAY) return best;
  const passed = tryFour(opponents, players, ~alpha, square1, square2, square3, square4);
  return passed != NO_PLAY ? -passed : finalScore(count(player), 4);
}

/** Fewer than four empty squares. */
export function solveFew(player: u64, opponent: u64, alpha: i32, empties: i32): i32 {
  const empty = ~(player | opponent);
  if (empties == 0) return finalScore(count(player), 0);
  const square1 = firstOf(empty);
  if (empties == 1) return solve1(player, alpha, square1);
  const players = lanesOf(player);
  const opponents = lanesOf(opponent);
  const rest = withoutFirst(empty);
  const square2 = firstOf(rest);
  if (empties == 2) return solve2(players, opponents, alpha, square1, square2);
  return solve3(players, opponents, alpha, square1, square2, firstOf(withoutFirst(rest)));
}
