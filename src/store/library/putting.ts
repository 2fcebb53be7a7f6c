import type { Transaction } from './database.ts';
import { readEntry } from './entry.ts';
import type { LibraryItem } from './item.ts';
import { joinedItem, mergedEntry } from './joinedEntries.ts';
import type { OpenPacks } from './openPacks.ts';

/** What happens to an item that is there already, or that the person has deleted. */
export interface PutOptions {
  /** Keep what a person has said of the stored one: its tags, title and date. */
  readonly keeps?: boolean;
  /** Lose nothing of either: variations and notes of both, and the main line that was written last. */
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

/** Puts an item where those of its id have been opened. */
export const putItem = (
  packs: OpenPacks,
  given: LibraryItem,
  { keeps, joins }: Pick<PutOptions, 'keeps' | 'joins'>,
): Put => {
  const { id } = given.entry;
  const stored = packs.get(id);
  const known = keeps === true ? readEntry(stored?.entry) : undefined;
  const text = joins === true ? stored?.text : undefined;
  const both = known !== undefined && typeof text === 'string' ? { entry: known, text } : undefined;
  const item = (both && joinedItem(given, both)) ?? given;
  const entry = mergedEntry(item, known);
  packs.put({ id, entry, text: item.text, keys: item.keys });
  return { item: { ...item, entry }, wasThere: stored !== undefined };
};
