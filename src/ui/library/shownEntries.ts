import type { LibraryEntry } from '../../store/library/entry.ts';
import type { LibraryState } from '../../store/library/libraryStore.ts';
import { chosen } from '../../store/library/query.ts';
import type { Shell } from '../kit/shell.ts';
import { entryText, opponentIn } from './entryWords.ts';

type Inputs = readonly unknown[];

const isSame = (a: Inputs, b: Inputs): boolean => a.every((one, index) => one === b[index]);

/** What the list shows: worked out again only when something of it has changed. */
export const createShownEntries = ({ play, words }: Shell): (() => readonly LibraryEntry[]) => {
  let texts = new WeakMap<LibraryEntry, string>();
  let spoken: Inputs = [];
  let known: { readonly inputs: Inputs; readonly shown: readonly LibraryEntry[] } | undefined;

  const textOf = (entry: LibraryEntry, tags: LibraryState['tags']): string => {
    const text =
      texts.get(entry) ??
      entryText(
        words,
        entry,
        tags.filter(({ id }) => entry.tags.includes(id)).map(({ name }) => name),
      );
    texts.set(entry, text);
    return text;
  };

  return () => {
    const { entries, tags, query, sought } = play.stores.library.getState();
    const language = [tags, words.language(), words.sideNames()];
    if (!isSame(language, spoken)) texts = new WeakMap();
    spoken = language;
    const inputs = [entries, query, sought, ...language];
    if (known !== undefined && isSame(inputs, known.inputs)) return known.shown;
    const ids = sought?.ids;
    const shown = chosen(entries.values(), query, {
      textOf: entry => textOf(entry, tags),
      nameOf: entry => opponentIn(words, entry),
      openingOf: ({ opening }) => opening,
    }).filter(({ id }) => ids === undefined || ids.has(id));
    known = { inputs, shown };
    return shown;
  };
};
