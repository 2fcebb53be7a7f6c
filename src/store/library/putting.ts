import type { Transaction } from './database.ts';
import { readEntry } from './entry.ts';
import type { LibraryItem } from './item.ts';
import { joinedItem, mergedEntry } from './joinedEntries.ts';
import { isText, type StoredKeys, type StoredText } from './storedParts.ts';

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

export const putItem = async (
  to: Transaction,
  given: LibraryItem,
  { keeps, spares, joins, isNew, hasRemoved }: PutOptions & { readonly hasRemoved: boolean },
): Promise<Put | undefined> => {
  const { id } = given.entry;
  if (hasRemoved && spares === true && (await to.objectStore('libraryRemoved').get(id)) !== undefined)
    return undefined;
  const stored: unknown = isNew?.(id) === true ? undefined : await to.objectStore('libraryEntries').get(id);
  const known = keeps === true ? readEntry(stored) : undefined;
  const text: unknown =
    joins === true && known !== undefined ? await to.objectStore('libraryTexts').get(id) : undefined;
  const both = known !== undefined && isText(text) ? { entry: known, text: text.text } : undefined;
  const item = (both && joinedItem(given, both)) ?? given;
  const entry = mergedEntry(item, known);
  await Promise.all([
    to.objectStore('libraryEntries').put(entry),
    to.objectStore('libraryTexts').put({ id, text: item.text } satisfies StoredText),
    to.objectStore('libraryPositions').put({ id, keys: item.keys } satisfies StoredKeys),
    ...(hasRemoved ? [to.objectStore('libraryRemoved').delete(id)] : []),
  ]);
  return { item: { ...item, entry }, wasThere: stored !== undefined };
};

/** How many items are written at once. */
const TOGETHER = 100;

/** Items in groups without two of the same id, in their order: within a group nothing waits for anything else. */
export const inGroups = (items: readonly LibraryItem[]): readonly (readonly LibraryItem[])[] => {
  const groups: Map<string, LibraryItem>[] = [];
  for (const item of items) {
    const { id } = item.entry;
    const last = groups.at(-1);
    if (last === undefined || last.size === TOGETHER || last.has(id)) groups.push(new Map([[id, item]]));
    else last.set(id, item);
  }
  return groups.map(group => [...group.values()]);
};
