import type { StoreName, Transaction } from './database.ts';
import { joinedKeys, type Packs } from './packs.ts';

type Read = Transaction<IDBTransactionMode>;

/** The stores with one record per item, from before packs. */
export const SINGLE = [
  'libraryEntries',
  'libraryTexts',
  'libraryPositions',
] as const satisfies readonly StoreName[];

interface Single {
  readonly id: string;
}
interface Stored {
  readonly entries: readonly Single[];
  readonly texts: readonly (Single & { readonly text: unknown })[];
  readonly positions: readonly (Single & { readonly keys: unknown })[];
}

/** Whether a transaction must also read single items, which remain only if moving them into packs failed. */
export const readsSingles = (from: Read): boolean => from.objectStoreNames.contains('libraryEntries');

const asPack = ({ entries, texts, positions }: Stored): Packs => {
  const ids = entries.map(({ id }) => id);
  const textOf = new Map(texts.map(({ id, text }) => [id, text]));
  const keysOf = new Map(positions.map(({ id, keys }) => [id, keys]));
  const keys = ids.map(id => {
    const stored = keysOf.get(id);
    return stored instanceof Uint32Array ? stored : new Uint32Array();
  });
  return {
    packedEntries: { pack: 0, ids, entries },
    packedTexts: { pack: 0, texts: ids.map(id => textOf.get(id)) },
    packedPositions: { pack: 0, ids, ...joinedKeys(keys) },
  };
};

const ALL = ['packedEntries', 'packedTexts', 'packedPositions'] as const;

/**
 * The next items after an id, or the first ones, in the form of a pack; undefined if there are none. Only the named parts are
 * read.
 */
export const singlesAfter = async (
  from: Read,
  after: string | undefined,
  most: number,
  names: readonly (keyof Packs)[] = ALL,
): Promise<Packs | undefined> => {
  const later = after === undefined ? null : IDBKeyRange.lowerBound(after, true);
  const entries: Stored['entries'] = await from.objectStore('libraryEntries').getAll(later, most);
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const range = IDBKeyRange.bound(first.id, last.id);
  const [texts, positions] = await Promise.all([
    names.includes('packedTexts') ? from.objectStore('libraryTexts').getAll(range) : [],
    names.includes('packedPositions') ? from.objectStore('libraryPositions').getAll(range) : [],
  ]);
  return asPack({ entries, texts, positions });
};

/** The single items of these ids, in the form of a pack. */
export const singlesOf = async (from: Read, ids: readonly string[]): Promise<Packs> => {
  const [entries, texts, positions] = await Promise.all(
    SINGLE.map(async name => {
      const found = await Promise.all(ids.map(id => from.objectStore(name).get(id)));
      return found.filter(one => one !== undefined);
    }),
  );
  return asPack({ entries, texts, positions } as Stored);
};
