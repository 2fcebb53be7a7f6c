import type { Transaction } from './database.ts';
import { readEntry } from './entry.ts';
import type { LibraryItem } from './item.ts';
import { copyOf, joinedItem, mergedEntry } from './joinedEntries.ts';
import type { OpenPacks } from './openPacks.ts';

/** How to treat items that exist already or were deleted by the person. */
export interface PutOptions {
  /** Preserves the person's edits of the stored entry: tags, title and date. */
  readonly keeps?: boolean;
  /** Merges both; if they conflict, keeps both. */
  readonly joins?: boolean;
  /** Skips items that the person has deleted. */
  readonly spares?: boolean;
  /** Whether an id is certainly new, so that no lookup is needed. */
  readonly isNew?: (id: string) => boolean;
}

/** A stored item. */
export interface Put {
  readonly item: LibraryItem;
  /** Whether its id existed before. */
  readonly wasThere: boolean;
  /** Stored as a copy, because it conflicts with another state of the same study. */
  readonly isCopy: boolean;
}

/** The items to store. Their deletion marks are removed. */
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

/** The item to store so that nothing of the existing one is lost. */
const joined = (packs: OpenPacks, item: LibraryItem): LibraryItem => {
  const stored = packs.get(item.entry.id);
  if (stored === undefined) return item;
  const entry = readEntry(stored.entry);
  const isReadable = entry !== undefined && typeof stored.text === 'string';
  return isReadable ? joinedItem(item, { entry, text: stored.text as string }) : copyOf(item);
};

/** Stores items whose ids were opened, one after another, since two of them may have the same id. */
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
