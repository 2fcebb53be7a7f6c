import { SQUARE_COUNT, besideOf, count, slantedFrom, withNeighbours } from '../board/bitboard';
import { boardCorners, boardSquares, emptyOf, openCentre } from '../board/board';
import { mobility } from '../board/moves';
import { anchoredDiscs, rimSquares, useEdges } from './anchored';
import { DISC } from './parameters';
import { STAGES, TERMS } from './weights';

/**
 * What a position is worth by sight, on any board: a sum of terms, each the player's less the opponent's, with a
 * weight that depends on how full the board is.
 */
const TERM_BYTES: usize = 2;
const ROW_BYTES: usize = TERMS * <i32>TERM_BYTES;

const terms: usize = memory.data(TERMS * 2, 16);
/** A row of weights for each number of empty squares on the board in use. */
const rows: usize = memory.data((SQUARE_COUNT + 1) * TERMS * 2, 16);

/** Prepares for the board of the game in use, with the weights of its rules. */
export function useEvaluation(weights: StaticArray<i16>): void {
  const board = boardSquares();
  useEdges(board);
  const squares = count(board);
  for (let empties = 0; empties <= squares; empties++) {
    for (let term = 0; term < TERMS; term++) {
      const at = rows + <usize>empties * ROW_BYTES + <usize>term * TERM_BYTES;
      store<i16>(at, weightAt(weights, term, empties, squares));
    }
  }
}

/** Between two stages, in proportion to its distance from both. */
function weightAt(weights: StaticArray<i16>, term: i32, empties: i32, squares: i32): i16 {
  const place = empties * (STAGES - 1);
  const stage = min(place / squares, STAGES - 2);
  const onward = place - stage * squares;
  const before = <i32>weights[stage * TERMS + term];
  const after = <i32>weights[(stage + 1) * TERMS + term];
  return <i16>((before * (squares - onward) + after * onward) / squares);
}

@inline
function setTerm(index: usize, value: i32): void {
  store<i16>(terms + index * TERM_BYTES, value);
}

/** In 64ths: how much more `own` is than `other`, from nothing to all. */
@inline
function share(own: i32, other: i32): i32 {
  return ((own - other) << 6) / (own + other + 1);
}

/** Writes the terms of a position whose player can move to `moves`, in the order of `weights`. */
export function writeTerms(player: u64, opponent: u64, moves: u64): usize {
  const empty = emptyOf(player, opponent);
  const replies = mobility(opponent, player, empty);
  const nextToEmpty = withNeighbours(empty);
  const corners = boardCorners();
  const emptyCorners = empty & corners;
  const inner = ~corners;
  const slanted = slantedFrom(emptyCorners) & inner;
  const beside = besideOf(emptyCorners) & inner;
  const risky = slanted | beside;
  const ownMoves = count(moves);
  const otherMoves = count(replies);
  const ownAnchored = anchoredDiscs(player);
  const otherAnchored = anchoredDiscs(opponent);
  const loose = rimSquares() & ~(corners | beside | ownAnchored | otherAnchored);
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
  setTerm(9, count(player & slanted) - count(opponent & slanted));
  setTerm(10, count(player & beside) - count(opponent & beside));
  setTerm(11, count(ownAnchored & inner) - count(otherAnchored & inner));
  setTerm(12, count(player & loose) - count(opponent & loose));
  setTerm(13, otherMoves == 0 ? 1 : 0);
  setTerm(14, count(moves & ~risky) - count(replies & ~risky));
  setTerm(15, share(discs, others));
  return terms;
}

/** The estimate for the player, who can move to `moves`, in hundredths of a disc. */
@inline
export function estimate(player: u64, opponent: u64, moves: u64): i32 {
  if (openCentre(player, opponent) != 0) return 0;
  writeTerms(player, opponent, moves);
  const row = rows + <usize>count(emptyOf(player, opponent)) * ROW_BYTES;
  const sums = i32x4.add(
    i32x4.dot_i16x8_s(v128.load(terms), v128.load(row)),
    i32x4.dot_i16x8_s(v128.load(terms, 16), v128.load(row, 16)),
  );
  const pairs = i32x4.add(sums, i32x4.shuffle(sums, sums, 2, 3, 0, 1));
  const sum = i32x4.extract_lane(pairs, 0) + i32x4.extract_lane(pairs, 1);
  const most = count(boardSquares()) * DISC;
  return min(max(sum, -most), most);
}
