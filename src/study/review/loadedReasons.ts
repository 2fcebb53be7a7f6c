import type { remarkOn as RemarkOn } from './remark.ts';
import type { momentOfMove as MomentOfMove } from './single.ts';

interface Reasons {
  readonly momentOfMove: typeof MomentOfMove;
  readonly remarkOn: typeof RemarkOn;
}

let reasons: Reasons | undefined;

/** Loads the code that finds the reason for a single move, which a first game does not need. */
export const loadReasons = async (): Promise<void> => {
  if (reasons !== undefined) return;
  const [{ momentOfMove }, { remarkOn }] = await Promise.all([import('./single.ts'), import('./remark.ts')]);
  reasons = { momentOfMove, remarkOn };
};

/** The loss of a move with its reason; undefined before `loadReasons`. */
export const momentOfMove: typeof MomentOfMove = (...given) => reasons?.momentOfMove(...given);

/** What the coach says about a move; nothing if the code cannot be loaded. */
export const remarkOn: typeof RemarkOn = async (...given) => {
  if (reasons === undefined) await loadReasons().catch(() => undefined);
  return reasons?.remarkOn(...given);
};
