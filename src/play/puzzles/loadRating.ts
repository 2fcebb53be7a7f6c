import type { ratedAfter as RatedAfter } from '../../study/glicko.ts';

let compute: typeof RatedAfter | undefined;

/** Loads what `ratedAfter` computes with; that comes with the puzzles, since no game needs it. */
export const loadRating = async (): Promise<void> => {
  compute ??= (await import('../../study/glicko.ts')).ratedAfter;
};

/** The rating after a puzzle, as after a game against it. `loadRating` comes first. */
export const ratedAfter: typeof RatedAfter = (...given) => {
  if (compute === undefined) throw new Error('The rating of puzzles has not been loaded.');
  return compute(...given);
};
