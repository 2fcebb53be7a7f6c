import { fetchReadable } from '../../engine/loadFiles.ts';
import type { ratedAfter as RatedAfter } from '../../study/exercises/glicko.ts';
import { type PuzzleEntry, readPuzzleEntries } from '../../study/exercises/puzzles.ts';

/** Loads the built-in puzzles; `undefined` if that fails. */
export type LoadPuzzles = () => Promise<readonly PuzzleEntry[] | undefined>;

const read = (bytes: ArrayBuffer): readonly PuzzleEntry[] | undefined => {
  const entries = readPuzzleEntries(new TextDecoder().decode(bytes));
  return entries.length > 0 ? entries : undefined;
};

/** Fetches the puzzles on the first request, and again after a failure. Some servers answer a wrong address with an HTML page. */
export const puzzlesFrom = (url: string, limit?: number): LoadPuzzles => {
  let entries: readonly PuzzleEntry[] | undefined;
  return async () => {
    entries ??= await fetchReadable(url, read, limit);
    return entries;
  };
};

let compute: typeof RatedAfter | undefined;

/** Loads the code behind `puzzleRatingAfter`. It comes with the puzzles, since no game needs it. */
export const loadRating = async (): Promise<void> => {
  compute ??= (await import('../../study/exercises/glicko.ts')).ratedAfter;
};

/** The rating after a puzzle, which counts as a game against it. Requires `loadRating`. */
export const puzzleRatingAfter: typeof RatedAfter = (...given) => {
  if (compute === undefined) throw new Error('The rating of puzzles has not been loaded.');
  return compute(...given);
};
