import { SQUARE_COUNT, bitOf, count, firstOf, keyOf } from '../board/bitboard';
import { flips, mobility } from '../board/moves';
import { MOVE_BYTES, NO_MOVE, bringBest, flippedBy, listMoves, squareOf } from '../search/moveList';
import { isAbandoned } from '../search/time';
import { MOVES_IN_FRAME, VARIATION_IN_FRAME, frameAt } from '../threads/threadMemory';
import { solveEndgame } from './endgame';
import { bestOf, find, isAsGood, lowerOf, secondOf } from './hash';
import { rankByReplies } from './ordering';
import { MOST_FOLLOWED_EMPTIES } from './parameters';

/** The principal variation, read from the transposition table and kept in the root's frame, a byte a square. */
let length: i32 = 0;

let player: u64 = 0;
let opponent: u64 = 0;
/** The player's score, where it is proved. */
let value: i32 = 0;

/** Finds the variation that begins with `square` in this position. */
export function followVariation(own: u64, other: u64, square: i32): void {
  begin(own, other);
  while (square != NO_MOVE && length < SQUARE_COUNT && isLegal(square)) {
    append(square);
    square = expected();
  }
}

/**
 * The line of a move whose score is proved: goes on with moves that keep the score, to the end of the game where that is
 * quick. The table alone would not do, since it has no positions near the end, and before that best moves of shallow searches.
 */
export function followProved(own: u64, other: u64, square: i32, score: i32): void {
  begin(own, other);
  value = score;
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
  store<u8>(frameAt(0) + VARIATION_IN_FRAME + length++, square);
  play(square);
}

function isLegal(square: i32): bool {
  return ((player | opponent) & bitOf(square)) == 0 && flips(player, opponent, square) != 0;
}

function play(square: i32): void {
  const flipped = flips(player, opponent, square);
  const own = player ^ flipped ^ bitOf(square);
  player = opponent ^ flipped;
  opponent = own;
  value = -value;
  if (mobility(player, opponent, ~(player | opponent)) == 0) swap();
}

/** A move that keeps the proved score: the only one, the table's if that is sure, or one that is searched for. */
function keeping(): i32 {
  const moves = mobility(player, opponent, ~(player | opponent));
  if (moves == 0) return NO_MOVE;
  if ((moves & (moves - 1)) == 0) return firstOf(moves);
  const empties = SQUARE_COUNT - count(player | opponent);
  const data = find(keyOf(player, opponent));
  const best = bestOf(data);
  if (best != NO_MOVE && isAsGood(data, empties, 0) && lowerOf(data) >= value && isLegal(best)) return best;
  return empties > MOST_FOLLOWED_EMPTIES ? NO_MOVE : searched(moves, data);
}

/** The first one of which a search finds that it keeps the score, the likely ones tried first. */
function searched(moves: u64, data: u64): i32 {
  const list = frameAt(1) + MOVES_IN_FRAME;
  const end = listMoves(list, player, opponent, moves);
  rankByReplies(list, end, player, opponent, bestOf(data), secondOf(data));
  for (let move = list; move < end; move += MOVE_BYTES) {
    bringBest(move, end);
    const flipped = flippedBy(move);
    const other = player ^ flipped ^ bitOf(squareOf(move));
    const reply = solveEndgame(opponent ^ flipped, other, -value, 1 - value, 2);
    if (isAbandoned()) return NO_MOVE;
    if (-reply >= value) return squareOf(move);
  }
  return NO_MOVE;
}

function swap(): void {
  const own = player;
  player = opponent;
  opponent = own;
  value = -value;
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
