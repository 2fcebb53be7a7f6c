import { SQUARE_COUNT, count, diagonalNeighbours, orthogonalNeighbours, withNeighbours } from '../board/bitboard';
import { boardCorners, boardSquares, emptyOf, openCentre } from '../board/board';
import { mobility } from '../board/moves';
import { MAX_THREADS, threadOffset } from '../threads/threadMemory';
import { DISC } from './parameters';
import { edgeSquares, stableDiscs, useEdges } from './stability';
import { PHASES, TERMS } from './weights';

/**
 * The static evaluation for any board: a sum of terms, each the player's minus the opponent's, with weights that depend on
 * how full the board is.
 */
const TERM_BYTES: i32 = sizeof<i16>();
const ROW_BYTES: i32 = TERMS * TERM_BYTES;

const TERMS_BYTES: usize = <usize>(TERMS * TERM_BYTES);
/** Each thread has its own. */
const allTerms: usize = memory.data(TERMS * TERM_BYTES * MAX_THREADS, 16);
/** A row of weights for each number of empty squares on the current board. */
const rows: usize = memory.data((SQUARE_COUNT + 1) * ROW_BYTES, 16);

/** Prepares for the current board, with the weights for its rules. */
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
function setTerm(terms: usize, index: i32, value: i32): void {
  store<i16>(terms + index * TERM_BYTES, value);
}

/** The relative difference of `own` and `other`, in 64ths. */
@inline
function share(own: i32, other: i32): i32 {
  return ((own - other) << 6) / (own + other + 1);
}

/** Writes the terms of a position with the legal moves `moves`, in the order of the weights, and returns their address. */
export function writeTerms(player: u64, opponent: u64, moves: u64): usize {
  const terms = allTerms + threadOffset(TERMS_BYTES);
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
  setTerm(terms, 0, 1);
  setTerm(terms, 1, (count(empty) & 1) == 0 ? -1 : 1);
  setTerm(terms, 2, discs - others);
  setTerm(terms, 3, ownMoves - otherMoves);
  setTerm(terms, 4, share(ownMoves, otherMoves));
  setTerm(terms, 5, count(withNeighbours(opponent) & empty) - count(withNeighbours(player) & empty));
  setTerm(terms, 6, count(player & nextToEmpty) - count(opponent & nextToEmpty));
  setTerm(terms, 7, count(player & corners) - count(opponent & corners));
  setTerm(terms, 8, count(moves & corners) - count(replies & corners));
  setTerm(terms, 9, count(player & xSquares) - count(opponent & xSquares));
  setTerm(terms, 10, count(player & cSquares) - count(opponent & cSquares));
  setTerm(terms, 11, count(ownStable & inner) - count(otherStable & inner));
  setTerm(terms, 12, count(player & loose) - count(opponent & loose));
  setTerm(terms, 13, otherMoves == 0 ? 1 : 0);
  setTerm(terms, 14, count(moves & ~risky) - count(replies & ~risky));
  setTerm(terms, 15, share(discs, others));
  return terms;
}

/** The estimate for the player, whose legal moves are `moves`, in hundredths of a disc. */
@inline
export function estimate(player: u64, opponent: u64, moves: u64): i32 {
  if (openCentre(player, opponent) != 0) return 0;
  const terms = writeTerms(player, opponent, moves);
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
