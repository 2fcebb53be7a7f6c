import { bitOf, count, firstOf, withoutFirst } from '../board/bitboard';
import { emptyOf, movesOf } from '../board/board';
import { flips } from '../board/moves';
import { MOVE_BYTES, NO_MOVE, bringBest, listMoves, squareOf } from '../search/moveList';
import { isAbandoned } from '../search/time';
import { MOVES_IN_FRAME, VARIATION_IN_FRAME, frameAt } from '../threads/threadMemory';
import { NO_DATA, bestOf, find, keyFor } from './hash';
import { DISC } from './parameters';
import { rankMoves, searchMove } from './tree';

/** The principal variation, read from the transposition table. It is kept in the root's frame, a byte a square. */
let length: i32 = 0;

let player: u64 = 0;
let opponent: u64 = 0;
/** The player's score, where it is proved. */
let value: i32 = 0;

/** Finds the variation that begins with `square` in this position. */
export function followVariation(own: u64, other: u64, square: i32): void {
  begin(own, other);
  while (square != NO_MOVE && (movesOf(player, opponent) & bitOf(square)) != 0) {
    append(square);
    square = expected();
  }
}

/**
 * The line of a move whose score in discs is proved: goes on to the end of the game with moves that keep the score. The
 * table alone would not do, since it has no positions near the end, and before that best moves of shallow searches.
 */
export function followProved(own: u64, other: u64, square: i32, score: i32): void {
  begin(own, other);
  value = DISC * score;
  while (square != NO_MOVE) {
    append(square);
    square = keeping();
  }
}

function begin(own: u64, other: u64): void {
  player = own;
  opponent = other;
  length = 0;
}

function append(square: i32): void {
  store<u8>(variationAddress() + length++, square);
  play(square);
}

/** A move that keeps the proved score: the only one, or the first of which a search finds it, the likely ones tried first. */
function keeping(): i32 {
  const moves = movesOf(player, opponent);
  if (moves == 0) return NO_MOVE;
  if (withoutFirst(moves) == 0) return firstOf(moves);
  const empties = count(emptyOf(player, opponent));
  const data = find(keyFor(player, opponent));
  const list = frameAt(1) + MOVES_IN_FRAME;
  const end = listMoves(list, player, opponent, moves);
  rankMoves(list, end, player, opponent, data == NO_DATA ? NO_MOVE : bestOf(data), empties);
  for (let move = list; move < end; move += MOVE_BYTES) {
    bringBest(move, end);
    const found = searchMove(player, opponent, frameAt(1), move, empties, value - 1, value, true);
    if (isAbandoned()) return NO_MOVE;
    if (found >= value) return squareOf(move);
  }
  return NO_MOVE;
}

function play(square: i32): void {
  const flipped = flips(player, opponent, square);
  const own = player ^ flipped ^ bitOf(square);
  player = opponent ^ flipped;
  opponent = own;
  value = -value;
  if (movesOf(player, opponent) != 0) return;
  opponent = player;
  player = own;
  value = -value;
}

/** The table's best move, or the only one. */
function expected(): i32 {
  const moves = movesOf(player, opponent);
  if (moves != 0 && withoutFirst(moves) == 0) return firstOf(moves);
  const data = find(keyFor(player, opponent));
  return data == NO_DATA ? NO_MOVE : bestOf(data);
}

export function variationLength(): i32 {
  return length;
}

/** Where the variation is, a byte a square. */
export function variationAddress(): usize {
  return frameAt(0) + VARIATION_IN_FRAME;
}

export function variationSquare(index: i32): i32 {
  return load<u8>(variationAddress() + index);
}
