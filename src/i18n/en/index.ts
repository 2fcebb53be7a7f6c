import { first } from './first.ts';
import { later } from './later.ts';

/** All English texts. English is the source of truth: every other language has the same shape. */
export const en = { ...first, ...later } as const;
