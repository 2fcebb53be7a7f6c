import { SQUARE_COUNT, bitOf, count, firstOf, withoutFirst } from '../board/bitboard';
import { boardCorners, movesOf } from '../board/board';
import { flips } from '../board/moves';
import { CORNER_IN_REPLIES, MIN_SORTED_DEPTH } from './parameters';

const FAVOURITE: i32 = 1 << 20;
const SQUARE_BITS: i32 = 6;
const SQUARE_MASK: i32 = SQUARE_COUNT - 1;

let sorts: bool = true;

/** Whether following searches use move ordering and a table, which only affect speed. */
export function sortMoves(yes: bool): void {
  sorts = yes;
}

/** Whether ordering is worth its cost at `depth` plies. */
@inline
export function isSorted(depth: i32): bool {
  return sorts && depth >= MIN_SORTED_DEPTH;
}

/** A move list for each depth. A move is its rank shifted above the six bits of its square. */
const lists = new StaticArray<i32>(SQUARE_COUNT * SQUARE_COUNT);

/**
 * Writes `moves` to the list of `depth` and returns their number. The preferred move, if present, comes first, then those
 * leaving the fewest replies, which makes the tree smaller, since the opponent soon runs out of good moves. Without ordering,
 * moves stay in the order of their squares.
 */
export function listMoves(player: u64, opponent: u64, moves: u64, depth: i32, favourite: i32): i32 {
  let place = depth * SQUARE_COUNT;
  for (let rest = moves; rest != 0; rest = withoutFirst(rest)) {
    const square = firstOf(rest);
    const rank = !sorts ? -square : square == favourite ? FAVOURITE : rankOf(player, opponent, square);
    // Depths and numbers of moves are below 64.
    unchecked((lists[place++] = (rank << SQUARE_BITS) | square));
  }
  return count(moves);
}

@inline
function rankOf(player: u64, opponent: u64, square: i32): i32 {
  const bit = bitOf(square);
  const flipped = flips(player, opponent, square);
  const replies = count(movesOf(opponent ^ flipped, player ^ flipped ^ bit));
  return (bit & boardCorners()) == 0 ? -replies : CORNER_IN_REPLIES - replies;
}

/** Swaps the best move from `index` on into `index` and returns its square. */
export function nextMove(depth: i32, index: i32, length: i32): i32 {
  const start = depth * SQUARE_COUNT;
  let best = start + index;
  for (let place = best + 1; place < start + length; place++) {
    if (unchecked(lists[place] > lists[best])) best = place;
  }
  const move = unchecked(lists[best]);
  unchecked((lists[best] = lists[start + index]));
  unchecked((lists[start + index] = move));
  return move & SQUARE_MASK;
}
