import type { Words } from '../../i18n/words.ts';
import type { LibraryEntry } from '../../store/library/entry.ts';
import type { Reading } from '../../store/library/query.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import type { Stores } from '../../store/stores.ts';
import { entryText, opponentIn } from './entryWords.ts';
import { comparison } from './locale.ts';
import { type OpeningWords, openingWords } from './study/openingWords.ts';

export interface EntryReading extends Reading {
  /** The last opening that a game went through, with a name in the page's language if there is one. */
  readonly openingOf: (entry: LibraryEntry) => OpeningWords | undefined;
}

/** The words of entries in the language of the page, each worked out once. */
export const createEntryReading = (words: Words, stores: Stores): EntryReading => {
  let told: readonly unknown[] = [];
  let texts = new WeakMap<LibraryEntry, string>();
  let openings = new WeakMap<LibraryEntry, readonly OpeningWords[]>();
  const names = () => fetchedValue(stores.openings.getState().names);

  /** Other words make other texts. */
  const forget = (): void => {
    const now = [stores.library.getState().tags, words.language(), words.sideNames(), names()];
    if (now.every((one, index) => one === told[index])) return;
    told = now;
    texts = new WeakMap();
    openings = new WeakMap();
  };

  const openingsIn = (entry: LibraryEntry): readonly OpeningWords[] => {
    forget();
    const known = openings.get(entry);
    if (known !== undefined) return known;
    const found = (entry.openings?.codes ?? []).flatMap(code => {
      const name = names()?.withCode(code);
      return (name && openingWords(words, name)) ?? [];
    });
    openings.set(entry, found);
    return found;
  };

  const openingOf = (entry: LibraryEntry): OpeningWords | undefined => {
    const all = openingsIn(entry);
    const inOwn = all.findLast(({ lang }) => lang === undefined);
    return inOwn ?? all.at(-1);
  };
  const openingsOf = (entry: LibraryEntry): readonly string[] => openingsIn(entry).map(({ text }) => text);

  return {
    openingOf,
    openingsOf,
    nameOf: entry => opponentIn(words, entry),
    compareNames: (one, other) => comparison(words)(one, other),
    textOf: entry => {
      forget();
      const known = texts.get(entry);
      if (known !== undefined) return known;
      const { tags } = stores.library.getState();
      const tagNames = tags.filter(({ id }) => entry.tags.includes(id)).map(({ name }) => name);
      const text = entryText(words, entry, [...tagNames, ...openingsOf(entry)]);
      texts.set(entry, text);
      return text;
    },
  };
};
