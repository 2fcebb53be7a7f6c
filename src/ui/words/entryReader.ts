import type { Words } from '../../i18n/words.ts';
import type { LibraryEntry } from '../../store/library/entry.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import type { Stores } from '../../store/stores.ts';
import { opponentIn } from './entryWords.ts';
import { type OpeningWords, openingWords } from './study/openingWords.ts';

export interface EntryReading {
  /** The last opening that a game went through, with a name in the page's language if there is one. */
  readonly openingOf: (entry: LibraryEntry) => OpeningWords | undefined;
  readonly nameOf: (entry: LibraryEntry) => string;
}

/** What the page says of entries in its language. */
export const createEntryReading = (words: Words, { openings }: Stores): EntryReading => ({
  openingOf: entry => {
    const names = fetchedValue(openings.getState().names);
    const all = (entry.openings?.codes ?? []).flatMap(code => {
      const name = names?.withCode(code);
      return (name && openingWords(words, name)) ?? [];
    });
    return all.findLast(({ lang }) => lang === undefined) ?? all.at(-1);
  },
  nameOf: entry => opponentIn(words, entry),
});
