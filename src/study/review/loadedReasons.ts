import type { momentOfMove as MomentOfMove } from './single.ts';

let find: typeof MomentOfMove | undefined;

/** Loads what finds the reason of a single move: no first game needs it. */
export const loadReasons = async (): Promise<void> => {
  find ??= (await import('./single.ts')).momentOfMove;
};

/** Calls `next` once reasons can be found, at once if they can already; also where they cannot be loaded. */
export const withReasons = (next: () => void): void => {
  if (find === undefined) void loadReasons().then(next, next);
  else next();
};

/** What a move has lost, with its reason; undefined before `loadReasons`. */
export const momentOfMove: typeof MomentOfMove = (...given) => find?.(...given);
