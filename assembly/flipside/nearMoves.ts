import { CORNERS, bitOf, count, firstOf, withNeighbours, withoutFirst } from '../board/bitboard';
import { bitLanes, flipLanes } from '../board/lanes';
import { boardOf, lanesOf, mobilityOfLanes } from '../board/mirrored';
import { oddQuadrants } from '../board/parity';
import { CORNER_BONUS, FEW_PLACES_BONUS, FEW_REPLIES_BONUS, ODD_QUADRANT_BONUS } from './parameters';

/**
 * Near the end a list of moves has two parts: a key for each move, with its rank above its number and its square; and by
 * number what it flips and the replies it leaves, which the position after it needs.
 */
export const KEY_BYTES: usize = 4;
const PLAY_BYTES: usize = 16;
const REPLIES: usize = 8;
const PLAYS_OFFSET: usize = 64;
const NUMBER_MASK: i32 = 15;
const SQUARE_MASK: i32 = 63;
const NUMBER_SHIFT: i32 = 6;
const RANK_SHIFT: i32 = 10;
const FIRST_BONUS: i32 = 1 << 19;
/** Below every key. */
export const NO_KEY: i32 = i32.MIN_VALUE;

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

/** The highest key of the latest list. */
let highest: i32 = NO_KEY;

@inline
export function highestListed(): i32 {
  return highest;
}

/**
 * Lists `moves`, with `first` ranked above all, and returns the end of the keys. Ranks are computed without branches, which
 * no processor could predict: that saves 2 % of the time. The loop tests at its end, since V8 takes only out of such loops what
 * all rounds have in common. There is at least one move.
 */
export function listNear(list: usize, player: u64, opponent: u64, moves: u64, first: i32): usize {
  const empty = ~(player | opponent);
  const odd = oddQuadrants(empty);
  const players = lanesOf(player);
  const opponents = lanesOf(opponent);
  let at = list;
  let play = list + PLAYS_OFFSET;
  let number = 0;
  let best = NO_KEY;
  do {
    const square = firstOf(moves);
    const bit = bitOf(square);
    const flippedLanes = flipLanes(players, opponents, square);
    const next = v128.xor(opponents, flippedLanes);
    const others = v128.xor(v128.xor(players, flippedLanes), bitLanes(square));
    const left = empty ^ bit;
    const replies = mobilityOfLanes(next, others, left);
    const flipped = boardOf(flippedLanes);
    const other = boardOf(others);
    const rank = rankOf(bit, other, replies, left, odd) + FIRST_BONUS * <i32>(square == first);
    const key = (rank << RANK_SHIFT) | (number << NUMBER_SHIFT) | square;
    best = select<i32>(key, best, key > best);
    store<i32>(at, key);
    store<u64>(play, flipped);
    store<u64>(play, replies, REPLIES);
    at += KEY_BYTES;
    play += PLAY_BYTES;
    number++;
    moves = withoutFirst(moves);
  } while (moves != 0);
  highest = best;
  return at;
}

@inline
function rankOf(bit: u64, other: u64, replies: u64, left: u64, odd: u64): i32 {
  const oddOne = <i32>((bit & odd) != 0);
  const corner = <i32>((bit & CORNERS) != 0);
  return (
    ODD_QUADRANT_BONUS * oddOne +
    CORNER_BONUS * corner -
    FEW_REPLIES_BONUS * (count(replies) + count(replies & CORNERS)) -
    FEW_PLACES_BONUS * count(withNeighbours(other) & left)
  );
}

/** Removes the key `last` and returns the highest that is left, or `NO_KEY`. */
@inline
export function nextHighest(list: usize, end: usize, last: i32): i32 {
  store<i32>(list + <usize>((last >> NUMBER_SHIFT) & NUMBER_MASK) * KEY_BYTES, NO_KEY);
  let best = NO_KEY;
  for (let at = list; at < end; at += KEY_BYTES) {
    const key = load<i32>(at);
    best = select<i32>(key, best, key > best);
  }
  return best;
}
