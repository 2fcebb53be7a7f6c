import { fetchReadable } from '../../engine/loadFiles.ts';
import type { ratedAfter as RatedAfter } from '../../study/exercises/glicko.ts';
import { type PuzzleEntry, readPuzzleEntries } from '../../study/exercises/puzzles.ts';

/** The puzzles that the page comes with; `undefined` if they cannot be loaded. */
export type LoadPuzzles = () => Promise<readonly PuzzleEntry[] | undefined>;

const read = (bytes: ArrayBuffer): readonly PuzzleEntry[] | undefined => {
  const entries = readPuzzleEntries(new TextDecoder().decode(bytes));
  return entries.length > 0 ? entries : undefined;
};

/** Fetches them on the first request; after a failure, again on the next. Some servers answer a wrong address with a page. */
export const puzzlesFrom = (url: string, limit?: number): LoadPuzzles => {
  let entries: readonly PuzzleEntry[] | undefined;
  return async () => {
    entries ??= await fetchReadable(url, read, limit);
    return entries;
  };
};

let compute: typeof RatedAfter | undefined;

/** Loads what `ratedAfter` computes with; that comes with the puzzles, since no game needs it. */
export const loadRating = async (): Promise<void> => {
  compute ??= (await import('../../study/exercises/glicko.ts')).ratedAfter;
};

/** The rating after a puzzle, as after a game against it. `loadRating` comes first. */
export const ratedAfter: typeof RatedAfter = (...given) => {
  if (compute === undefined) throw new Error('The rating of puzzles has not been loaded.');
  return compute(...given);
};
