import * as v from 'valibot';
import type { Memory } from '../../study/memory.ts';

/** What a stored text says; undefined if it is no JSON. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const FINITE = v.pipe(v.number(), v.finite());
export const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How well something is remembered. */
export const STORED_MEMORY: v.GenericSchema<unknown, Memory> = v.object({
  due: FINITE,
  stability: FINITE,
  difficulty: FINITE,
  repetitions: COUNT,
  lapses: COUNT,
  state: v.picklist([0, 1, 2, 3]),
  last: FINITE,
});
