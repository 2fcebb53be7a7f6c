import { emptySquares } from '../game/board.ts';
import type { Position } from '../game/position.ts';
import { chance } from '../game/random.ts';
import type { Square } from '../game/square.ts';
import { allowanceOf, FULL_STRENGTH, strengthAt, strengthPoint } from './levels.ts';
import type { ComputerTurn } from './opponents.ts';
import { ROLLS } from './rolls.ts';

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

/**
 * Discs that a book move may lose by the engine's values, against the best move or the value of the position:
 * as much as the diagonal opening loses, with which a third of all tournament games begin.
 */
export const BOOK_LOSS = 3;

/**
 * Whether an opponent plays from the book at this turn. Full strength never does. A level whose allowance for
 * this turn exceeds `BOOK_LOSS` makes its own mistake instead, so a weak level leaves the book early, as
 * beginners do, and stays weak.
 */
export const looksIntoBook = ({ seat, position, seed }: ComputerTurn): boolean => {
  const { opponent, level } = seat;
  if (opponent !== 'flipside' || level >= FULL_STRENGTH || position.rules !== 'othello') return false;
  const progress = { squares: position.shape.squares.size, empties: emptySquares(position).size };
  return allowanceOf(strengthAt(strengthPoint(seat, seed)), progress, seed) <= BOOK_LOSS;
};

interface SoundMove extends BookMove {
  readonly loss: number;
}

/** The moves that were played in games and lose no more than `BOOK_LOSS`. */
const soundMoves = (book: MoveBook, position: Position): readonly SoundMove[] => {
  const known = book.movesAt(position).filter(({ value }) => value !== undefined);
  const best = Math.max(book.at(position)?.value ?? -Infinity, ...known.map(({ value = 0 }) => value));
  return known
    .map(move => ({ ...move, loss: best - (move.value ?? -Infinity) }))
    .filter(({ games, loss }) => games > 0 && loss <= BOOK_LOSS);
};

/**
 * Common moves are played often, and good ones more often: each disc of loss halves the weight. Without the
 * square root nearly all games would begin alike.
 */
const weightOf = ({ games, loss }: SoundMove): number => Math.sqrt(games) / 2 ** loss;

/** The book move that an opponent plays; undefined if there is none. Depends only on the position and the seed. */
export const bookMove = (
  book: MoveBook,
  { position, seed }: Pick<ComputerTurn, 'position' | 'seed'>,
): Square | undefined => {
  const moves = soundMoves(book, position);
  const empties = emptySquares(position).size;
  const total = moves.reduce((sum, move) => sum + weightOf(move), 0);
  let rest = total * chance(seed, empties, ROLLS.othello.bookMove);
  const drawn = moves.find(move => {
    rest -= weightOf(move);
    return rest < 0;
  });
  const squares = drawn?.squares ?? [];
  return squares[Math.floor(squares.length * chance(seed, empties, ROLLS.othello.bookSquare))];
};
