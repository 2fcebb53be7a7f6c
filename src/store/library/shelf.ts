import type { PositionKey } from '../../game/positionKey.ts';
import type { Database, Outcome, StoreName, Transaction } from './database.ts';
import { type LibraryEntry, type LibraryTag, readEntry, readTag } from './entry.ts';
import { hasKey, type LibraryItem } from './item.ts';
import { joinedItem, mergedEntry } from './joinedEntries.ts';

/** The stores that have a record for each item. */
const PARTS = ['libraryEntries', 'libraryTexts', 'libraryPositions'] as const satisfies readonly StoreName[];
const ALL = [...PARTS, 'libraryTags', 'libraryRemoved'] as const satisfies readonly StoreName[];

/** How many records are read or written at a time: more would hold up the page. */
const BATCH = 100;

interface StoredText {
  readonly id: string;
  readonly text: string;
}
interface StoredKeys {
  readonly id: string;
  readonly keys: Uint32Array;
}

/** What happens to an item that is there already, or that the person has deleted. */
export interface PutOptions {
  /** Keep what a person has said of the stored one: its tags, title and date. */
  readonly keeps?: boolean;
  /** Lose nothing of either: variations and notes of both, and the main line that was written last. */
  readonly joins?: boolean;
  /** Leave out what the person has deleted. */
  readonly spares?: boolean;
}

const isText = (stored: unknown): stored is StoredText =>
  typeof (stored as StoredText | null)?.text === 'string';
const isKeys = (stored: unknown): stored is StoredKeys =>
  (stored as StoredKeys | null)?.keys instanceof Uint32Array;

const putItem = async (
  to: Transaction,
  given: LibraryItem,
  { keeps, spares, joins }: PutOptions,
): Promise<boolean> => {
  const { id } = given.entry;
  if (spares === true && (await to.objectStore('libraryRemoved').get(id)) !== undefined) return false;
  const known = keeps === true ? readEntry(await to.objectStore('libraryEntries').get(id)) : undefined;
  const text: unknown = joins === true ? await to.objectStore('libraryTexts').get(id) : undefined;
  const both = known !== undefined && isText(text) ? { entry: known, text: text.text } : undefined;
  const item = (both && joinedItem(given, both)) ?? given;
  await Promise.all([
    to.objectStore('libraryEntries').put(mergedEntry(item, known)),
    to.objectStore('libraryTexts').put({ id, text: item.text } satisfies StoredText),
    to.objectStore('libraryPositions').put({ id, keys: item.keys } satisfies StoredKeys),
    to.objectStore('libraryRemoved').delete(id),
  ]);
  return true;
};

/** How many items are written at once: each holds up the page for a moment. */
const TOGETHER = 10;

/** Items in groups without two of the same id, in their order: within a group nothing waits for anything else. */
const inGroups = (items: readonly LibraryItem[]): readonly (readonly LibraryItem[])[] => {
  const groups: Map<string, LibraryItem>[] = [];
  for (const item of items) {
    const { id } = item.entry;
    const last = groups.at(-1);
    if (last === undefined || last.size === TOGETHER || last.has(id)) groups.push(new Map([[id, item]]));
    else last.set(id, item);
  }
  return groups.map(group => [...group.values()]);
};

/** Walks through a store in batches, so that the page stays quick. */
const forBatches = async (
  from: Transaction<'readonly'>,
  name: StoreName,
  visit: (records: readonly unknown[]) => void,
  alive: () => void,
): Promise<void> => {
  let after: IDBKeyRange | null = null;
  for (;;) {
    const records: readonly { readonly id: string }[] = await from.objectStore(name).getAll(after, BATCH);
    visit(records);
    alive();
    const last = records.at(-1);
    if (last === undefined || records.length < BATCH) return;
    after = IDBKeyRange.lowerBound(last.id, true);
  }
};

const readTags = async (from: Transaction<'readonly'>): Promise<readonly LibraryTag[]> => {
  const tags: readonly unknown[] = await from.objectStore('libraryTags').getAll();
  return tags.flatMap(tag => readTag(tag) ?? []);
};

/** The library in the database. An item is written whole or not at all, and read only if it can be read. */
export class Shelf {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** All entries and tags; entries in parts as they come. */
  async list(take: (entries: readonly LibraryEntry[]) => void): Promise<Outcome<readonly LibraryTag[]>> {
    return this.#database.read(['libraryEntries', 'libraryTags'], async (from, alive) => {
      await forBatches(
        from,
        'libraryEntries',
        records => take(records.flatMap(record => readEntry(record) ?? [])),
        alive,
      );
      return readTags(from);
    });
  }

  tags(): Promise<Outcome<readonly LibraryTag[]>> {
    return this.#database.read(['libraryTags'], readTags);
  }

  /** Those of these ids that are there. */
  entries(ids: readonly string[]): Promise<Outcome<readonly LibraryEntry[]>> {
    return this.#database.read(['libraryEntries'], async from => {
      const found = await Promise.all(ids.map(id => from.objectStore('libraryEntries').get(id)));
      return found.flatMap(one => readEntry(one) ?? []);
    });
  }

  text(id: string): Promise<Outcome<string | undefined>> {
    return this.#database.read(['libraryTexts'], async from => {
      const stored: unknown = await from.objectStore('libraryTexts').get(id);
      return isText(stored) ? stored.text : undefined;
    });
  }

  /** All games as text, by id, in parts as they come. */
  texts(take: (texts: readonly StoredText[]) => void): Promise<Outcome<void>> {
    return this.#database.read(['libraryTexts'], (from, alive) =>
      forBatches(from, 'libraryTexts', records => take(records.filter(isText)), alive),
    );
  }

  /** The ids of the items that have this position. */
  async find(key: PositionKey): Promise<Outcome<ReadonlySet<string>>> {
    const found = new Set<string>();
    const outcome = await this.#database.read(['libraryPositions'], (from, alive) =>
      forBatches(
        from,
        'libraryPositions',
        records => {
          for (const { id, keys } of records.filter(isKeys)) if (hasKey(keys, key)) found.add(id);
        },
        alive,
      ),
    );
    return outcome.type === 'done' ? { type: 'done', value: found } : outcome;
  }

  /** Puts items and tags in, all of them or none. Returns the ids of the items that were put in. */
  put(
    items: readonly LibraryItem[],
    options: PutOptions & { readonly tags?: readonly LibraryTag[] } = {},
  ): Promise<Outcome<readonly string[]>> {
    return this.#database.write([...ALL], async (to, alive) => {
      await Promise.all((options.tags ?? []).map(tag => to.objectStore('libraryTags').put(tag)));
      const ids: string[] = [];
      for (const group of inGroups(items)) {
        const put = await Promise.all(group.map(item => putItem(to, item, options)));
        ids.push(...group.filter((_, index) => put[index]).map(({ entry }) => entry.id));
        alive();
      }
      return ids;
    });
  }

  /** Changes entries, each as it is stored now; returns them as they are then. */
  change(
    ids: readonly string[],
    change: (entry: LibraryEntry) => LibraryEntry,
  ): Promise<Outcome<readonly LibraryEntry[]>> {
    return this.#database.write(['libraryEntries'], async (to, alive) => {
      const changed: LibraryEntry[] = [];
      for (const id of ids) {
        const known = readEntry(await to.objectStore('libraryEntries').get(id));
        if (known === undefined) continue;
        const next = change(known);
        await to.objectStore('libraryEntries').put(next);
        changed.push(next);
        alive();
      }
      return changed;
    });
  }

  /** Takes items out and remembers that; returns them, to be put back. */
  remove(ids: readonly string[], at: number): Promise<Outcome<readonly LibraryItem[]>> {
    return this.#database.write([...ALL], async (to, alive) => {
      const removed: LibraryItem[] = [];
      for (const id of ids) {
        const [entry, text, keys]: readonly unknown[] = await Promise.all(
          PARTS.map(part => to.objectStore(part).get(id)),
        );
        const known = readEntry(entry);
        if (known !== undefined && isText(text) && isKeys(keys))
          removed.push({ entry: known, text: text.text, keys: keys.keys as Uint32Array<ArrayBuffer> });
        await Promise.all([
          ...PARTS.map(part => to.objectStore(part).delete(id)),
          to.objectStore('libraryRemoved').put({ id, at }),
        ]);
        alive();
      }
      return removed;
    });
  }

  putTag(tag: LibraryTag): Promise<Outcome<unknown>> {
    return this.#database.write(['libraryTags'], to => to.objectStore('libraryTags').put(tag));
  }

  /** Removes a tag, also from every entry that has it. */
  removeTag(id: string): Promise<Outcome<unknown>> {
    return this.#database.write(['libraryTags', 'libraryEntries'], async (to, alive) => {
      await to.objectStore('libraryTags').delete(id);
      for (
        let at = await to.objectStore('libraryEntries').openCursor();
        at !== null;
        at = await at.continue()
      ) {
        const entry = readEntry(at.value);
        if (entry?.tags.includes(id) === true)
          await at.update({ ...entry, tags: entry.tags.filter(tag => tag !== id) });
        alive();
      }
    });
  }

  /** Of these ids, those that a person has deleted. What else is remembered as deleted is forgotten. */
  removed(ids: readonly string[]): Promise<Outcome<ReadonlySet<string>>> {
    return this.#database.write(['libraryRemoved'], async to => {
      const store = to.objectStore('libraryRemoved');
      const known = (await store.getAllKeys()) as readonly string[];
      for (const id of known) if (!ids.includes(id)) await store.delete(id);
      return new Set(known.filter(id => ids.includes(id)));
    });
  }
}
