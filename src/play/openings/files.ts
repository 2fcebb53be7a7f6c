import { fetchReadable, loadPacked } from '../../engine/loadFiles.ts';
import { OpeningBook } from '../../openings/book.ts';
import { BookGames } from '../../openings/games.ts';
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

export const openingFilesFrom = (urls: Readonly<Record<keyof OpeningFiles, string>>): OpeningFiles => ({
  names: () => fetchReadable(urls.names, bytes => OpeningNames.read(parsed(bytes))),
  book: async () => {
    const bytes = await loadPacked(urls.book);
    return bytes && OpeningBook.read(bytes);
  },
  games: async () => {
    const bytes = await loadPacked(urls.games);
    return bytes && BookGames.read(new TextDecoder().decode(bytes));
  },
});
