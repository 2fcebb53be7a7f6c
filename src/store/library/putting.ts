import type { Transaction } from './database.ts';
import { readEntry } from './entry.ts';
import type { LibraryItem } from './item.ts';
import { copyOf, joinedItem, mergedEntry } from './joinedEntries.ts';
import type { OpenPacks } from './openPacks.ts';

/** What happens to an item that is there already, or that the person has deleted. */
export interface PutOptions {
  /** Keep what a person has said of the stored one: its tags, title and date. */
  readonly keeps?: boolean;
  /** Lose nothing of either: both are joined, or where they have changed the same thing, both stay. */
  readonly joins?: boolean;
  /** Leave out what the person has deleted. */
  readonly spares?: boolean;
  /** Whether nothing of an id can be there, so that it need not be looked for. */
  readonly isNew?: (id: string) => boolean;
}

/** What was put in, as it is stored now. */
export interface Put {
  readonly item: LibraryItem;
  /** Whether something with its id was there before. */
  readonly wasThere: boolean;
  /** It stays beside another state of the same study. */
  readonly isCopy: boolean;
}

/** Those of the items that are put in; none of them is remembered as deleted any more. */
export const wantedOf = async (
  to: Transaction,
  items: readonly LibraryItem[],
  spares = false,
): Promise<readonly LibraryItem[]> => {
  const removed = to.objectStore('libraryRemoved');
  const known = new Set(await removed.getAllKeys());
  const isRemoved = ({ entry }: LibraryItem): boolean => known.has(entry.id);
  if (spares) return items.filter(item => !isRemoved(item));
  await Promise.all(items.filter(isRemoved).map(({ entry }) => removed.delete(entry.id)));
  return items;
};

/** What is put in instead of an item, so that nothing of the stored one is lost. */
const joined = (packs: OpenPacks, item: LibraryItem): LibraryItem => {
  const stored = packs.get(item.entry.id);
  if (stored === undefined) return item;
  const entry = readEntry(stored.entry);
  const isReadable = entry !== undefined && typeof stored.text === 'string';
  return isReadable ? joinedItem(item, { entry, text: stored.text as string }) : copyOf(item);
};

/** Puts items in where those of their ids have been opened, one after the other: two of them may have the same id. */
export const putItems = async (
  packs: OpenPacks,
  items: readonly LibraryItem[],
  { keeps = false, joins = false }: Pick<PutOptions, 'keeps' | 'joins'>,
): Promise<readonly Put[]> => {
  const put: Put[] = [];
  for (const given of items) {
    const item = joins ? joined(packs, given) : given;
    const { id } = item.entry;
    const isCopy = id !== given.entry.id;
    if (isCopy) await packs.open([id]);
    const stored = packs.get(id);
    const entry = mergedEntry(item, keeps ? readEntry(stored?.entry) : undefined);
    packs.put({ id, entry, text: item.text, keys: item.keys });
    put.push({ item: { ...item, entry }, wasThere: stored !== undefined, isCopy });
  }
  return put;
};
