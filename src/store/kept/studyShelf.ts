import * as v from 'valibot';
import { readJson } from '../../game/json.ts';
import type { Database, DatabaseOutcome } from '../library/database.ts';

const STORE = 'studies';

interface ShelvedStudy {
  readonly id: string;
  readonly savedAt: number;
  readonly text: string;
}

const isShelved = (stored: unknown): stored is ShelvedStudy => {
  const { savedAt, text } = (stored ?? {}) as Partial<ShelvedStudy>;
  return typeof savedAt === 'number' && typeof text === 'string';
};

const NOTE = v.object({ savedAt: v.number(), letters: v.number() });
/** The note about a study on the shelf. */
export type ShelvedNote = v.InferOutput<typeof NOTE>;

export const readShelvedNote = (text: string): ShelvedNote => {
  const parsed = v.safeParse(NOTE, readJson(text));
  return parsed.success ? parsed.output : { savedAt: 0, letters: 0 };
};

/** The study texts in the database, which has much more room than the synchronous storage. */
export class StudyShelf {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Stores the text, unless another tab has stored a newer one. */
  put(study: ShelvedStudy): Promise<DatabaseOutcome<void>> {
    return this.#database.write([STORE], async to => {
      const store = to.objectStore(STORE);
      const known: unknown = await store.get(study.id);
      if (isShelved(known) && known.savedAt > study.savedAt) return;
      await store.put(study);
    });
  }

  /** Undefined if there is none. */
  text(id: string): Promise<DatabaseOutcome<string | undefined>> {
    return this.#database.read([STORE], async from => {
      const stored: unknown = await from.objectStore(STORE).get(id);
      return isShelved(stored) ? stored.text : undefined;
    });
  }

  remove(id: string): Promise<DatabaseOutcome<void>> {
    return this.#database.write([STORE], to => to.objectStore(STORE).delete(id));
  }
}
