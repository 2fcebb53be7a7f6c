import { bitOf, firstOf, withoutFirst } from './bitboard';
import { emptyOf, openCentre } from './board';
import { flips, mobility } from './moves';

let pliesPerPass: i32 = 0;
let ended: u64 = 0;

/** Counts the move sequences of `depth` plies, 1 or more. A pass counts as `passPlies` of them, 0 or 1. */
export function perft(player: u64, opponent: u64, depth: i32, passPlies: i32): u64 {
  pliesPerPass = passPlies;
  ended = 0;
  return visitOpening(player, opponent, depth);
}

/** The number of games in the last count that ended before its depth. */
export function endedGames(): u64 {
  return ended;
}

function visitOpening(player: u64, opponent: u64, depth: i32): u64 {
  let open = openCentre(player, opponent);
  if (depth == 0) return 1;
  if (open == 0) return visit(player, opponent, depth);
  let nodes: u64 = 0;
  for (; open != 0; open = withoutFirst(open)) {
    nodes += visitOpening(opponent, player | bitOf(firstOf(open)), depth - 1);
  }
  return nodes;
}

function visit(player: u64, opponent: u64, depth: i32): u64 {
  const empty = emptyOf(player, opponent);
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
  if (mobility(opponent, player, emptyOf(player, opponent)) == 0) {
    ended++;
    return 0;
  }
  const remaining = depth - pliesPerPass;
  return remaining == 0 ? 1 : visit(opponent, player, remaining);
}
