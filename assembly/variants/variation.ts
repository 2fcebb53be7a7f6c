import { SQUARE_COUNT, bitOf, firstOf, keyOf, withoutFirst } from '../board/bitboard';
import { movesOf } from '../board/board';
import { flips } from '../board/moves';
import { NO_MOVE } from '../search/moveList';
import { NO_DATA, bestOf, find } from './hash';

/** The principal variation, read from the transposition table. */
const squares = new StaticArray<u8>(SQUARE_COUNT);
let length: i32 = 0;

let player: u64 = 0;
let opponent: u64 = 0;

/** Finds the variation that begins with `square` in this position. */
export function followVariation(own: u64, other: u64, square: i32): void {
  player = own;
  opponent = other;
  length = 0;
  while (square != NO_MOVE && (movesOf(player, opponent) & bitOf(square)) != 0) {
    unchecked((squares[length++] = <u8>square));
    play(square);
    square = expected();
  }
}

function play(square: i32): void {
  const flipped = flips(player, opponent, square);
  const own = player ^ flipped ^ bitOf(square);
  player = opponent ^ flipped;
  opponent = own;
  if (movesOf(player, opponent) != 0) return;
  opponent = player;
  player = own;
}

/** The table's best move, or the only one. */
function expected(): i32 {
  const moves = movesOf(player, opponent);
  if (moves != 0 && withoutFirst(moves) == 0) return firstOf(moves);
  const data = find(keyOf(player, opponent));
  return data == NO_DATA ? NO_MOVE : bestOf(data);
}

export function variationLength(): i32 {
  return length;
}

/** Where the variation is, a byte a square. */
export function variationAddress(): usize {
  return changetype<usize>(squares);
}

export function variationSquare(index: i32): i32 {
  return unchecked(squares[index]);
}
