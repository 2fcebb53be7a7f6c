import type { momentOfMove as MomentOfMove } from './single.ts';

let find: typeof MomentOfMove | undefined;

/** Loads the code that finds the reason for a single move, which a first game does not need. */
export const loadReasons = async (): Promise<void> => {
  find ??= (await import('./single.ts')).momentOfMove;
};

/** Calls `next` once reasons are available, at once if they already are; also if loading fails. */
export const withReasons = (next: () => void): void => {
  if (find === undefined) void loadReasons().then(next, next);
  else next();
};

/** The loss of a move with its reason; undefined before `loadReasons`. */
export const momentOfMove: typeof MomentOfMove = (...given) => find?.(...given);
