import { bitOf, count, firstOf, withoutFirst } from './bitboard';
import { flips, mobility } from './moves';

let board: u64 = 0;
let pliesPerPass: i32 = 0;
let ended: u64 = 0;

/** Counts the move sequences of `depth` plies (1 or more) on `squares`; a pass costs `passPlies` of them, 0 or 1. */
export function perft(player: u64, opponent: u64, squares: u64, depth: i32, passPlies: i32): u64 {
  board = squares;
  pliesPerPass = passPlies;
  ended = 0;
  return visit(player, opponent, depth);
}

/** Games of the last count that were over before its depth. */
export function endedGames(): u64 {
  return ended;
}

function visit(player: u64, opponent: u64, depth: i32): u64 {
  const empty = board & ~(player | opponent);
  let moves = mobility(player, opponent, empty);
  if (moves == 0) return visitPass(player, opponent, depth);
  if (depth == 1) return popcnt(moves);
  let nodes: u64 = 0;
  for (; moves != 0; moves = withoutFirst(moves)) {
    const square = firstOf(moves);
    const flipped = flips(player, opponent, square);
    nodes += visit(opponent ^ flipped, player ^ flipped ^ bitOf(square), depth - 1);
  }
  return nodes;
}

function visitPass(player: u64, opponent: u64, depth: i32): u64 {
  if (mobility(opponent, player, board & ~(player | opponent)) == 0) {
    ended++;
    return 0;
  }
  const remaining = depth - pliesPerPass;
  return remaining == 0 ? 1 : visit(opponent, player, remaining);
}
