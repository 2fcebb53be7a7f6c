import type { Transaction } from './database.ts';
import { IN_A_PACK, type Packs, type PacksIn, packsOf } from './packs.ts';
import { readsSingles, singlesAfter, singlesOf } from './singleItems.ts';

type Read = Transaction<IDBTransactionMode>;
type Visit<Names extends readonly (keyof Packs)[]> = (...parts: PacksIn<Names>) => unknown;

/** Number of packs read at once: takes a few milliseconds. */
const BATCH = 20;

const partsIn = <const Names extends readonly (keyof Packs)[]>(packs: Packs, names: Names): PacksIn<Names> =>
  names.map(name => packs[name]) as PacksIn<Names>;

const forSingles = async <const Names extends readonly (keyof Packs)[]>(
  from: Read,
  names: Names,
  visit: Visit<Names>,
  alive: () => void,
): Promise<void> => {
  for (let after: string | undefined; ; ) {
    const some = await singlesAfter(from, after, BATCH * IN_A_PACK, names);
    if (some === undefined || (await visit(...partsIn(some, names))) === false) return;
    alive();
    after = some.packedEntries.ids.at(-1);
  }
};

/** Visits all packs in batches, to save memory, until `visit` returns false. */
export const forPacks = async <const Names extends readonly (keyof Packs)[]>(
  from: Read,
  names: Names,
  visit: Visit<Names>,
  alive: () => void,
): Promise<void> => {
  for (let range: IDBKeyRange | null = null; ; ) {
    const stores = await Promise.all(names.map(name => from.objectStore(name).getAll(range, BATCH)));
    const [first = []] = stores;
    for (const [index] of first.entries())
      if ((await visit(...(stores.map(store => store[index]) as PacksIn<Names>))) === false) return;
    alive();
    if (first.length < BATCH) break;
    range = IDBKeyRange.lowerBound(first.at(-1).pack, true);
  }
  if (readsSingles(from)) await forSingles(from, names, visit, alive);
};

/** The named parts of the packs with these items. */
export const packsWith = async <const Names extends readonly (keyof Packs)[]>(
  from: Read,
  ids: readonly string[],
  names: Names,
): Promise<readonly PacksIn<Names>[]> => {
  const numbers = await packsOf(from, ids);
  const packed = await Promise.all(
    numbers.map(number => Promise.all(names.map(name => from.objectStore(name).get(number)))),
  );
  const singles = readsSingles(from) ? [partsIn(await singlesOf(from, ids), names)] : [];
  return [...(packed as unknown as PacksIn<Names>[]), ...singles];
};
