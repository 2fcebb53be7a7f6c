import { SQUARE_COUNT, count, diagonalNeighbours, orthogonalNeighbours, withNeighbours } from '../board/bitboard';
import { boardCorners, boardSquares, emptyOf, openCentre } from '../board/board';
import { mobility } from '../board/moves';
import { DISC } from './parameters';
import { edgeSquares, stableDiscs, useEdges } from './stability';
import { PHASES, TERMS } from './weights';

/**
 * The static evaluation for any board: a sum of terms, each the player's less the opponent's, with weights that depend on
 * how full the board is.
 */
const TERM_BYTES: i32 = sizeof<i16>();
const ROW_BYTES: i32 = TERMS * TERM_BYTES;

const terms: usize = memory.data(TERMS * TERM_BYTES, 16);
/** A row of weights for each number of empty squares on the board in use. */
const rows: usize = memory.data((SQUARE_COUNT + 1) * ROW_BYTES, 16);

/** Prepares for the board in use, with the weights for its rules. */
export function useEvaluation(weights: StaticArray<i16>): void {
  const board = boardSquares();
  useEdges(board);
  const squares = count(board);
  for (let empties = 0; empties <= squares; empties++) {
    for (let term = 0; term < TERMS; term++) {
      const at = rows + empties * ROW_BYTES + term * TERM_BYTES;
      store<i16>(at, weightAt(weights, term, empties, squares));
    }
  }
}

/** Interpolated between the two nearest phases. */
function weightAt(weights: StaticArray<i16>, term: i32, empties: i32, squares: i32): i16 {
  const place = empties * (PHASES - 1);
  const phase = min(place / squares, PHASES - 2);
  const onward = place - phase * squares;
  const before = <i32>weights[phase * TERMS + term];
  const after = <i32>weights[(phase + 1) * TERMS + term];
  return <i16>((before * (squares - onward) + after * onward) / squares);
}

@inline
function setTerm(index: i32, value: i32): void {
  store<i16>(terms + index * TERM_BYTES, value);
}

/** How much larger `own` is than `other`, as a share of both, in 64ths. */
@inline
function share(own: i32, other: i32): i32 {
  return ((own - other) << 6) / (own + other + 1);
}

/** Writes the terms of a position with the legal moves `moves`, in the order of the weights, and returns their address. */
export function writeTerms(player: u64, opponent: u64, moves: u64): usize {
  const empty = emptyOf(player, opponent);
  const replies = mobility(opponent, player, empty);
  const nextToEmpty = withNeighbours(empty);
  const corners = boardCorners();
  const emptyCorners = empty & corners;
  const inner = ~corners;
  const xSquares = diagonalNeighbours(emptyCorners) & inner;
  const cSquares = orthogonalNeighbours(emptyCorners) & inner;
  const risky = xSquares | cSquares;
  const ownMoves = count(moves);
  const otherMoves = count(replies);
  const ownStable = stableDiscs(player);
  const otherStable = stableDiscs(opponent);
  const loose = edgeSquares() & ~(corners | cSquares | ownStable | otherStable);
  const discs = count(player);
  const others = count(opponent);
  setTerm(0, 1);
  setTerm(1, (count(empty) & 1) == 0 ? -1 : 1);
  setTerm(2, discs - others);
  setTerm(3, ownMoves - otherMoves);
  setTerm(4, share(ownMoves, otherMoves));
  setTerm(5, count(withNeighbours(opponent) & empty) - count(withNeighbours(player) & empty));
  setTerm(6, count(player & nextToEmpty) - count(opponent & nextToEmpty));
  setTerm(7, count(player & corners) - count(opponent & corners));
  setTerm(8, count(moves & corners) - count(replies & corners));
  setTerm(9, count(player & xSquares) - count(opponent & xSquares));
  setTerm(10, count(player & cSquares) - count(opponent & cSquares));
  setTerm(11, count(ownStable & inner) - count(otherStable & inner));
  setTerm(12, count(player & loose) - count(opponent & loose));
  setTerm(13, otherMoves == 0 ? 1 : 0);
  setTerm(14, count(moves & ~risky) - count(replies & ~risky));
  setTerm(15, share(discs, others));
  return terms;
}

/** The estimate for the player, whose legal moves are `moves`, in hundredths of a disc. */
@inline
export function estimate(player: u64, opponent: u64, moves: u64): i32 {
  if (openCentre(player, opponent) != 0) return 0;
  writeTerms(player, opponent, moves);
  const row = rows + count(emptyOf(player, opponent)) * ROW_BYTES;
  const sums = i32x4.add(
    i32x4.dot_i16x8_s(v128.load(terms), v128.load(row)),
    i32x4.dot_i16x8_s(v128.load(terms, 16), v128.load(row, 16)),
  );
  const pairs = i32x4.add(sums, i32x4.shuffle(sums, sums, 2, 3, 0, 1));
  const sum = i32x4.extract_lane(pairs, 0) + i32x4.extract_lane(pairs, 1);
  const most = count(boardSquares()) * DISC;
  return min(max(sum, -most), most);
}
