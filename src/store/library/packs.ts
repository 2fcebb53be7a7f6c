import type { StoreName, Transaction } from './database.ts';

/** How many items share a record: a database takes one large record much sooner than many small ones. */
export const IN_A_PACK = 50;

/** The stores that have a record for each pack. */
export const PACKED = [
  'packedEntries',
  'packedTexts',
  'packedPositions',
] as const satisfies readonly StoreName[];

/** What lists show of the items of a pack. The other stores have their parts in the same order. */
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

/** What the positions are found by: one item after the other, and how many words each of them has. */
export interface PositionsPack {
  readonly pack: number;
  /** Those of the items, so that the entries need not be read too; older pages have left them out. */
  readonly ids?: readonly string[];
  readonly lengths: readonly number[];
  readonly keys: Uint32Array;
}

/** An item as it was stored: whoever uses it checks it. */
export interface PackedItem {
  readonly id: string;
  readonly entry: unknown;
  readonly text: unknown;
  readonly keys: Uint32Array;
}

/** The keys of each item of a pack; they share its memory. */
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

/** The numbers of the packs that these items are in. */
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

/** The stores of packs by name, with what each holds of a pack. */
export interface Packs {
  readonly packedEntries: EntriesPack;
  readonly packedTexts: TextsPack;
  readonly packedPositions: PositionsPack;
}

/** What the stores of these names hold of a pack. */
export type PacksIn<Names extends readonly (keyof Packs)[]> = { [At in keyof Names]: Packs[Names[At]] };
