import type { StoreName, Transaction } from './database.ts';
import { OpenPacks } from './openPacks.ts';

/** The stores that had a record for each item. */
export const SINGLE = [
  'libraryEntries',
  'libraryTexts',
  'libraryPositions',
] as const satisfies readonly StoreName[];

/** How many items are moved at a time: what is moved in one transaction is in one of the two places, whatever happens. */
const MOVED_AT_ONCE = 500;

interface Single {
  readonly id: string;
}

/** Moves some of the items that were stored one by one into packs, as they are; false if there are none left. */
export const moveSome = async (to: Transaction): Promise<boolean> => {
  const entries: readonly Single[] = await to.objectStore('libraryEntries').getAll(null, MOVED_AT_ONCE);
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) return false;
  const range = IDBKeyRange.bound(first.id, last.id);
  const [texts, positions] = await Promise.all([
    to.objectStore('libraryTexts').getAll(range) as Promise<readonly (Single & { text: unknown })[]>,
    to.objectStore('libraryPositions').getAll(range) as Promise<readonly (Single & { keys: unknown })[]>,
  ]);
  const textOf = new Map(texts.map(({ id, text }) => [id, text]));
  const keysOf = new Map(positions.map(({ id, keys }) => [id, keys]));
  const packs = new OpenPacks(to);
  for (const entry of entries) {
    const { id } = entry;
    const keys = keysOf.get(id);
    packs.put({
      id,
      entry,
      text: textOf.get(id),
      keys: keys instanceof Uint32Array ? keys : new Uint32Array(),
    });
  }
  await packs.write();
  await Promise.all(SINGLE.map(name => to.objectStore(name).delete(range)));
  return true;
};
