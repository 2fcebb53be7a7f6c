import { fetchReadable, loadPacked } from '../../engine/loadFiles.ts';
import type { OpeningBook } from '../../openings/book.ts';
import type { BookGames } from '../../openings/games.ts';
import { OpeningNames } from '../../openings/names.ts';

/** Fetches what is known of openings; each is `undefined` if it cannot be loaded. */
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

/** What reads a file comes with it: no first game needs either. */
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
