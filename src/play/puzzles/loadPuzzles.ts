import { fetchBytes } from '../../engine/loadFiles.ts';
import { type PuzzleEntry, readPuzzleEntries } from '../../study/puzzles.ts';

/** The puzzles that the page comes with; `undefined` if they cannot be loaded. */
export type LoadPuzzles = () => Promise<readonly PuzzleEntry[] | undefined>;

/** Fetches them on the first request; after a failure, again on the next. Some servers answer a wrong address with a page. */
export const puzzlesFrom = (url: string, limit?: number): LoadPuzzles => {
  let entries: readonly PuzzleEntry[] | undefined;
  return async () => {
    if (entries === undefined) {
      const read = readPuzzleEntries(new TextDecoder().decode(await fetchBytes(url, limit)));
      entries = read.length > 0 ? read : undefined;
    }
    return entries;
  };
};
