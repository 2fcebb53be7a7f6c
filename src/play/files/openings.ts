import { fetchReadable, loadPacked } from '../../engine/loadFiles.ts';
import type { OpeningBook } from '../../openings/book.ts';
import type { BookGames } from '../../openings/games.ts';
import { OpeningNames } from '../../openings/names.ts';
import type { OpeningsState } from '../../store/openingsStore.ts';
import type { Stores } from '../../store/stores.ts';

/** Loaders of the opening data; each resolves to `undefined` if loading fails. */
export interface OpeningFiles {
  readonly names: () => Promise<OpeningNames | undefined>;
  readonly book: () => Promise<OpeningBook | undefined>;
  readonly games: () => Promise<BookGames | undefined>;
}

/** Some servers answer a wrong address with an HTML page. */
const parsed = (bytes: ArrayBuffer): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/** The parsers are loaded with the files, since no first game needs them. */
const later = <Module>(module: Promise<Module>): Promise<Module | undefined> => module.catch(() => undefined);

export const openingFilesFrom = (urls: Readonly<Record<keyof OpeningFiles, string>>): OpeningFiles => ({
  names: () => fetchReadable(urls.names, bytes => OpeningNames.read(parsed(bytes))),
  book: async () => {
    const [bytes, code] = await Promise.all([loadPacked(urls.book), later(import('../../openings/book.ts'))]);
    return bytes && code?.OpeningBook.read(bytes);
  },
  games: async () => {
    const [bytes, code] = await Promise.all([
      loadPacked(urls.games),
      later(import('../../openings/games.ts')),
    ]);
    return bytes && code?.BookGames.read(new TextDecoder().decode(bytes));
  },
});

interface Fetching {
  readonly stores: Pick<Stores, 'openings'>;
  readonly files: { readonly openings: OpeningFiles };
}

/** Fetches one kind of opening data into the store, including the loading state. */
export const fetchOpenings = async <K extends keyof OpeningFiles>(
  { stores: { openings }, files }: Fetching,
  file: K,
): Promise<void> => {
  const show = (fetched: OpeningsState[K]): void => openings.setState({ [file]: fetched });
  show({ type: 'coming' });
  const value = await files.openings[file]();
  show((value === undefined ? { type: 'missing' } : { type: 'here', value }) as OpeningsState[K]);
};
