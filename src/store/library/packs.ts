import type { StoreName, Transaction } from './database.ts';

/** Items per record: databases read one large record much faster than many small ones. */
export const IN_A_PACK = 50;

/** The stores with one record per pack. */
export const PACKED = [
  'packedEntries',
  'packedTexts',
  'packedPositions',
] as const satisfies readonly StoreName[];

/** The list entries of a pack. The other stores have the parts of its items in the same order. */
export interface EntriesPack {
  readonly pack: number;
  readonly ids: readonly string[];
  readonly entries: readonly unknown[];
}

/** The games as text, with their variations. */
export interface TextsPack {
  readonly pack: number;
  readonly texts: readonly unknown[];
}

/** The keys of the positions of all items in one array, and the number of words of each item. */
export interface PositionsPack {
  readonly pack: number;
  /** The ids of the items, to avoid reading the entries; missing in old packs. */
  readonly ids?: readonly string[];
  readonly lengths: readonly number[];
  readonly keys: Uint32Array;
}

/** An item as stored, not validated. */
export interface PackedItem {
  readonly id: string;
  readonly entry: unknown;
  readonly text: unknown;
  readonly keys: Uint32Array;
}

/** The keys of each item of a pack, as views of one buffer. */
export const keysIn = ({
  lengths,
  keys,
}: Pick<PositionsPack, 'lengths' | 'keys'>): readonly Uint32Array[] => {
  let to = 0;
  return lengths.map(length => {
    to += length;
    return keys.subarray(to - length, to);
  });
};

export const joinedKeys = (all: readonly Uint32Array[]): Omit<PositionsPack, 'pack'> => {
  const lengths = all.map(({ length }) => length);
  const keys = new Uint32Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const one of all) {
    keys.set(one, at);
    at += one.length;
  }
  return { lengths, keys };
};

/** The numbers of the packs with these items. */
export const packsOf = async (
  from: Transaction<IDBTransactionMode>,
  ids: readonly string[],
): Promise<readonly number[]> => {
  const index = from.objectStore('packedEntries').index('ids');
  const numbers = await Promise.all(ids.map(id => index.getKey(id)));
  return [...new Set(numbers.filter(number => number !== undefined))] as number[];
};

export const itemsOf = (
  { ids, entries }: EntriesPack,
  { texts }: TextsPack,
  positions: PositionsPack,
): readonly PackedItem[] => {
  const keys = keysIn(positions);
  return ids.map((id, index) => ({
    id,
    entry: entries[index],
    text: texts[index],
    keys: keys[index] ?? new Uint32Array(),
  }));
};

/** The content of a pack in each store. */
export interface Packs {
  readonly packedEntries: EntriesPack;
  readonly packedTexts: TextsPack;
  readonly packedPositions: PositionsPack;
}

/** The content of a pack in these stores. */
export type PacksIn<Names extends readonly (keyof Packs)[]> = { [At in keyof Names]: Packs[Names[At]] };
