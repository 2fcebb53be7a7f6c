import { emptySquares } from '../game/board.ts';
import { opposite } from '../game/color.ts';
import {
  flippedBy,
  isOver,
  legalMoves,
  legalMovesFor,
  type OthelloPosition,
  play,
} from '../game/othello/position.ts';
import { leader } from '../game/othello/result.ts';
import { parseSquare, type Square } from '../game/square.ts';
import { SquareSet } from '../game/squareSet.ts';
import { chance } from './chance.ts';
import { allowanceOf } from './levels.ts';
import type { MoveScore, SearchResult } from './searchRequest.ts';

/** A game's first plies, in which every level varies its moves from game to game. */
const VARIED_PLIES = 10;
/** Discs that variety may cost. */
const VARIED_LOSS = 1;
/** A corner that costs no more than this is taken. */
const CORNER_LOSS = 2;
/** Moves whose scores differ by no more than this are equal to the eye. */
const EQUAL_DISCS = 1;
/** Keeps the lot apart from those that spread the budget. */
const LOT = 1;

const CORNERS = SquareSet.of(...(['a1', 'h1', 'a8', 'h8'] as const).map(name => parseSquare(name)));

/** A legal move as a player of some level looks at it. */
interface Candidate {
  readonly square: Square;
  /** Discs behind the best move. */
  readonly loss: number;
  readonly after: OthelloPosition;
}

const lookAt = (position: OthelloPosition, moves: readonly MoveScore[]): readonly Candidate[] => {
  const best = Math.max(...moves.map(({ score }) => score));
  return moves.flatMap(({ square, score }) => {
    const after = play(position, square);
    return after === undefined ? [] : [{ square, loss: best - score, after }];
  });
};

const plyOf = (position: OthelloPosition): number =>
  position.shape.squares.size - 4 - emptySquares(position).size;

/** Whether what a turn loses is left to chance, so that the score of every move is wanted. */
export const isVaried = (level: number, position: OthelloPosition, seed: number): boolean =>
  plyOf(position) < VARIED_PLIES || allowanceOf(level, emptySquares(position).size, seed) > 0;

const winsAtOnce = ({ turn }: OthelloPosition, { after }: Candidate): boolean =>
  isOver(after) && leader(after) === turn;

/** Whether the other side can take every disc with its next move. */
const invitesWipeout = ({ turn }: OthelloPosition, { after }: Candidate): boolean =>
  after.turn !== turn &&
  [...legalMoves(after)].some(square => play(after, square)?.discs[turn].isEmpty() ?? false);

/** Whether the move lets the other side take a corner that it could not take before. */
const givesCorner = (position: OthelloPosition, { after }: Candidate): boolean => {
  const other = opposite(position.turn);
  const before = legalMovesFor(position, other);
  return !legalMovesFor(after, other).diff(before).intersect(CORNERS).isEmpty();
};

/** Leaves out those that `isBad`, unless no others are left. */
const without = (
  candidates: readonly Candidate[],
  isBad: (candidate: Candidate) => boolean,
): readonly Candidate[] => {
  const good = candidates.filter(candidate => !isBad(candidate));
  return good.length > 0 ? good : candidates;
};

/** Leaves out what gives a corner away for nothing, since another move is about as good or a little better. */
const withoutGifts = (position: OthelloPosition, candidates: readonly Candidate[]): readonly Candidate[] => {
  const careful = candidates.filter(candidate => !givesCorner(position, candidate));
  const isGift = ({ loss }: Candidate): boolean =>
    careful.some(other => other.loss <= loss && other.loss >= loss - EQUAL_DISCS);
  return candidates.filter(candidate => careful.includes(candidate) || !isGift(candidate));
};

const best = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (found, candidate) => (found === undefined || candidate.loss < found.loss ? candidate : found),
    undefined,
  );

/** A mistake comes close to the `dearest` there is to make, and looks tempting: it flips many discs. */
const weightOf = (position: OthelloPosition, { square, loss }: Candidate, dearest: number): number =>
  flippedBy(position, square).size / (1 + dearest - loss);

/** Draws one; `lot` is from 0 to 1. */
const draw = (
  candidates: readonly Candidate[],
  weigh: (candidate: Candidate) => number,
  lot: number,
): Candidate | undefined => {
  let left = lot * candidates.reduce((sum, candidate) => sum + weigh(candidate), 0);
  return candidates.find(candidate => {
    left -= weigh(candidate);
    return left <= 0;
  });
};

/**
 * The move that a level of Flipside plays, given the scores of all: one whose loss against the best fits what this
 * turn may lose. The same position, seed and scores give the same move. Without scores it is the best one.
 */
export const chooseMove = (
  level: number,
  { square, moves = [] }: SearchResult,
  position: OthelloPosition,
  seed: number,
): Square => {
  const seen = lookAt(position, moves);
  const winning = best(seen.filter(candidate => winsAtOnce(position, candidate)));
  if (winning !== undefined) return winning.square;
  const sound = withoutGifts(
    position,
    without(seen, candidate => invitesWipeout(position, candidate)),
  );
  const empties = emptySquares(position).size;
  const allowance = allowanceOf(level, empties, seed);
  const least = best(sound)?.loss ?? 0;
  const margin = Math.max(allowance, plyOf(position) < VARIED_PLIES ? VARIED_LOSS : 0);
  const allowed = sound.filter(({ loss }) => loss <= least + margin);
  const corner = best(allowed.filter(({ square, loss }) => CORNERS.has(square) && loss <= CORNER_LOSS));
  const dearest = Math.max(...allowed.map(({ loss }) => loss));
  const weigh = (candidate: Candidate): number =>
    allowance === 0 ? 1 : weightOf(position, candidate, dearest);
  const chosen = corner ?? draw(allowed, weigh, chance(seed, empties, LOT));
  return chosen?.square ?? square;
};
