import type { Database, DatabaseOutcome, DatabaseTrouble, Transaction } from './database.ts';
import { type LibraryEntry, type LibraryTag, readEntry, readTag } from './entry.ts';
import type { LibraryItem } from './item.ts';
import { OpenPacks } from './openPacks.ts';
import { PackedDatabase } from './packedDatabase.ts';
import { type EntriesPack, keysIn, type PositionsPack, type TextsPack } from './packs.ts';
import { type Put, type PutOptions, putItems, wantedOf } from './putting.ts';
import { forPacks, packsWith } from './walking.ts';

/** The keys of an item's positions. */
export interface ItemKeys {
  readonly id: string;
  readonly keys: Uint32Array;
}

type Read = Transaction<IDBTransactionMode>;

const readTags = async (from: Read): Promise<readonly LibraryTag[]> => {
  const tags: readonly unknown[] = await from.objectStore('libraryTags').getAll();
  return tags.flatMap(tag => readTag(tag) ?? []);
};

const entriesIn = ({ entries }: EntriesPack): readonly LibraryEntry[] =>
  entries.flatMap(entry => readEntry(entry) ?? []);

/** The library in the database. Items are written atomically, and validated when read. */
export class Shelf {
  readonly #database: PackedDatabase;
  /** The newest pack known to this tab; later ones are from other tabs. */
  #newest = 0;
  /** Ids stored by other tabs since the last full load. */
  readonly #elsewhere = new Set<string>();

  constructor(database: Database) {
    this.#database = new PackedDatabase(database);
  }

  /** Why the library is read-only; undefined if it is not. */
  trouble(): Promise<DatabaseTrouble | undefined> {
    return this.#database.trouble();
  }

  /** Loads all tags, and all entries in batches. */
  async list(
    take: (entries: readonly LibraryEntry[]) => void,
  ): Promise<DatabaseOutcome<readonly LibraryTag[]>> {
    this.#database.retry();
    return this.#database.read(async (from, alive) => {
      const takePack = (pack: EntriesPack): void => {
        this.#newest = Math.max(this.#newest, pack.pack);
        take(entriesIn(pack));
      };
      await forPacks(from, ['packedEntries'], takePack, alive);
      return readTags(from);
    });
  }

  tags(): Promise<DatabaseOutcome<readonly LibraryTag[]>> {
    return this.#database.plain.read(['libraryTags'], readTags);
  }

  /** The existing entries of these ids. */
  entries(ids: readonly string[]): Promise<DatabaseOutcome<readonly LibraryEntry[]>> {
    return this.#database.read(async from => {
      const packs = await packsWith(from, ids, ['packedEntries']);
      const wanted = new Set(ids);
      const found = new Map<string, unknown>();
      for (const [{ ids: inside, entries }] of packs)
        for (const [index, id] of inside.entries()) if (wanted.has(id)) found.set(id, entries[index]);
      return ids.flatMap(id => readEntry(found.get(id)) ?? []);
    });
  }

  text(id: string): Promise<DatabaseOutcome<string | undefined>> {
    return this.#database.read(async from => {
      const packs = await packsWith(from, [id], ['packedEntries', 'packedTexts']);
      const texts = packs.map(([{ ids }, { texts: all }]) => all[ids.indexOf(id)]);
      return texts.find(text => typeof text === 'string');
    });
  }

  /** All entries with their games as text, in batches, until `take` returns false. */
  items(
    take: (items: readonly { readonly entry: LibraryEntry; readonly text: string }[]) => boolean,
  ): Promise<DatabaseOutcome<void>> {
    const takePack = ({ entries }: EntriesPack, { texts }: TextsPack): boolean =>
      take(
        entries.flatMap((stored, index) => {
          const [entry, text] = [readEntry(stored), texts[index]];
          return entry !== undefined && typeof text === 'string' ? [{ entry, text }] : [];
        }),
      );
    return this.#database.read((from, alive) =>
      forPacks(from, ['packedEntries', 'packedTexts'], takePack, alive),
    );
  }

  /** The position keys of all items by id, in batches. */
  positions(take: (keys: readonly ItemKeys[]) => void): Promise<DatabaseOutcome<void>> {
    const takeKeys = (ids: readonly string[], pack: PositionsPack): void => {
      const keys = keysIn(pack);
      take(ids.map((id, index) => ({ id, keys: keys[index] ?? new Uint32Array() })));
    };
    return this.#database.read(async (from, alive) => {
      let areNamed = true;
      const takeNamed = (pack: PositionsPack): void => {
        if (pack.ids === undefined) areNamed = false;
        else takeKeys(pack.ids, pack);
      };
      const takeOthers = ({ ids }: EntriesPack, pack: PositionsPack): void => {
        if (pack.ids === undefined) takeKeys(ids, pack);
      };
      await forPacks(from, ['packedPositions'], takeNamed, alive);
      if (!areNamed) await forPacks(from, ['packedEntries', 'packedPositions'], takeOthers, alive);
    });
  }

  /** The existing items of these ids, with their position keys. */
  positionsOf(ids: readonly string[]): Promise<DatabaseOutcome<readonly ItemKeys[]>> {
    return this.#database.read(async from => {
      const packs = await packsWith(from, ids, ['packedEntries', 'packedPositions']);
      const wanted = new Set(ids);
      const found = packs.flatMap(([{ ids: inside }, positions]) => {
        const keys = keysIn(positions);
        return inside.map((id, index) => ({ id, keys: keys[index] ?? new Uint32Array() }));
      });
      return found.filter(({ id }) => wanted.has(id));
    });
  }

  /** Stores items and tags atomically. */
  async put(
    items: readonly LibraryItem[],
    { tags = [], isNew, spares, ...options }: PutOptions & { readonly tags?: readonly LibraryTag[] } = {},
  ): Promise<DatabaseOutcome<readonly Put[]>> {
    let newest = 0;
    const outcome = await this.#database.write(async (to, alive) => {
      await Promise.all(tags.map(tag => to.objectStore('libraryTags').put(tag)));
      if (isNew !== undefined) await this.#seeOthers(to);
      const wanted = await wantedOf(to, items, spares);
      const packs = new OpenPacks(to);
      const isThere = (id: string): boolean => isNew?.(id) !== true || this.#elsewhere.has(id);
      await packs.open(wanted.map(({ entry }) => entry.id).filter(isThere));
      alive();
      const put = await putItems(packs, wanted, options);
      newest = await packs.write();
      return put;
    });
    if (outcome.type === 'done') this.#newest = Math.max(this.#newest, newest);
    return outcome;
  }

  /** Changes entries based on their stored state; returns the new state. */
  change(
    ids: readonly string[],
    change: (entry: LibraryEntry) => LibraryEntry,
  ): Promise<DatabaseOutcome<readonly LibraryEntry[]>> {
    const wanted = new Set(ids);
    return this.#database.write(async to => {
      const changed: LibraryEntry[] = [];
      const withChanges = (stored: unknown, id: string): unknown => {
        const entry = wanted.has(id) ? readEntry(stored) : undefined;
        if (entry === undefined) return stored;
        const after = change(entry);
        changed.push(after);
        return after;
      };
      const packs = await packsWith(to, ids, ['packedEntries']);
      const written = packs.map(([{ entries, ...pack }]) => ({
        ...pack,
        entries: entries.map((entry, index) => withChanges(entry, pack.ids[index] ?? '')),
      }));
      await Promise.all(written.map(pack => to.objectStore('packedEntries').put(pack)));
      return changed;
    });
  }

  /** Deletes items and records that; returns them for undo. */
  remove(ids: readonly string[], at: number): Promise<DatabaseOutcome<readonly LibraryItem[]>> {
    return this.#database.write(async (to, alive) => {
      const packs = new OpenPacks(to);
      await packs.open(ids);
      alive();
      const removed = ids.flatMap(id => {
        const item = packs.get(id);
        packs.delete(id);
        const entry = readEntry(item?.entry);
        if (entry === undefined || typeof item?.text !== 'string') return [];
        return [{ entry, text: item.text, keys: item.keys as Uint32Array<ArrayBuffer> }];
      });
      await packs.write();
      alive();
      await Promise.all(ids.map(id => to.objectStore('libraryRemoved').put({ id, at })));
      return removed;
    });
  }

  putTag(tag: LibraryTag): Promise<DatabaseOutcome<unknown>> {
    return this.#database.plain.write(['libraryTags'], to => to.objectStore('libraryTags').put(tag));
  }

  /** Deletes a tag, also from every entry. */
  removeTag(id: string): Promise<DatabaseOutcome<unknown>> {
    const without = (stored: unknown): unknown => {
      const entry = readEntry(stored);
      const isTagged = entry?.tags.includes(id) === true;
      return isTagged ? { ...entry, tags: entry.tags.filter(tag => tag !== id) } : stored;
    };
    return this.#database.write(async (to, alive) => {
      await to.objectStore('libraryTags').delete(id);
      const write = async (pack: EntriesPack): Promise<void> => {
        const entries = pack.entries.map(without);
        if (entries.some((entry, index) => entry !== pack.entries[index]))
          await to.objectStore('packedEntries').put({ ...pack, entries });
      };
      await forPacks(to, ['packedEntries'], write, alive);
    });
  }

  /** Which of these ids the person has deleted. Other deletion marks are dropped. */
  removed(ids: readonly string[]): Promise<DatabaseOutcome<ReadonlySet<string>>> {
    return this.#database.plain.write(['libraryRemoved'], async to => {
      const store = to.objectStore('libraryRemoved');
      const known = (await store.getAllKeys()) as readonly string[];
      for (const id of known) if (!ids.includes(id)) await store.delete(id);
      return new Set(known.filter(id => ids.includes(id)));
    });
  }

  /** Finds items stored by other tabs that this tab may not know yet. */
  async #seeOthers(to: Read): Promise<void> {
    const later = IDBKeyRange.lowerBound(this.#newest, true);
    const packs: readonly EntriesPack[] = await to.objectStore('packedEntries').getAll(later);
    for (const { pack, ids } of packs) {
      this.#newest = Math.max(this.#newest, pack);
      for (const id of ids) this.#elsewhere.add(id);
    }
  }
}
