import type { SearchResult } from '../../engine/searchRequest.ts';
import type { OpeningBook } from '../../openings/book.ts';
import { bookMove } from '../../opponents/bookMove.ts';
import type { BookUse } from '../../opponents/bookUse.ts';
import type { ComputerTurn } from '../../opponents/turn.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import type { PlayContext } from '../context.ts';
import { fetchOpenings } from '../files/openings.ts';
import { notify } from '../notices.ts';

/** The opening book once loaded; undefined if loading fails, which is reported once. */
const bookOf = async (context: PlayContext): Promise<OpeningBook | undefined> => {
  const { openings, app } = context.stores;
  const { type } = openings.getState().book;
  if (type === 'coming')
    await new Promise<void>(resolve => {
      const end = openings.subscribe(({ book }) => {
        if (book.type === 'coming') return;
        end();
        resolve();
      });
    });
  if (type === 'none') {
    await fetchOpenings(context, 'book');
    if (openings.getState().book.type === 'missing') notify(app, 'bookMissing');
  }
  return fetchedValue(openings.getState().book);
};

/** A result in the engine's format for a move that was not searched. */
const unsearched = (square: SearchResult['square']): SearchResult => ({
  square,
  score: 0,
  depth: 0,
  evaluations: 0,
  exact: false,
  milliseconds: 0,
});

/** A reply from the book of openings; undefined if the computer has to search. */
export const bookReplyTo = async (
  context: PlayContext,
  turn: ComputerTurn,
  use: BookUse,
): Promise<SearchResult | undefined> => {
  const book = await bookOf(context);
  const square = book && bookMove(book, turn, use);
  return square === undefined ? undefined : unsearched(square);
};
