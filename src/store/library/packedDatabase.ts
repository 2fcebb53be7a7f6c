import type { Database, Outcome, Work } from './database.ts';
import { moveSome, SINGLE } from './movedItems.ts';
import { PACKED } from './packs.ts';

/** The database once all items are in packs: those that an older page has stored one by one are moved before anything else. */
export class PackedDatabase {
  /** For what has nothing to do with items. */
  readonly plain: Database;
  #moved: Promise<Outcome<unknown>> | undefined;

  constructor(database: Database) {
    this.plain = database;
  }

  async read<T>(work: Work<T, 'readonly'>): Promise<Outcome<T>> {
    const moved = await this.#movedAll();
    return moved.type === 'failed' ? moved : this.plain.read([...PACKED, 'libraryTags'], work);
  }

  async write<T>(work: Work<T, 'readwrite'>): Promise<Outcome<T>> {
    const moved = await this.#movedAll();
    return moved.type === 'failed'
      ? moved
      : this.plain.write([...PACKED, 'libraryTags', 'libraryRemoved'], work);
  }

  #movedAll(): Promise<Outcome<unknown>> {
    this.#moved ??= this.#moveAll().then(outcome => {
      if (outcome.type === 'failed') this.#moved = undefined;
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
