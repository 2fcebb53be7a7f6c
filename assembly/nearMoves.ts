import { bitOf, count, firstOf, withNeighbours, withoutFirst } from './bitboard';
import { flips, mobility } from './moves';
import { CORNER_BONUS, FEW_PLACES_BONUS, FEW_REPLIES_BONUS, ODD_QUARTER_BONUS } from './parameters';
import { oddQuarters } from './parity';

/**
 * Near the end a list is two: a key for each move, its rank above its number and its square; and, by number, what it
 * flips and the replies it leaves, which the position after it has use for.
 */
export const KEY_BYTES: usize = 4;
const PLAY_BYTES: usize = 16;
const REPLIES: usize = 8;
const PLAYS_OFFSET: usize = 64;
const NUMBER_MASK: i32 = 15;
const SQUARE_MASK: i32 = 63;
const NUMBER_SHIFT: i32 = 6;
const RANK_SHIFT: i32 = 10;
const FIRST_RANK: i32 = 1 << 20;
const CORNERS: u64 = 0x8100000000000081;

@inline
export function squareOfKey(key: i32): i32 {
  return key & SQUARE_MASK;
}

@inline
function playOf(list: usize, key: i32): usize {
  return list + PLAYS_OFFSET + <usize>((key >> NUMBER_SHIFT) & NUMBER_MASK) * PLAY_BYTES;
}

@inline
export function flippedByKey(list: usize, key: i32): u64 {
  return load<u64>(playOf(list, key));
}

@inline
export function repliesToKey(list: usize, key: i32): u64 {
  return load<u64>(playOf(list, key), REPLIES);
}

/** Lists `moves`, of which `first` is to be tried before all, and tells where the keys end. */
@inline
export function listNear(list: usize, player: u64, opponent: u64, moves: u64, first: i32): usize {
  const empty = ~(player | opponent);
  const odd = oddQuarters(empty);
  let at = list;
  let play = list + PLAYS_OFFSET;
  let number = 0;
  for (; moves != 0; moves = withoutFirst(moves)) {
    const square = firstOf(moves);
    const bit = bitOf(square);
    const flipped = flips(player, opponent, square);
    const next = opponent ^ flipped;
    const other = player ^ flipped ^ bit;
    const left = empty ^ bit;
    const replies = mobility(next, other, left);
    const rank = square == first ? FIRST_RANK : rankOf(bit, other, replies, left, odd);
    store<i32>(at, (rank << RANK_SHIFT) | (number << NUMBER_SHIFT) | square);
    store<u64>(play, flipped);
    store<u64>(play, replies, REPLIES);
    at += KEY_BYTES;
    play += PLAY_BYTES;
    number++;
  }
  return at;
}

@inline
function rankOf(bit: u64, other: u64, replies: u64, left: u64, odd: u64): i32 {
  let rank = -FEW_REPLIES_BONUS * (count(replies) + count(replies & CORNERS));
  rank -= FEW_PLACES_BONUS * count(withNeighbours(other) & left);
  if ((bit & odd) != 0) rank += ODD_QUARTER_BONUS;
  if ((bit & CORNERS) != 0) rank += CORNER_BONUS;
  return rank;
}

/** Swaps the highest key from `at` to `end` into `at` and tells it. */
@inline
export function bringHighest(at: usize, end: usize): i32 {
  const old = load<i32>(at);
  let best = old;
  let place = at;
  for (let other = at + KEY_BYTES; other < end; other += KEY_BYTES) {
    const key = load<i32>(other);
    if (key > best) {
      best = key;
      place = other;
    }
  }
  store<i32>(place, old);
  store<i32>(at, best);
  return best;
}
