import { count, orthogonalNeighbours } from '../board/bitboard';
import { boardCorners, boardSquares } from '../board/board';
import { Ring } from './rings';

/** The columns of the table: what a character likes. An edge or centre that it does not like is not looked at. */
const DEPTH: i32 = 0;
export const BASE: i32 = 1;
export const EDGE: i32 = 2;
export const EDGE_PENALTY: i32 = 3;
export const INNER_EDGE: i32 = 4;
export const INNER_EDGE_PENALTY: i32 = 5;
export const OUTER_CENTRE: i32 = 6;
export const CORNER: i32 = 7;
const TERMS: i32 = 8;

/** The published numbers: Lennie, Mike, Anita, Claire, Jack, Adam, Donald, Arthur. */
const TABLE: StaticArray<i32> = [
  0, 1, 0, 0, 0, 0, 0, 8,
  1, -1, -2, 1, 0, 0, 0, -8,
  2, 1, 2, -3, 1, -2, 0, 16,
  3, -2, -3, 4, -2, 3, -1, -20,
  4, 1, 8, -3, 4, -2, 2, 24,
  4, 1, 6, -4, 4, -3, 4, 16,
  5, -1, 0, 0, 0, 0, 0, -12,
  6, 1, 4, -4, 2, -3, 3, 16,
];

/** Its search depth after its own move. */
export function depthOf(character: i32): i32 {
  return termOf(character, DEPTH);
}

export function termOf(character: i32, term: i32): i32 {
  return TABLE[character * TERMS + term];
}

/** Characters with an odd depth count the opponent's discs instead of their own, with negative numbers. */
let countsOther: bool = false;
let base: i32 = 0;
let edge: i32 = 0;
let edgePenalty: i32 = 0;
let innerEdge: i32 = 0;
let innerEdgePenalty: i32 = 0;
let outerCentre: i32 = 0;
let corner: i32 = 0;

const edges = new Ring();
const inner = new Ring();
const outer = new Ring();

/** Sets the character, and its rings on the current board, for all following calls. */
export function useCharacter(character: i32): void {
  countsOther = (depthOf(character) & 1) == 1;
  base = termOf(character, BASE);
  edge = termOf(character, EDGE);
  edgePenalty = termOf(character, EDGE_PENALTY);
  innerEdge = termOf(character, INNER_EDGE);
  innerEdgePenalty = termOf(character, INNER_EDGE_PENALTY);
  outerCentre = termOf(character, OUTER_CENTRE);
  corner = termOf(character, CORNER);
  edges.lieOn(boardSquares(), 0);
  inner.lieOn(boardSquares(), 1);
  outer.lieOn(boardSquares(), 2);
}

/** The value of a position for the character, whose discs are `own`, whichever side is to move. */
export function characterValue(own: u64, other: u64): i32 {
  const counted = countsOther ? other : own;
  let value = base * count(counted) + corner * count(counted & boardCorners());
  if (edge > 0) value += edgeValue(counted);
  if (innerEdge > 0) value += innerEdgeValue(counted, boardSquares() & ~(own | other));
  if (outerCentre > 0) value += outerCentre * outer.count(counted);
  return value;
}

/** A disc next to a corner is unsafe unless its side owns that corner; on a side of three squares, both corners. */
function edgeValue(counted: u64): i32 {
  const corners = boardCorners();
  const unsafe = counted & edges.squares() & ~corners & orthogonalNeighbours(corners & ~counted);
  return edge * edges.count(counted & ~unsafe) + edgePenalty * count(unsafe);
}

function innerEdgeValue(counted: u64, empty: u64): i32 {
  return innerEdge * inner.countBeside(counted, counted) + innerEdgePenalty * inner.countBeside(counted, empty);
}
