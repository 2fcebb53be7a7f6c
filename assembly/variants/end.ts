import { bitOf, firstOf, withoutFirst } from '../board/bitboard';
import { emptyOf } from '../board/board';
import { flips } from '../board/moves';
import { countNode } from '../search/time';
import { INFINITY, finalValue } from './value';

/** The value with a few empty squares left, to the end of the game: no lists, no table, no order. */
export function solveLast(player: u64, opponent: u64, alpha: i32, beta: i32): i32 {
  const best = tryAll(player, opponent, alpha, beta);
  if (best != -INFINITY) return best;
  const passed = tryAll(opponent, player, -beta, -alpha);
  return passed == -INFINITY ? finalValue(player, opponent) : -passed;
}

/** The value of the best move; below everything if there is none. */
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
