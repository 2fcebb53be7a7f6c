import type { Database, Outcome, StoreName, Transaction } from './database.ts';
import { type LibraryEntry, type LibraryTag, readEntry, readTag } from './entry.ts';
import type { LibraryItem } from './item.ts';
import { inGroups, type Put, type PutOptions, putItem } from './putting.ts';
import { isKeys, isText, type StoredKeys } from './storedParts.ts';

/** The stores that have a record for each item. */
const PARTS = ['libraryEntries', 'libraryTexts', 'libraryPositions'] as const satisfies readonly StoreName[];
const ALL = [...PARTS, 'libraryTags', 'libraryRemoved'] as const satisfies readonly StoreName[];

/** How many records are read at a time: enough of them to take some milliseconds. */
const BATCH = 1000;

/** Walks through a store in batches, so that no memory holds all of it, until `visit` returns false. */
const forBatches = async (
  from: Transaction<'readonly'>,
  name: StoreName,
  visit: (records: readonly unknown[]) => unknown,
  alive: () => void,
): Promise<void> => {
  let after: IDBKeyRange | null = null;
  for (;;) {
    const records: readonly { readonly id: string }[] = await from.objectStore(name).getAll(after, BATCH);
    const goesOn = await visit(records);
    alive();
    const last = records.at(-1);
    if (goesOn === false || last === undefined || records.length < BATCH) return;
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

  /** All entries with their games as text, in parts as they come, until `take` returns false. */
  items(
    take: (items: readonly { readonly entry: LibraryEntry; readonly text: string }[]) => boolean,
  ): Promise<Outcome<void>> {
    return this.#database.read(['libraryTexts', 'libraryEntries'], (from, alive) =>
      forBatches(
        from,
        'libraryTexts',
        async records => {
          const texts = records.filter(isText);
          const entries = await Promise.all(
            texts.map(({ id }) => from.objectStore('libraryEntries').get(id)),
          );
          return take(
            texts.flatMap(({ text }, index) => {
              const entry = readEntry(entries[index]);
              return entry === undefined ? [] : [{ entry, text }];
            }),
          );
        },
        alive,
      ),
    );
  }

  /** The keys of the positions of all items, by id, in parts as they come. */
  positions(take: (keys: readonly StoredKeys[]) => void): Promise<Outcome<void>> {
    return this.#database.read(['libraryPositions'], (from, alive) =>
      forBatches(from, 'libraryPositions', records => take(records.filter(isKeys)), alive),
    );
  }

  /** Those of these ids that are there, with the keys of their positions. */
  positionsOf(ids: readonly string[]): Promise<Outcome<readonly StoredKeys[]>> {
    return this.#database.read(['libraryPositions'], async from => {
      const found: readonly unknown[] = await Promise.all(
        ids.map(id => from.objectStore('libraryPositions').get(id)),
      );
      return found.filter(isKeys);
    });
  }

  /** Puts items and tags in, all of them or none. */
  put(
    items: readonly LibraryItem[],
    { tags = [], ...options }: PutOptions & { readonly tags?: readonly LibraryTag[] } = {},
  ): Promise<Outcome<readonly Put[]>> {
    return this.#database.write([...ALL], async (to, alive) => {
      await Promise.all(tags.map(tag => to.objectStore('libraryTags').put(tag)));
      const hasRemoved = (await to.objectStore('libraryRemoved').count()) > 0;
      const done: Put[] = [];
      const here = new Set<string>();
      const isNew = (id: string): boolean => !here.has(id) && options.isNew?.(id) === true;
      for (const group of inGroups(items)) {
        const put = await Promise.all(
          group.map(item => putItem(to, item, { ...options, isNew, hasRemoved })),
        );
        done.push(...put.filter(one => one !== undefined));
        for (const { entry } of group) here.add(entry.id);
        alive();
      }
      return done;
    });
  }

  /** Changes entries, each as it is stored now; returns them as they are then. */
  change(
    ids: readonly string[],
    change: (entry: LibraryEntry) => LibraryEntry,
  ): Promise<Outcome<readonly LibraryEntry[]>> {
    return this.#database.write(['libraryEntries'], async (to, alive) => {
      const store = to.objectStore('libraryEntries');
      const found: readonly unknown[] = await Promise.all(ids.map(id => store.get(id)));
      const changed = found.flatMap(one => readEntry(one) ?? []).map(change);
      await Promise.all(changed.map(entry => store.put(entry)));
      alive();
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
