import type { Database, DatabaseTrouble, Outcome, Transaction, Work } from './database.ts';
import { OpenPacks } from './openPacks.ts';
import { itemsOf, PACKED } from './packs.ts';
import { SINGLE, singlesAfter } from './singleItems.ts';

/** How many items are moved at a time: what is moved in one transaction is in one of the two places, whatever happens. */
const MOVED_AT_ONCE = 500;

/** Moves some of the items that were stored one by one into packs, as they are; false if there are none left. */
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

/** The troubles of work that has been begun: what is stored can still be read. */
const READABLE: readonly DatabaseTrouble[] = ['full', 'refused'];

/**
 * The database once all items are in packs: those that an older page has stored one by one are moved before anything else. Where
 * there is no room to move them, they are read where they are, and nothing can be changed.
 */
export class PackedDatabase {
  /** For what has nothing to do with items. */
  readonly plain: Database;
  #moved: Promise<Outcome<unknown>> | undefined;
  /** Whether moving has failed in a way that leaves everything to be read. */
  #isStuck = false;

  constructor(database: Database) {
    this.plain = database;
  }

  async read<T>(work: Work<T, 'readonly'>): Promise<Outcome<T>> {
    const moved = await this.#movedAll();
    if (moved.type === 'done') return this.plain.read([...PACKED, 'libraryTags'], work);
    if (!READABLE.includes(moved.trouble)) return moved;
    return this.plain.read([...PACKED, ...SINGLE, 'libraryTags'], work);
  }

  async write<T>(work: Work<T, 'readwrite'>): Promise<Outcome<T>> {
    this.retry();
    const moved = await this.#movedAll();
    if (moved.type === 'done') return this.plain.write([...PACKED, 'libraryTags', 'libraryRemoved'], work);
    return moved.trouble === 'full' ? { type: 'failed', trouble: 'unmoved' } : moved;
  }

  /** Why everything can be read but not changed; undefined where that is not so. */
  async trouble(): Promise<DatabaseTrouble | undefined> {
    const moved = await this.#movedAll();
    return moved.type === 'failed' && moved.trouble === 'full' ? 'unmoved' : undefined;
  }

  /** There may be room by now. */
  retry(): void {
    if (this.#isStuck) this.#moved = undefined;
  }

  #movedAll(): Promise<Outcome<unknown>> {
    this.#moved ??= this.#moveAll().then(outcome => {
      this.#isStuck = outcome.type === 'failed' && READABLE.includes(outcome.trouble);
      if (outcome.type === 'failed' && !this.#isStuck) this.#moved = undefined;
      return outcome;
    });
    return this.#moved;
  }

  async #moveAll(): Promise<Outcome<unknown>> {
    for (;;) {
      const outcome = await this.plain.write([...SINGLE, ...PACKED], moveSome);
      if (outcome.type === 'failed' || !outcome.value) return outcome;
    }
  }
}
