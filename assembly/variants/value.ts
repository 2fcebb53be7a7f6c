import { SQUARE_COUNT, count } from '../board/bitboard';
import { emptyOf, isAnti } from '../board/board';
import { DISC } from './parameters';

/** Beyond every value. */
export const INFINITY: i32 = (SQUARE_COUNT + 1) * DISC;

let emptiesToWinner: bool = true;

/** Whether scores from here on count empty squares, or the discs alone as some published results do. */
export function countEmpties(counted: bool): void {
  emptiesToWinner = counted;
}

/**
 * The value for the player of a game that is over. Empty squares are counted for the side with more discs, which in
 * Anti-Othello is the loser: there every value is that of Othello with the sign turned.
 */
@inline
export function finalValue(player: u64, opponent: u64): i32 {
  const difference = count(player) - count(opponent);
  const empties = emptiesToWinner ? count(emptyOf(player, opponent)) : 0;
  const discs = difference > 0 ? difference + empties : difference < 0 ? difference - empties : 0;
  return isAnti() ? -DISC * discs : DISC * discs;
}
