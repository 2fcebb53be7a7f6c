import { fromEntries, haveSameContent } from '../../game/record.ts';

/** Parsed JSON, not validated. */
export type StoredFields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ownIn = (value: unknown, name: string): unknown =>
  isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Returns the identity of a list entry, so that it is found again after a change; undefined if it has none. */
export type IdOf = (entry: unknown) => string | undefined;

/** Identity by the value itself, the first value of a row, or these fields of an object. */
export const idBy =
  (...names: readonly string[]): IdOf =>
  entry => {
    if (Array.isArray(entry)) return JSON.stringify(entry[0]);
    if (!isFields(entry)) return JSON.stringify(entry);
    const named = names.map(name => [name, ownIn(entry, name)]).filter(([, value]) => value !== undefined);
    return named.length === 0 ? undefined : JSON.stringify(named);
  };

type Named = ReadonlyMap<string, unknown>;

const namedIn = (list: unknown, idOf: IdOf): Named | undefined => {
  const entries = (Array.isArray(list) ? list : []).map((entry: unknown) => [idOf(entry), entry] as const);
  return entries.every((entry): entry is readonly [string, unknown] => entry[0] !== undefined)
    ? new Map(entries)
    : undefined;
};

const changedList = (
  stored: readonly unknown[],
  before: unknown,
  after: readonly unknown[],
  idOf: IdOf,
): readonly unknown[] => {
  const [storedByName, beforeByName, afterByName] = [stored, before, after].map(list => namedIn(list, idOf));
  if (storedByName === undefined || beforeByName === undefined || afterByName === undefined) return after;
  /** Entries unknown to this version, by the known entry they follow. */
  const unknown = new Map<string | undefined, unknown[]>();
  let last: string | undefined;
  for (const [name, entry] of storedByName)
    if (afterByName.has(name)) last = name;
    else if (!beforeByName.has(name)) unknown.set(last, [...(unknown.get(last) ?? []), entry]);
  const known = after.flatMap(entry => {
    const name = idOf(entry) ?? '';
    const following = unknown.get(name) ?? [];
    unknown.delete(name);
    return [changed(storedByName.get(name), beforeByName.get(name), entry, idOf), ...following];
  });
  return [...(unknown.get(undefined) ?? []), ...known];
};

/**
 * The stored JSON with the changes from `before` to `after` applied. Fields, values and entries unknown to this version of the
 * page are preserved.
 */
export const changed = (stored: unknown, before: unknown, after: unknown, idOf: IdOf = idBy()): unknown => {
  if (stored === undefined) return after;
  if (isFields(stored) && isFields(after)) {
    const names = new Set([...Object.keys(stored), ...Object.keys(after)]);
    const fields = [...names].map(name => {
      const [was, knew, is] = [stored, before, after].map(value => ownIn(value, name));
      if (is !== undefined) return [name, changed(was, knew, is, idOf)] as const;
      return [name, knew === undefined ? was : undefined] as const;
    });
    return fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (haveSameContent(before, after)) return stored;
  if (Array.isArray(stored) && Array.isArray(after)) return changedList(stored, before, after, idOf);
  return after;
};
