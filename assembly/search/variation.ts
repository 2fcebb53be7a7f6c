import { bitOf } from '../board/bitboard';
import { movesOf } from '../board/board';
import { flips } from '../board/moves';
import { VARIATION_IN_FRAME, frameAt } from '../threads/threadMemory';
import { NO_MOVE } from './moveList';

/** The principal variation of Flipside's search, in the root's frame, one byte per square. */
let length: i32 = 0;

/** The position at the end of the variation so far, and the player's score there if it is proved. */
export let player: u64 = 0;
export let opponent: u64 = 0;
export let value: i32 = 0;

/**
 * Starts the variation with `square` in a position with this score, and extends it with `next` until that returns no legal
 * move.
 */
export function follow(own: u64, other: u64, score: i32, square: i32, next: () => i32): void {
  player = own;
  opponent = other;
  value = score;
  length = 0;
  while (square != NO_MOVE && isLegal(square)) {
    store<u8>(variationAddress() + length++, square);
    play(square);
    square = next();
  }
}

export function isLegal(square: i32): bool {
  return (movesOf(player, opponent) & bitOf(square)) != 0;
}

function play(square: i32): void {
  const flipped = flips(player, opponent, square);
  const own = player ^ flipped ^ bitOf(square);
  player = opponent ^ flipped;
  opponent = own;
  value = -value;
  if (movesOf(player, opponent) == 0) swap();
}

/** Applies a forced pass. */
function swap(): void {
  const own = player;
  player = opponent;
  opponent = own;
  value = -value;
}

export function variationLength(): i32 {
  return length;
}

/** The address of the variation, one byte per square. */
export function variationAddress(): usize {
  return frameAt(0) + VARIATION_IN_FRAME;
}

export function variationSquare(index: i32): i32 {
  return load<u8>(variationAddress() + index);
}
