import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Square } from '../../src/game/square.ts';
import { OpeningBook } from '../../src/openings/book.ts';
import { bookMove } from '../../src/opponents/bookMove.ts';
import { bookUseOf } from '../../src/opponents/bookUse.ts';
import type { ComputerTurn } from '../../src/opponents/turn.ts';
import { UsageError } from '../program/commandLine.ts';

const FILE = new URL('../../public/assets/openings.book', import.meta.url);

export const readBook = (): OpeningBook => {
  const book = OpeningBook.read(gunzipSync(readFileSync(FILE)));
  if (book === undefined) throw new UsageError('The book of openings cannot be read.');
  return book;
};

/**
 * Finds the move that a page opponent takes from the book: full strength always, other levels with `Tournament
 * openings`.
 */
export const bookReplies = (withTournamentMoves: boolean): ((turn: ComputerTurn) => Square | undefined) => {
  const book = readBook();
  return turn => {
    const use = bookUseOf(turn);
    const isAllowed = use === 'bestMoves' || withTournamentMoves;
    return use !== undefined && isAllowed ? bookMove(book, turn, use) : undefined;
  };
};
