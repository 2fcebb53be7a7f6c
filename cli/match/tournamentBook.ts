import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Square } from '../../src/game/square.ts';
import { OpeningBook } from '../../src/openings/book.ts';
import { bookMove, looksIntoBook } from '../../src/opponents/bookMove.ts';
import type { ComputerTurn } from '../../src/opponents/opponents.ts';
import { UsageError } from '../program/commandLine.ts';

const FILE = new URL('../../public/assets/openings.book', import.meta.url);

export const readBook = (): OpeningBook => {
  const book = OpeningBook.read(gunzipSync(readFileSync(FILE)));
  if (book === undefined) throw new UsageError('The book of openings cannot be read.');
  return book;
};

/** Finds the move that a page opponent with `Tournament openings` takes from the book. */
export const tournamentReplies = (): ((turn: ComputerTurn) => Square | undefined) => {
  const book = readBook();
  return turn => (looksIntoBook(turn) ? bookMove(book, turn) : undefined);
};
