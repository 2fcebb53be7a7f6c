import { CORNERS, SQUARE_COUNT, bitOf, count, firstOf, keyOf } from '../board/bitboard';
import { bitLanes, flipLanes } from '../board/lanes';
import { boardOf, lanesOf, mobilityOfLanes } from '../board/mirrored';
import { mobility } from '../board/moves';
import { oddQuadrants } from '../board/parity';
import { stabilityBound } from '../board/stability';
import { NO_MOVE } from '../search/moveList';
import { mayStabilityCut } from './cuts';
import { NO_PLAY, finalScore, solve4 } from './lastEmpties';
import { bestAt, holds, keepAt, lowerAt, smallPlaceOf, upperAt } from './smallHash';
import { countVisit } from './visits';

/**
 * Five and six empty squares, with null windows. Odd quadrants come first, and moves are not examined before they are tried.
 * With six, ordering by replies visits as many nodes and takes 5 % more time.
 */

/** The moves on the preferred squares, or all moves if none is there. */
@inline
function preferred(moves: u64, squares: u64): u64 {
  return select<u64>(moves & squares, moves, (moves & squares) != 0);
}

/** `moves` are the player's. The stability cutoff saves 2 % of the time. */
export function solve5(players: v128, opponents: v128, moves: u64, alpha: i32): i32 {
  countVisit();
  const player = boardOf(players);
  const opponent = boardOf(opponents);
  const empty = ~(player | opponent);
  if (moves == 0) {
    const replies = mobility(opponent, player, empty);
    if (replies == 0) return finalScore(count(player), 5);
    return -solve5(opponents, players, replies, ~alpha);
  }
  if (mayStabilityCut(opponent, alpha, 5)) {
    const bound = stabilityBound(player, opponent);
    if (bound <= alpha) return bound;
  }
  const odd = oddQuadrants(empty);
  let best = NO_PLAY;
  for (let rest = moves; rest != 0 && best <= alpha; ) {
    const square = firstOf(preferred(rest, odd));
    const bit = bitOf(square);
    rest ^= bit;
    const flipped = flipLanes(players, opponents, square);
    const other = v128.xor(v128.xor(players, flipped), bitLanes(square));
    best = max(best, -solve4(v128.xor(opponents, flipped), other, ~alpha));
  }
  return best;
}

/** Six empty squares, with the small table: its move comes first, and corners before other squares. */
export function solve6(player: u64, opponent: u64, moves: u64, alpha: i32): i32 {
  countVisit();
  const empty = ~(player | opponent);
  if (moves == 0) {
    const replies = mobility(opponent, player, empty);
    if (replies == 0) return finalScore(count(player), 6);
    return -solve6(opponent, player, replies, ~alpha);
  }
  if (mayStabilityCut(opponent, alpha, 6)) {
    const bound = stabilityBound(player, opponent);
    if (bound <= alpha) return bound;
  }
  const key = keyOf(player, opponent);
  const place = smallPlaceOf(key);
  let lower = -SQUARE_COUNT;
  let upper = SQUARE_COUNT;
  let first = NO_MOVE;
  if (holds(place, key)) {
    lower = lowerAt(place);
    if (lower > alpha) return lower;
    upper = upperAt(place);
    if (upper <= alpha) return upper;
    first = bestAt(place);
  }
  const odd = oddQuadrants(empty);
  const players = lanesOf(player);
  const opponents = lanesOf(opponent);
  let best = NO_PLAY;
  for (let rest = moves; rest != 0; ) {
    const square = rest == moves && first != NO_MOVE ? first : firstByCorner(preferred(rest, odd));
    const bit = bitOf(square);
    rest ^= bit;
    const flipped = flipLanes(players, opponents, square);
    const next = v128.xor(opponents, flipped);
    const other = v128.xor(v128.xor(players, flipped), bitLanes(square));
    best = max(best, -solve5(next, other, mobilityOfLanes(next, other, empty ^ bit), ~alpha));
    if (best <= alpha) continue;
    keepAt(place, key, best, upper, square);
    return best;
  }
  keepAt(place, key, lower, best, first);
  return best;
}

@inline
function firstByCorner(squares: u64): i32 {
  return firstOf(preferred(squares, CORNERS));
}
