import { type Board, discCounts, emptySquares, occupied, withDisc } from '../board.ts';
import { type ByColor, type Color, opposite } from '../color.ts';
import { centreSquares, type Shape, STANDARD_SHAPE } from '../shape.ts';
import type { Square } from '../square.ts';
import { SquareSet } from '../squareSet.ts';
import { flips, mobility } from './flips.ts';

/**
 * `reversi` begins on an empty board: the sides first take turns filling the four centre squares, and nothing
 * flips. In `anti` fewer discs win. Everything else is the same.
 */
export const OTHELLO_RULES = ['othello', 'reversi', 'anti'] as const;
export type OthelloRules = (typeof OTHELLO_RULES)[number];

/**
 * The turn is always settled: the side to move has a legal move unless neither side has one. So if it has
 * none, the game is over.
 */
export interface OthelloPosition extends Board {
  readonly rules: OthelloRules;
}

/** The centre squares still to be filled; none in games that begin with discs. */
export const openCentre = (position: OthelloPosition): SquareSet =>
  position.rules === 'reversi'
    ? SquareSet.of(...centreSquares(position.shape)).intersect(emptySquares(position))
    : SquareSet.empty;

/** Whether a disc lies outside the centre before the centre is full, which no game can reach. */
export const hasBegunEarly = (position: OthelloPosition): boolean =>
  !openCentre(position).isEmpty() &&
  !occupied(position)
    .diff(SquareSet.of(...centreSquares(position.shape)))
    .isEmpty();

export const legalMovesFor = (position: OthelloPosition, color: Color): SquareSet => {
  const centre = openCentre(position);
  if (!centre.isEmpty()) return centre;
  return mobility(position.discs[color], position.discs[opposite(color)], emptySquares(position));
};

export const legalMoves = (position: OthelloPosition): SquareSet => legalMovesFor(position, position.turn);
export const isOver = (position: OthelloPosition): boolean => legalMoves(position).isEmpty();

/** The discs that the side to move would flip on `square`; empty if the move is illegal or flips nothing. */
export const flippedBy = (position: OthelloPosition, square: Square): SquareSet => {
  const { discs, turn } = position;
  if (!emptySquares(position).has(square) || !openCentre(position).isEmpty()) return SquareSet.empty;
  return flips(discs[turn], discs[opposite(turn)], square);
};

/** Gives the turn to `preferred`, or to the other side if only that one can move. */
export const settleTurn = (
  shape: Shape,
  discs: ByColor<SquareSet>,
  preferred: Color,
  rules: OthelloRules = 'othello',
): OthelloPosition => {
  const position: OthelloPosition = { rules, shape, discs, turn: preferred };
  const passed: OthelloPosition = { ...position, turn: opposite(preferred) };
  return isOver(position) && !isOver(passed) ? passed : position;
};

/** The position after the side to move plays `square`, or `undefined` if that is not legal. */
export const play = (position: OthelloPosition, square: Square): OthelloPosition | undefined => {
  const { rules, shape, turn } = position;
  const flipped = flippedBy(position, square);
  if (flipped.isEmpty() && !openCentre(position).has(square)) return undefined;
  return settleTurn(shape, withDisc(position, turn, square, flipped), opposite(turn), rules);
};

/** The position after a pass, or `undefined` if the other side could not move. */
export const pass = (position: OthelloPosition): OthelloPosition | undefined => {
  const passed: OthelloPosition = { ...position, turn: opposite(position.turn) };
  return isOver(passed) ? undefined : passed;
};

/** The usual start: four discs in the centre, White at the upper left and lower right, Black to move. */
export const crossStart = (shape: Shape, rules: OthelloRules = 'othello'): OthelloPosition => {
  const [upperLeft, upperRight, lowerLeft, lowerRight] = centreSquares(shape);
  const black = SquareSet.of(upperRight, lowerLeft);
  return settleTurn(shape, { black, white: SquareSet.of(upperLeft, lowerRight) }, 'black', rules);
};

/** The empty board of Reversi, Black to move. */
export const openStart = (shape: Shape): OthelloPosition => ({
  rules: 'reversi',
  shape,
  discs: { black: SquareSet.empty, white: SquareSet.empty },
  turn: 'black',
});

export const STANDARD_START: OthelloPosition = crossStart(STANDARD_SHAPE);

/** The side with more discs. */
export const leader = (position: OthelloPosition): Color | 'draw' => {
  const { black, white } = discCounts(position);
  if (black === white) return 'draw';
  return black > white ? 'black' : 'white';
};

/** The score as usually published: Black's final discs, with empty squares given to the winner, 0 to 64. */
export const blackScoreEmptiesToWinner = (position: OthelloPosition): number => {
  const { black } = discCounts(position);
  const empties = emptySquares(position).size;
  const winner = leader(position);
  if (winner === 'draw') return black + empties / 2;
  return winner === 'black' ? black + empties : black;
};
