import { SQUARE_COUNT, bitOf, cornersOf, count, firstOf, rectangleOf, withNeighbours, withoutFirst } from '../board/bitboard';
import { boardSquares, emptyOf, isAnti } from '../board/board';
import { flips } from '../board/moves';
import { lastGain } from '../flipside/lastGain';
import { countNodes } from '../search/time';
import { DISC } from './parameters';
import { oddSquares } from './parity';

/**
 * The last few empty squares, in whole discs, with neither lists nor tables. Values are fail-soft within the window from
 * `alpha` to `beta`, for the side to move.
 */

/** Above every value, in hundredths of a disc and in discs. */
export const INFINITY: i32 = (SQUARE_COUNT + 1) * DISC;
export const NO_PLAY: i32 = -SQUARE_COUNT - 1;

const neighbours = new StaticArray<u64>(SQUARE_COUNT);
for (let square = 0; square < SQUARE_COUNT; square++) {
  neighbours[square] = withNeighbours(bitOf(square)) ^ bitOf(square);
}

let emptiesToWinner: bool = true;
/** -1 in Anti-Othello. */
let sign: i32 = 1;
/** Whether no line has a gap: only corners of the bounding rectangle may be missing. */
let hasNoGaps: bool = true;

/** Whether scores count empty squares for the winner, as everywhere here, or only discs, as in some published results. */
export function countEmpties(counted: bool): void {
  emptiesToWinner = counted;
}

/** Prepares for the current board and rules. */
export function useEnd(): void {
  sign = isAnti() ? -1 : 1;
  const rectangle = rectangleOf(boardSquares());
  hasNoGaps = (rectangle & ~cornersOf(rectangle) & ~boardSquares()) == 0;
}

/**
 * The value for the player of a finished game. Empty squares count for the side with more discs, which in Anti-Othello is
 * the loser: there every value is that of Othello, negated.
 */
@inline
export function finalDiscs(player: u64, opponent: u64): i32 {
  const difference = count(player) - count(opponent);
  const empties = emptiesToWinner ? count(emptyOf(player, opponent)) : 0;
  return sign * (difference > 0 ? difference + empties : difference < 0 ? difference - empties : 0);
}

/** The final difference in hundredths of a disc. */
@inline
export function finalValue(player: u64, opponent: u64): i32 {
  return DISC * finalDiscs(player, opponent);
}

/** Twice the flips of the player on the only empty square. Lines without gaps do not require the opponent's discs. */
@inline
function gainOn(square: i32, player: u64, opponent: u64): i32 {
  return hasNoGaps ? lastGain(player, square) : 2 * count(flips(player, opponent, square));
}

@inline
function solve1(player: u64, opponent: u64, square: i32): i32 {
  const difference = count(player) - count(opponent);
  const gain = gainOn(square, player, opponent);
  if (gain != 0) return sign * (difference + gain + 1);
  const loss = gainOn(square, opponent, player);
  return loss != 0 ? sign * (difference - loss - 1) : finalDiscs(player, opponent);
}

@inline
function tryBoth(player: u64, opponent: u64, beta: i32, square1: i32, square2: i32): i32 {
  let best = NO_PLAY;
  if ((unchecked(neighbours[square1]) & opponent) != 0) {
    const flipped = flips(player, opponent, square1);
    if (flipped != 0) {
      best = -solve1(opponent ^ flipped, player ^ flipped ^ bitOf(square1), square2);
      if (best >= beta) return best;
    }
  }
  if ((unchecked(neighbours[square2]) & opponent) == 0) return best;
  const flipped = flips(player, opponent, square2);
  return flipped == 0 ? best : max(best, -solve1(opponent ^ flipped, player ^ flipped ^ bitOf(square2), square1));
}

function solve2(player: u64, opponent: u64, alpha: i32, beta: i32, square1: i32, square2: i32): i32 {
  const best = tryBoth(player, opponent, beta, square1, square2);
  if (best != NO_PLAY) return best;
  const passed = tryBoth(opponent, player, -alpha, square1, square2);
  return passed == NO_PLAY ? finalDiscs(player, opponent) : -passed;
}

/** The value with a few empty squares, trying those of odd regions first. */
export function solveFew(player: u64, opponent: u64, alpha: i32, beta: i32): i32 {
  countNodes(1);
  const empty = emptyOf(player, opponent);
  const rest = withoutFirst(empty);
  if (rest == 0) return empty == 0 ? finalDiscs(player, opponent) : solve1(player, opponent, firstOf(empty));
  if (withoutFirst(rest) == 0) return solve2(player, opponent, alpha, beta, firstOf(empty), firstOf(rest));
  const odd = oddSquares(empty);
  const best = tryFew(player, opponent, empty, odd, alpha, beta);
  if (best != NO_PLAY) return best;
  const passed = tryFew(opponent, player, empty, odd, -beta, -alpha);
  return passed == NO_PLAY ? finalDiscs(player, opponent) : -passed;
}

@inline
function tryFew(player: u64, opponent: u64, empty: u64, odd: u64, alpha: i32, beta: i32): i32 {
  const best = tryAll(player, opponent, empty, odd, NO_PLAY, alpha, beta);
  return best >= beta ? best : tryAll(player, opponent, empty, empty ^ odd, best, alpha, beta);
}

/** The maximum of `best` and the values of the moves to these squares. */
function tryAll(player: u64, opponent: u64, empty: u64, squares: u64, best: i32, alpha: i32, beta: i32): i32 {
  for (; squares != 0 && best < beta; squares = withoutFirst(squares)) {
    const square = firstOf(squares);
    if ((unchecked(neighbours[square]) & opponent) == 0) continue;
    const flipped = flips(player, opponent, square);
    if (flipped == 0) continue;
    const next = opponent ^ flipped;
    const other = player ^ flipped ^ bitOf(square);
    best = max(best, -solveFew(next, other, -beta, -max(alpha, best)));
  }
  return best;
}
