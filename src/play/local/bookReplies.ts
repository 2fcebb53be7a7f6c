import type { SearchResult } from '../../engine/searchRequest.ts';
import type { OpeningBook } from '../../openings/book.ts';
import { bookMove, looksIntoBook } from '../../opponents/bookMove.ts';
import type { ComputerTurn } from '../../opponents/opponents.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import type { PlayContext } from '../context.ts';
import { fetchOpenings } from '../files/openings.ts';
import { notify } from '../notices.ts';

/** The book, once it is there; undefined if it cannot be fetched, of which the person is told once. */
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

/** What the engine would say of a move that nobody has searched. */
const unsearched = (square: SearchResult['square']): SearchResult => ({
  square,
  score: 0,
  depth: 0,
  evaluations: 0,
  exact: false,
  milliseconds: 0,
});

/** Looks a reply up in the book of tournament games; undefined where the computer thinks for itself. */
export const bookReplyTo = (
  context: PlayContext,
  turn: ComputerTurn,
): (() => Promise<SearchResult | undefined>) | undefined => {
  if (!context.stores.settings.getState().bookOpenings || !looksIntoBook(turn)) return undefined;
  return async () => {
    const book = await bookOf(context);
    const square = book && bookMove(book, turn);
    return square === undefined ? undefined : unsearched(square);
  };
};
