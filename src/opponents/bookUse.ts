import { emptySquares } from '../game/board.ts';
import { SQUARE_COUNT } from '../game/square.ts';
import { allowanceOf, FULL_STRENGTH, strengthAt, strengthPoint } from './levels.ts';
import type { ComputerTurn } from './turn.ts';

/**
 * How an opponent plays from the book: full strength plays the best moves, other levels may play those of
 * tournaments.
 */
export type BookUse = 'bestMoves' | 'tournamentMoves';

/**
 * Discs that a tournament move may lose by the engine's values, against the best move or the value of the
 * position: as much as the diagonal opening loses, with which a third of all tournament games begin.
 */
export const BOOK_LOSS = 3;

/** The book has the positions of standard Othello only. */
const isInBookGame = ({ rules, shape }: ComputerTurn['position']): boolean =>
  rules === 'othello' && shape.squares.size === SQUARE_COUNT;

/**
 * How an opponent plays from the book at this turn; undefined if it does not. A level whose allowance for
 * this turn exceeds `BOOK_LOSS` makes its own mistake instead, so a weak level leaves the book early, as
 * beginners do, and stays weak.
 */
export const bookUseOf = ({ seat, position, seed }: ComputerTurn): BookUse | undefined => {
  if (seat.opponent !== 'flipside' || !isInBookGame(position)) return undefined;
  const at = strengthPoint(seat, seed);
  if (at === FULL_STRENGTH) return 'bestMoves';
  const progress = { squares: SQUARE_COUNT, empties: emptySquares(position).size };
  return allowanceOf(strengthAt(at), progress, seed) <= BOOK_LOSS ? 'tournamentMoves' : undefined;
};
