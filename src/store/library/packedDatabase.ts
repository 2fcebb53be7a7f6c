import type { Database, DatabaseOutcome, DatabaseTrouble, Transaction, Work } from './database.ts';
import { OpenPacks } from './openPacks.ts';
import { itemsOf, PACKED } from './packs.ts';
import { SINGLE, singlesAfter } from './singleItems.ts';

/** Batch size of the migration; each batch is one transaction, so every item is in exactly one place. */
const MOVED_AT_ONCE = 500;

/** Moves some single items into packs unchanged; false if there are none left. */
export const moveSome = async (to: Transaction): Promise<boolean> => {
  const some = await singlesAfter(to, undefined, MOVED_AT_ONCE);
  if (some === undefined) return false;
  const { packedEntries, packedTexts, packedPositions } = some;
  const packs = new OpenPacks(to);
  for (const item of itemsOf(packedEntries, packedTexts, packedPositions)) packs.put(item);
  await packs.write();
  const [first, last] = [packedEntries.ids[0], packedEntries.ids.at(-1)];
  const range = IDBKeyRange.bound(first, last);
  await Promise.all(SINGLE.map(name => to.objectStore(name).delete(range)));
  return true;
};

/** Failures while writing: reading is still possible. */
const READABLE: readonly DatabaseTrouble[] = ['full', 'refused'];

/**
 * The database with all items in packs: single items of older versions are migrated first. Without room for that they are read
 * where they are, and the library is read-only.
 */
export class PackedDatabase {
  /** For stores without items. */
  readonly plain: Database;
  #moved: Promise<DatabaseOutcome<unknown>> | undefined;
  /** Whether migration has failed and the library is read-only. */
  #isStuck = false;

  constructor(database: Database) {
    this.plain = database;
  }

  async read<T>(work: Work<T, 'readonly'>): Promise<DatabaseOutcome<T>> {
    const moved = await this.#movedAll();
    if (moved.type === 'done') return this.plain.read([...PACKED, 'libraryTags'], work);
    if (!READABLE.includes(moved.trouble)) return moved;
    return this.plain.read([...PACKED, ...SINGLE, 'libraryTags'], work);
  }

  async write<T>(work: Work<T, 'readwrite'>): Promise<DatabaseOutcome<T>> {
    this.retry();
    const moved = await this.#movedAll();
    if (moved.type === 'done') return this.plain.write([...PACKED, 'libraryTags', 'libraryRemoved'], work);
    return moved.trouble === 'full' ? { type: 'failed', trouble: 'unmoved' } : moved;
  }

  /** Why the library is read-only; undefined if it is not. */
  async trouble(): Promise<DatabaseTrouble | undefined> {
    const moved = await this.#movedAll();
    return moved.type === 'failed' && moved.trouble === 'full' ? 'unmoved' : undefined;
  }

  /** Retries the migration later, when there may be room. */
  retry(): void {
    if (this.#isStuck) this.#moved = undefined;
  }

  #movedAll(): Promise<DatabaseOutcome<unknown>> {
    this.#moved ??= this.#moveAll().then(outcome => {
      this.#isStuck = outcome.type === 'failed' && READABLE.includes(outcome.trouble);
      if (outcome.type === 'failed' && !this.#isStuck) this.#moved = undefined;
      return outcome;
    });
    return this.#moved;
  }

  async #moveAll(): Promise<DatabaseOutcome<unknown>> {
    for (;;) {
      const outcome = await this.plain.write([...SINGLE, ...PACKED], moveSome);
      if (outcome.type === 'failed' || !outcome.value) return outcome;
    }
  }
}
