import * as v from 'valibot';
import { COLUMN_NAMES, ROW_NAMES } from '../../game/square.ts';

/** The key of a person's own choice for each command that has one, by the command's name; empty for no key at all. */
export type ChosenKeys = Readonly<Record<string, string>>;

/** Keys that the page needs itself: for columns, rows and the list of keys. */
const RESERVED: readonly string[] = [...COLUMN_NAMES, ...ROW_NAMES, '?'];

/** More than there are commands. */
const MOST = 200;

export const isReservedKey = (key: string): boolean => RESERVED.includes(key);

/**
 * Whether `key`, as `KeyboardEvent.key` has it, is one character that can be seen, of whatever keyboard. Keys with names,
 * as Enter, and those that wait for a second one, as an accent, are not.
 */
export const isCharacter = (key: string): boolean => [...key].length === 1 && /[^\p{C}\p{Z}]/u.test(key);

const isChosenKey = (key: string): boolean =>
  key === '' || (isCharacter(key) && key === key.toLowerCase() && !isReservedKey(key));

/** What can be told without the table of commands, which `areSound` in `play` compares them with. */
export const chosenKeys = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.check(isChosenKey))),
  v.check(keys => Object.keys(keys).length <= MOST),
);
