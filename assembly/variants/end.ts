import { SQUARE_COUNT, bitOf, count, firstOf, withoutFirst } from '../board/bitboard';
import { emptyOf, isAnti } from '../board/board';
import { flips } from '../board/moves';
import { countNode } from '../search/time';
import { DISC } from './parameters';

/** Beyond every value. */
export const INFINITY: i32 = (SQUARE_COUNT + 1) * DISC;

let emptiesToWinner: bool = true;

/** Whether scores count empty squares for the winner, as everywhere here, or only discs, as in some published results. */
export function countEmpties(counted: bool): void {
  emptiesToWinner = counted;
}

/**
 * The value for the player of a finished game. Empty squares count for the side with more discs, which in Anti-Othello is
 * the loser: there every value is that of Othello, negated.
 */
@inline
export function finalValue(player: u64, opponent: u64): i32 {
  const difference = count(player) - count(opponent);
  const empties = emptiesToWinner ? count(emptyOf(player, opponent)) : 0;
  const discs = difference > 0 ? difference + empties : difference < 0 ? difference - empties : 0;
  return isAnti() ? -DISC * discs : DISC * discs;
}

/** The value with a few empty squares left, to the end of the game: no list, no table, no order. */
export function solveLast(player: u64, opponent: u64, alpha: i32, beta: i32): i32 {
  const best = tryAll(player, opponent, alpha, beta);
  if (best != -INFINITY) return best;
  const passed = tryAll(opponent, player, -beta, -alpha);
  return passed == -INFINITY ? finalValue(player, opponent) : -passed;
}

/** The value of the best move, or -INFINITY if there is none. */
function tryAll(player: u64, opponent: u64, alpha: i32, beta: i32): i32 {
  countNode();
  let best = -INFINITY;
  for (let empty = emptyOf(player, opponent); empty != 0 && best < beta; empty = withoutFirst(empty)) {
    const square = firstOf(empty);
    const flipped = flips(player, opponent, square);
    if (flipped == 0) continue;
    const other = player ^ flipped ^ bitOf(square);
    best = max(best, -solveLast(opponent ^ flipped, other, -beta, -max(alpha, best)));
  }
  return best;
}
