import { SQUARE_COUNT, bitOf, firstOf, keyOf } from '../board/bitboard';
import { flips, mobility } from '../board/moves';
import { NO_MOVE } from '../search/moveList';
import { VARIATION_IN_FRAME, frameAt } from '../threads/threadMemory';
import { bestOf, find } from './hash';

/** The principal variation, read from the transposition table and kept in the root's frame, a byte a square. */
let length: i32 = 0;

let player: u64 = 0;
let opponent: u64 = 0;

/** Finds the variation that begins with `square` in this position. */
export function followVariation(own: u64, other: u64, square: i32): void {
  player = own;
  opponent = other;
  length = 0;
  while (square != NO_MOVE && length < SQUARE_COUNT && isLegal(square)) {
    store<u8>(frameAt(0) + VARIATION_IN_FRAME + length++, square);
    play(square);
    square = expected();
  }
}

function isLegal(square: i32): bool {
  return ((player | opponent) & bitOf(square)) == 0 && flips(player, opponent, square) != 0;
}

function play(square: i32): void {
  const flipped = flips(player, opponent, square);
  const own = player ^ flipped ^ bitOf(square);
  player = opponent ^ flipped;
  opponent = own;
  if (mobility(player, opponent, ~(player | opponent)) == 0) swap();
}

function swap(): void {
  const own = player;
  player = opponent;
  opponent = own;
}

/** The table's best move, or the only one. */
function expected(): i32 {
  const moves = mobility(player, opponent, ~(player | opponent));
  if (moves != 0 && (moves & (moves - 1)) == 0) return firstOf(moves);
  return bestOf(find(keyOf(player, opponent)));
}

export function variationLength(): i32 {
  return length;
}

/** Where the variation is, a byte a square. */
export function variationAddress(): usize {
  return frameAt(0) + VARIATION_IN_FRAME;
}

export function variationSquare(index: i32): i32 {
  return load<u8>(frameAt(0) + VARIATION_IN_FRAME + index);
}
