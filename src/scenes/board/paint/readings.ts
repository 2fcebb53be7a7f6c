import { isAlike } from '../../../game/record.ts';

/** The values that a painting has read from its input, by property path. */
export type Readings = Map<string, { readonly names: readonly string[]; readonly value: unknown }>;

type Plain = Readonly<Record<string, unknown>>;

/** Plain objects are read field by field; arrays and class instances are values. */
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A proxy that records in `readings` every value read. */
export const noting = <Whole extends object>(
  whole: Whole,
  readings: Readings,
  names: readonly string[] = [],
): Whole =>
  new Proxy(whole, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      const path = [...names, String(name)];
      if (isPlain(value)) return noting(value, readings, path);
      readings.set(path.join('.'), { names: path, value });
      return value;
    },
  });

/** Whether a painting with these readings would look the same if painted from `whole`. */
export const wouldReadAlike = (readings: Readings, whole: object): boolean =>
  [...readings.values()].every(({ names, value }) => {
    const read = names.reduce<unknown>((from, name) => (isPlain(from) ? from[name] : undefined), whole);
    return isAlike(read, value);
  });
