import { occupied } from '../../../src/game/board.ts';
import { opposite } from '../../../src/game/color.ts';
import {
  isOver,
  legalMoves,
  legalMovesFor,
  type OthelloPosition,
  play,
} from '../../../src/game/othello/position.ts';
import { cornersOf } from '../../../src/game/shape.ts';
import { distanceBetween, type Square } from '../../../src/game/square.ts';
import type { SquareSet } from '../../../src/game/squareSet.ts';
import type { PlainMethod } from '../../../testkit/engine/engine.ts';
import { documentMove } from './documentMinimax.ts';

/** Slow references for the engine's evaluations and search. */

interface Sides {
  readonly own: SquareSet;
  readonly other: SquareSet;
  readonly empty: readonly Square[];
}

const sidesOf = (position: OthelloPosition): Sides => ({
  own: position.discs[position.turn],
  other: position.discs[opposite(position.turn)],
  empty: [...position.shape.squares.diff(occupied(position))],
});

const cornerDifference = (position: OthelloPosition): number => {
  const corners = cornersOf(position.shape);
  const { own, other } = sidesOf(position);
  return own.intersect(corners).size - other.intersect(corners).size;
};

const touches = (square: Square, squares: Iterable<Square>): boolean =>
  [...squares].some(each => distanceBetween(square, each) === 1);

const emptiesBeside = (discs: SquareSet, empty: readonly Square[]): number =>
  empty.filter(square => touches(square, discs)).length;

const discsBeside = (discs: SquareSet, empty: readonly Square[]): number =>
  [...discs].filter(square => touches(square, empty)).length;

export const minimaxEstimate = (position: OthelloPosition): number => {
  const { own, other, empty } = sidesOf(position);
  return (
    4000 * cornerDifference(position) +
    (own.size - other.size) -
    10 * (emptiesBeside(own, empty) - emptiesBeside(other, empty)) +
    1000 * legalMoves(position).size
  );
};

export const bitboardEstimate = (position: OthelloPosition): number => {
  const { own, other, empty } = sidesOf(position);
  const replies = legalMovesFor(position, opposite(position.turn));
  return (
    16 * cornerDifference(position) +
    2 * (legalMoves(position).size - replies.size) -
    (discsBeside(own, empty) - discsBeside(other, empty))
  );
};

/** In Anti-Othello the estimate is negated. */
const negatedIfAnti = (rules: OthelloPosition['rules'], value: number): number =>
  rules === 'anti' ? 0 - value : value;

const bitboardFinal = (difference: number): number => difference * 2 ** 20;

/** The best value that the side to move can force in `depth` plies, by brute force. */
const referenceValue = (position: OthelloPosition, depth: number): number => {
  const { own, other } = sidesOf(position);
  if (isOver(position)) return negatedIfAnti(position.rules, bitboardFinal(own.size - other.size));
  if (depth === 0) return negatedIfAnti(position.rules, bitboardEstimate(position));
  return Math.max(...[...legalMoves(position)].map(square => referenceMoveValue(position, square, depth)));
};

const referenceMoveValue = (position: OthelloPosition, square: Square, depth: number): number => {
  const after = play(position, square) as OthelloPosition;
  const value = referenceValue(after, depth - 1);
  return after.turn === position.turn ? value : 0 - value;
};

/** A move with its value for the side to move. */
export interface ReferenceChoice {
  readonly square: Square;
  readonly score: number;
}

/** The first of the best moves, row by row from a1 to h8. */
const bitboardMove = (position: OthelloPosition, depth: number): ReferenceChoice => {
  const score = referenceValue(position, depth);
  const square = [...legalMoves(position)].find(
    candidate => referenceMoveValue(position, candidate, depth) === score,
  );
  return { square: square as Square, score };
};

const CHOOSE = { minimax: documentMove, bitboard: bitboardMove } as const;

export const referenceMinimax = (
  position: OthelloPosition,
  depth: number,
  by: PlainMethod,
): ReferenceChoice => CHOOSE[by](position, depth);
