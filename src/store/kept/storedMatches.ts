import * as v from 'valibot';
import { makeStored, parseStored, type SavedMatch } from './storedMatch.ts';
import { isBrokenAt, isRead, type ReadValue, readAs } from './storedText.ts';

const LIST = v.array(
  v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)), stored: v.looseObject({}) }),
);

/** Matches for a file, each as it is stored, with its id. */
export const matchesValue = (matches: readonly SavedMatch[]): unknown =>
  matches.map(saved => ({ id: saved.match.id, stored: JSON.parse(makeStored(saved)) as unknown }));

export const readMatchesValue = (value: unknown): ReadValue<readonly SavedMatch[]> => {
  const list = readAs(LIST, value);
  if (list.type === 'broken') return list;
  const matches: SavedMatch[] = [];
  for (const [index, { id, stored }] of list.value.entries()) {
    const saved = parseStored(id, JSON.stringify(stored));
    if (saved === undefined) return isBrokenAt(index + 1);
    matches.push(saved);
  }
  return isRead(matches);
};
