import { first } from './first.ts';
import { later } from './later.ts';

/** The words of the game. English is the source of truth: every other language has the same shape. */
export const en = { ...first, ...later } as const;
