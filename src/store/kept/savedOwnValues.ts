import * as v from 'valibot';
import { NO_OWN_VALUES, type OwnValue, type OwnValues } from '../../openings/ownValues.ts';
import { tryToKeep } from './browserStorage.ts';
import { type ReadValue, readAs, readEach, readJson } from './storedText.ts';

const KEY = 'flipside.ownValues';
const ASIDE = 'flipside.aside.ownValues';
const VERSION = 1;
const MOST_DISCS = 64;

/** The code of the position, the value in discs, the depth, and 1 if it is exact. */
const ROW = v.tuple([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.pipe(v.number(), v.minValue(-MOST_DISCS), v.maxValue(MOST_DISCS)),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DISCS)),
  v.picklist([0, 1]),
]);
const LIST = v.object({ version: v.literal(VERSION), values: v.array(v.unknown()) });

type Entry = readonly [number, OwnValue];

const readRow = (stored: unknown): Entry | undefined => {
  const row = v.safeParse(ROW, stored);
  if (!row.success) return undefined;
  const [code, value, depth, exact] = row.output;
  return [code, { value, depth, exact: exact === 1 }];
};

export const ownValuesValue = (own: OwnValues) => ({
  version: VERSION,
  values: [...own].map(([code, { value, depth, exact }]) => [code, value, depth, exact ? 1 : 0]),
});

export const readOwnValuesValue = (value: unknown): ReadValue<OwnValues> => {
  const list = readAs(LIST, value);
  const rows = list.type === 'broken' ? list : readEach(list.value.values, readRow);
  return rows.type === 'broken' ? rows : { ...rows, value: new Map(rows.value) };
};

/** What a person's own deep analyses found of positions of openings, as the browser keeps it. */
export class SavedOwnValues {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** What is kept; nothing if it cannot be read, and that is set aside. A row that cannot be read is dropped alone. */
  load(): OwnValues {
    const stored = this.#storage.getItem(KEY);
    if (stored === null) return NO_OWN_VALUES;
    const list = v.safeParse(LIST, readJson(stored));
    if (list.success)
      return new Map(list.output.values.flatMap(row => [readRow(row)].filter(one => one !== undefined)));
    tryToKeep(this.#storage, ASIDE, stored);
    return NO_OWN_VALUES;
  }

  /** Returns whether the browser kept them. */
  save(own: OwnValues): boolean {
    return tryToKeep(this.#storage, KEY, JSON.stringify(ownValuesValue(own)));
  }

  forget(): void {
    this.#storage.removeItem(KEY);
  }
}
