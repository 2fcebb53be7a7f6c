import { emptySquares } from '../game/board.ts';
import type { Position } from '../game/position.ts';
import { chance } from '../game/random.ts';
import { SQUARE_COUNT, type Square } from '../game/square.ts';
import { BOOK_LOSS, type BookUse } from './bookUse.ts';
import { ROLLS } from './rolls.ts';
import type { ComputerTurn } from './turn.ts';

/** A move of the opening book. */
export interface BookMove {
  /** The equivalent squares of the move: several if the position is symmetric. */
  readonly squares: readonly Square[];
  /** Number of games with this move at this point. */
  readonly games: number;
  /** The engine's value in discs for the side that makes the move; undefined if it was not searched. */
  readonly value: number | undefined;
}

/** The part of the opening book that opponents read. */
export interface MoveBook {
  at(position: Position): { readonly value: number | undefined } | undefined;
  movesAt(position: Position): readonly BookMove[];
}

/** Discs that a best move may lose, and in the first plies of an even game, for variety. */
export const BEST_LOSS = 0.5;
const VARIED = { loss: 1, untilPly: 10 } as const;

interface MoveWithLoss extends BookMove {
  readonly loss: number;
}

/** A move with its share of the games in which it is chosen, not normalized. */
export interface WeighedMove extends BookMove {
  readonly weight: number;
}

/** The moves with a value, and what they lose against the best move or the value of the position. */
const movesWithLoss = (book: MoveBook, position: Position): readonly MoveWithLoss[] => {
  const known = book.movesAt(position).filter(({ value }) => value !== undefined);
  const best = Math.max(book.at(position)?.value ?? -Infinity, ...known.map(({ value = 0 }) => value));
  return known.map(move => ({ ...move, loss: best - (move.value ?? -Infinity) }));
};

const DISCS_OF_START = 4;

/** Whether full strength may lose a disc for the sake of variety: only early, and only in an even position. */
const mayVary = (book: MoveBook, position: Position): boolean =>
  SQUARE_COUNT - emptySquares(position).size - DISCS_OF_START < VARIED.untilPly &&
  book.at(position)?.value === 0;

/** The moves that each use allows; full strength has none where its search found a better move outside the book. */
const ALLOWED: Readonly<
  Record<BookUse, (book: MoveBook, position: Position) => (move: MoveWithLoss) => boolean>
> = {
  bestMoves: (book, position) => {
    const most = mayVary(book, position) ? VARIED.loss : BEST_LOSS;
    return ({ loss }) => loss <= most;
  },
  tournamentMoves:
    () =>
    ({ games, loss }) =>
      games > 0 && loss <= BOOK_LOSS,
};

/**
 * Common moves are played often, and good ones more often: each disc of loss halves the weight. Without the
 * square root nearly all games would begin alike.
 */
const weightOf = ({ games, loss }: MoveWithLoss): number => Math.sqrt(Math.max(1, games)) / 2 ** loss;

/** The moves among which an opponent draws. */
export const movesToDraw = (book: MoveBook, position: Position, use: BookUse): readonly WeighedMove[] =>
  movesWithLoss(book, position)
    .filter(ALLOWED[use](book, position))
    .map(move => ({ ...move, weight: weightOf(move) }));

/** The book move that an opponent plays; undefined if there is none. Depends only on the position and the seed. */
export const bookMove = (
  book: MoveBook,
  { position, seed }: Pick<ComputerTurn, 'position' | 'seed'>,
  use: BookUse,
): Square | undefined => {
  const moves = movesToDraw(book, position, use);
  const empties = emptySquares(position).size;
  const total = moves.reduce((sum, { weight }) => sum + weight, 0);
  let rest = total * chance(seed, empties, ROLLS.othello.bookMove);
  const drawn = moves.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
  const squares = drawn?.squares ?? [];
  return squares[Math.floor(squares.length * chance(seed, empties, ROLLS.othello.bookSquare))];
};
