import * as v from 'valibot';
import { COLUMN_NAMES, ROW_NAMES } from '../../game/square.ts';

/** The person's own keys by command name; the empty string means no key. */
export type ChosenKeys = Readonly<Record<string, string>>;

/** Keys that the page uses itself: for columns, rows and the list of keys. */
const RESERVED: readonly string[] = [...COLUMN_NAMES, ...ROW_NAMES, '?'];

/** Maximum number, more than there are commands. */
const MOST = 200;

export const isReservedKey = (key: string): boolean => RESERVED.includes(key);

/** Whether `key`, as in `KeyboardEvent.key`, is one visible character. Named keys such as Enter and dead keys are not. */
export const isOneCharacter = (key: string): boolean => [...key].length === 1 && /[^\p{C}\p{Z}]/u.test(key);

const isChosenKey = (key: string): boolean =>
  key === '' || (isOneCharacter(key) && key === key.toLowerCase() && !isReservedKey(key));

/** Checks that need no table of commands; `play` compares the keys with the table. */
export const chosenKeys = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.check(isChosenKey))),
  v.check(keys => Object.keys(keys).length <= MOST),
);
