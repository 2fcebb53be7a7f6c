import type { Color } from '../game/color.ts';
import { type OthelloPosition, play, STANDARD_START } from '../game/othello/position.ts';
import type { Transcript } from '../game/transcript.ts';
import type { BookMove, OpeningBook } from './book.ts';

/** Plies that a line continues after the chosen opening, as long as the book has moves. */
const FURTHER_PLIES = 8;
/** A reply is learned if at least this share of the games plays it. */
const LEAST_SHARE = 0.15;
const MOST_REPLIES = 2;
const MOST_LINES = 6;
/**
 * A move that loses more discs than this by the person's own analysis is not learned, however common it is.
 */
const MOST_LOST = 2;

interface Place {
  readonly transcript: Transcript;
  readonly position: OthelloPosition;
}

const placeAfter = (transcript: Transcript): Place | undefined => {
  let position: OthelloPosition | undefined = STANDARD_START;
  for (const move of transcript)
    position = position === undefined || move === 'pass' ? undefined : play(position, move);
  return position && { transcript, position };
};

/** Whether the person's own analysis, of this move or of the best one, refutes the move. */
const isRefuted = ({ value, after }: BookMove, best: BookMove | undefined): boolean =>
  value !== undefined &&
  best?.value !== undefined &&
  (after.own ?? best.after.own) !== undefined &&
  best.value - value > MOST_LOST;

const NO_VALUE = Number.NEGATIVE_INFINITY;

/** The most common move that the person's own analysis does not refute. */
const ownChoice = (moves: readonly BookMove[]): readonly BookMove[] => {
  const [best] = moves.toSorted((one, other) => (other.value ?? NO_VALUE) - (one.value ?? NO_VALUE));
  return moves.filter(move => !isRefuted(move, best)).slice(0, 1);
};

/**
 * The moves to continue with: the person's side plays the most common move, the other side each common reply.
 */
const continuations = (
  book: OpeningBook,
  { transcript, position }: Place,
  color: Color,
): readonly Place[] => {
  const moves = book.movesAt(position).filter(({ games }) => games > 0);
  const all = book.at(position)?.games ?? 0;
  const isOwn = position.turn === color;
  const chosen = isOwn ? ownChoice(moves) : moves.slice(0, MOST_REPLIES);
  return chosen.flatMap(({ squares: [square], games }, rank) => {
    const after = square === undefined ? undefined : play(position, square);
    const isUsual = rank === 0 || games / all >= LEAST_SHARE;
    return square === undefined || after === undefined || !isUsual
      ? []
      : [{ transcript: [...transcript, square], position: after }];
  });
};

/**
 * Lines to learn of an opening for one side: one for each common continuation of the other side, the most
 * common first. Each ends with a move of the person's side.
 */
export const linesToLearn = (book: OpeningBook, opening: Transcript, color: Color): readonly Transcript[] => {
  const start = placeAfter(opening);
  if (start === undefined) return [];
  const most = opening.length + FURTHER_PLIES;
  const below = (place: Place): readonly Transcript[] => {
    const next = place.transcript.length < most ? continuations(book, place, color) : [];
    return next.length === 0 ? [place.transcript] : next.flatMap(below);
  };
  const isOwnPly = (ply: number): boolean => (ply % 2 === 0) === (color === 'black');
  const ended = below(start).map(line => (isOwnPly(line.length - 1) ? line : line.slice(0, -1)));
  return [...new Map(ended.map(line => [`${line}`, line])).values()].slice(0, MOST_LINES);
};
