import { BOARD_SIZE, bitOf, count, firstOf, gatherColumn, withoutFirst } from '../board/bitboard';
import { movesOf } from '../board/board';
import { flips } from '../board/moves';
import { countEvaluation, countNode, isAbandoned, startClock } from '../search/time';
import { INFINITY } from './alphaBeta';
import {
  BASE,
  CORNER,
  EDGE,
  EDGE_PENALTY,
  INNER_EDGE,
  INNER_EDGE_PENALTY,
  OUTER_CENTRE,
  depthOf,
  termOf,
} from './characters';
import { DEADLINE_MILLISECONDS } from './parameters';

/**
 * The characters as their program of 2003 played them on 8 x 8, oddities included: a character moves twice before the other
 * side does, a pass costs a ply, the end of the game is not noticed, and columns lack their rows 4 and 5.
 *
 * The rim is a list of 32 places, a bit each: row 1 at 0, row 8 at 8, column a at 16, column h at 22. Nothing lies at 28 to 31.
 */
const CORNER_PLACES: u32 = 0b1000_0001_1000_0001;
/** These lose their value if the place before them, or after them, is not the same side's. */
const AFTER_CORNERS: u32 = (1 << 1) | (1 << 9) | (1 << 17) | (1 << 25);
const BEFORE_CORNERS: u32 = (1 << 6) | (1 << 14) | (1 << 22) | (1 << 30);

let character: i32 = 0;
let countsOther: bool = false;
let best: u64 = 0;
let score: i32 = 0;

/** Finds all moves that the character considers best. The player must have a legal move. */
export function findAsIn2003(player: u64, opponent: u64, chosen: i32): void {
  character = chosen;
  const depth = depthOf(chosen);
  countsOther = (depth & 1) == 1;
  best = 0;
  score = -INFINITY;
  startClock(DEADLINE_MILLISECONDS);
  for (let moves = movesOf(player, opponent); moves != 0; moves = withoutFirst(moves)) {
    const square = firstOf(moves);
    const flipped = flips(player, opponent, square);
    const own = player ^ flipped ^ bitOf(square);
    // The window is wide enough to detect ties with the best move so far.
    const value = search(own, opponent ^ flipped, depth, score == -INFINITY ? score : score - 1, INFINITY);
    if (isAbandoned()) break;
    if (value > score) best = 0;
    if (value >= score) {
      score = value;
      best |= bitOf(square);
    }
  }
  if (best == 0) best = bitOf(firstOf(movesOf(player, opponent)));
}

export function bestSquaresIn2003(): u64 {
  return best;
}

export function bestScoreIn2003(): i32 {
  return score;
}

/** The value for the side to move at `depth` plies. At the leaves that is always the side whose discs the character counts. */
function search(player: u64, opponent: u64, depth: i32, alpha: i32, beta: i32): i32 {
  countNode();
  if (isAbandoned()) return 0;
  if (depth == 0) return leafValue(player, opponent);
  let moves = movesOf(player, opponent);
  if (moves == 0) return -search(opponent, player, depth - 1, -beta, -alpha);
  let value = -INFINITY;
  for (; moves != 0 && value < beta; moves = withoutFirst(moves)) {
    const square = firstOf(moves);
    const flipped = flips(player, opponent, square);
    const own = player ^ flipped ^ bitOf(square);
    value = max(value, -search(opponent ^ flipped, own, depth - 1, -beta, -max(alpha, value)));
  }
  return value;
}

function leafValue(player: u64, opponent: u64): i32 {
  countEvaluation();
  const value = valueIn2003(player, opponent, character);
  return countsOther ? -value : value;
}

/** The value of the discs `own` by the numbers of a character. */
export function valueIn2003(own: u64, other: u64, character: i32): i32 {
  const rim = rimOf(own);
  let value = termOf(character, BASE) * count(own) + termOf(character, CORNER) * popcnt(rim & CORNER_PLACES);
  const edge = termOf(character, EDGE);
  if (edge > 0) value += edgeValue(rim, edge, termOf(character, EDGE_PENALTY));
  const innerEdge = termOf(character, INNER_EDGE);
  if (innerEdge > 0) {
    const beside = innerEdgeOf(own);
    const empty = ~(rim | rimOf(other)) & PLACES;
    value += innerEdge * popcnt(beside & rim) + termOf(character, INNER_EDGE_PENALTY) * popcnt(beside & empty);
  }
  const outerCentre = termOf(character, OUTER_CENTRE);
  if (outerCentre > 0) value += outerCentre * outerCentreCount(own);
  return value;
}

function edgeValue(rim: u32, edge: i32, penalty: i32): i32 {
  const unsafe = rim & ((AFTER_CORNERS & ~(rim << 1)) | (BEFORE_CORNERS & ~(rim >> 1)));
  return edge * popcnt(rim & ~unsafe) + penalty * popcnt(unsafe);
}

const PLACES: u32 = (1 << 28) - 1;

@inline
function rowOf(squares: u64, row: i32): u32 {
  return <u32>(squares >> (row * BOARD_SIZE)) & 0xff;
}

/** Rows 1, 2, 3, 6, 7 and 8 of a column. */
@inline
function columnOf(squares: u64, column: i32): u32 {
  const whole = <u32>gatherColumn(squares, column);
  return (whole & 0b111) | ((whole >> 2) & 0b111000);
}

function rimOf(squares: u64): u32 {
  return rowOf(squares, 0) | (rowOf(squares, 7) << 8) | (columnOf(squares, 0) << 16) | (columnOf(squares, 7) << 22);
}

/** The discs next to the rim, each at the index of the rim disc that it is compared with. */
function innerEdgeOf(squares: u64): u32 {
  const inRow: u32 = 0b0111_1110;
  const left = columnOf(squares, 1) >> 1;
  const right = columnOf(squares, 6) >> 1;
  return (
    (rowOf(squares, 1) & inRow) |
    ((rowOf(squares, 6) & inRow) << 8) |
    (left << 17) |
    ((right & 1) << 22) |
    ((right >> 1) << 25)
  );
}

function outerCentreCount(squares: u64): i32 {
  const inRow: u32 = 0b0011_1100;
  return (
    popcnt(rowOf(squares, 2) & inRow) +
    popcnt(rowOf(squares, 5) & inRow) +
    popcnt(columnOf(squares, 2) >> 2) +
    popcnt(columnOf(squares, 5) >> 2)
  );
}
