import * as v from 'valibot';
import { readJson } from '../../game/json.ts';
import type { Memory } from '../../study/exercises/memory.ts';

/** A validated value, or the first place that is invalid. */
export type ReadValue<T> =
  | { readonly type: 'read'; readonly value: T }
  | { readonly type: 'broken'; readonly at: string };

export const isRead = <T>(value: T): ReadValue<T> => ({ type: 'read', value });
export const isBrokenAt = (at: string | number): { readonly type: 'broken'; readonly at: string } => ({
  type: 'broken',
  at: String(at),
});

/** Validates a value strictly. */
export const readAs = <S extends v.GenericSchema>(schema: S, value: unknown): ReadValue<v.InferOutput<S>> => {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return isRead(parsed.output);
  const [issue] = parsed.issues;
  return isBrokenAt(v.getDotPath(issue) ?? '');
};

export const FINITE = v.pipe(v.number(), v.finite());
export const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The memory of spaced repetition. */
export const STORED_MEMORY: v.GenericSchema<unknown, Memory> = v.object({
  due: FINITE,
  stability: FINITE,
  difficulty: FINITE,
  repetitions: COUNT,
  lapses: COUNT,
  state: v.picklist([0, 1, 2, 3]),
  last: FINITE,
});

const DATED = v.object({ savedAt: v.number() });

/** When an entry was saved, without parsing the rest; 0 if unreadable. */
export const savedAtOf = (text: string): number => {
  const parsed = v.safeParse(DATED, readJson(text));
  return parsed.success ? parsed.output.savedAt : 0;
};
