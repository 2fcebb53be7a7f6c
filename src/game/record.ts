/** `Object.keys` with the type of the keys. */

export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];

/** A record with a value for each of the keys. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueAt: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map(key => [key, valueAt(key)])) as Record<Key, Value>;

type ValueOf<T> = Exclude<T[keyof T], undefined>;

/** A record with the same keys and changed values. */
export const mapRecord = <T extends object, Changed>(
  record: T,
  change: (value: ValueOf<T>, key: keyof T & string) => Changed,
): { [K in keyof T]: Changed } =>
  recordOf(keysOf(record as Record<keyof T & string, unknown>), key =>
    change(record[key] as ValueOf<T>, key),
  ) as {
    [K in keyof T]: Changed;
  };

/** `Object.fromEntries` with the type of the keys. With a closed list of keys any may be missing. */
export const fromEntries = <Key extends string, Value>(
  entries: Iterable<readonly [Key, Value]>,
): string extends Key ? Record<Key, Value> : Partial<Record<Key, Value>> =>
  Object.fromEntries(entries) as Record<Key, Value>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Deep equality of plain values; a field that is undefined equals a missing one. */
export const haveSameContent = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (isRecord(one) &&
    isRecord(other) &&
    Array.isArray(one) === Array.isArray(other) &&
    [...new Set([...Object.keys(one), ...Object.keys(other)])].every(key =>
      haveSameContent(one[key], other[key]),
    ));

/** Deep equality of parsed values, where key order does not matter. */
export const isAlike = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [parts, others] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    parts.length === others.size &&
    parts.every(([name, part]) => others.has(name) && isAlike(part, others.get(name)))
  );
};

/** A table for keys that come from outside: an object would also find what every object inherits, as `constructor`. */
export const tableOf = <Value>(entries: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(entries));

/** What a record has under a key from outside; what every object inherits does not count. */
export const ownIn = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
