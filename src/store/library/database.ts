import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { tableOf } from '../../game/record.ts';

const NAME = 'flipside';

interface Index {
  readonly on: string;
  readonly since: number;
  /** Whether the field is a list, each part of which leads to the record. */
  readonly each?: true;
}

interface StoreRow {
  /** The field that records are found by. */
  readonly key: string;
  /** Whether the database numbers new records itself. */
  readonly counts?: true;
  /** The version of the database that brought it. A new row or index takes the next number after the highest. */
  readonly since: number;
  readonly indexes?: Readonly<Record<string, Index>>;
}

/** The one table of what the database holds. What is read from it is checked by whoever reads it. */
export const STORES = {
  /** What lists show of games and studies, the games themselves as text, and what their positions are found by: `packs.ts`. */
  packedEntries: {
    key: 'pack',
    counts: true,
    since: 3,
    indexes: { ids: { on: 'ids', since: 3, each: true } },
  },
  packedTexts: { key: 'pack', since: 3 },
  packedPositions: { key: 'pack', since: 3 },
  /** What an older page has stored, a record for each item: `packedDatabase.ts` moves it into the packs. */
  libraryEntries: { key: 'id', since: 1 },
  libraryTexts: { key: 'id', since: 1 },
  libraryPositions: { key: 'id', since: 1 },
  libraryTags: { key: 'id', since: 1 },
  /** What a person has deleted, so that it is not taken in again from elsewhere. */
  libraryRemoved: { key: 'id', since: 1 },
  /** Studies as text, those that are not being worked on just now. */
  studies: { key: 'id', since: 2 },
} as const satisfies Readonly<Record<string, StoreRow>>;
export type StoreName = keyof typeof STORES;

const ROWS: readonly (readonly [StoreName, StoreRow])[] = Object.entries(STORES) as [StoreName, StoreRow][];
const VERSION = Math.max(
  ...ROWS.flatMap(([, { since, indexes = {} }]) => [since, ...Object.values(indexes).map(one => one.since)]),
);

/**
 * Why the database could not be used: another tab keeps an old version open, a newer page has written it, the browser
 * refuses it (as some do in private windows), it does not answer, there is no space left, or not even enough to bring what an older
 * page has stored into the form that can be changed.
 */
export const DATABASE_TROUBLES = ['blocked', 'newer', 'refused', 'silent', 'full', 'unmoved'] as const;
export type DatabaseTrouble = (typeof DATABASE_TROUBLES)[number];

export type Outcome<T> =
  | { readonly type: 'done'; readonly value: T }
  | { readonly type: 'failed'; readonly trouble: DatabaseTrouble };

/** How long each may take, in milliseconds. Work counts from its last sign of life. */
export interface DatabaseLimits {
  readonly blocked: number;
  readonly open: number;
  readonly work: number;
}

const LIMITS: DatabaseLimits = { blocked: 3000, open: 10_000, work: 30_000 };

type Connection = IDBPDatabase<unknown>;
/** Reads and writes of several stores that happen together or not at all. */
export type Transaction<Mode extends IDBTransactionMode = 'readwrite'> = IDBPTransaction<
  unknown,
  StoreName[],
  Mode
>;

/** What is done in a transaction. Long work calls `alive` now and then, so that it is not taken for stuck. */
export type Work<T, Mode extends IDBTransactionMode> = (
  transaction: Transaction<Mode>,
  alive: () => void,
) => Promise<T>;

class Trouble extends Error {
  readonly trouble: DatabaseTrouble;

  constructor(trouble: DatabaseTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

const BY_NAME = tableOf<DatabaseTrouble>({
  VersionError: 'newer',
  QuotaExceededError: 'full',
});

const troubleOf = (error: Trouble | DOMException): DatabaseTrouble =>
  error instanceof Trouble ? error.trouble : (BY_NAME.get(error.name) ?? 'refused');

/** Brings a database from an older version to this one. */
const upgrade = (database: Connection, before: number, transaction: Transaction<'versionchange'>): void => {
  for (const [name, { key, counts = false, since, indexes = {} }] of ROWS) {
    const store =
      since > before
        ? database.createObjectStore(name, { keyPath: key, autoIncrement: counts })
        : transaction.objectStore(name as never);
    for (const [index, { on, since: from, each = false }] of Object.entries(indexes))
      if (from > before) store.createIndex(index, on, { multiEntry: each });
  }
};

/** Rejects unless the work is done in time, counted from the last call of `alive`. */
const inTime = <T>(work: (alive: () => void) => Promise<T>, milliseconds: number): Promise<T> =>
  new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const alive = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Trouble('silent')), milliseconds);
    };
    alive();
    work(alive)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });

/** One that has already failed, or ended, cannot be called off. */
const callOff = (transaction: Transaction<IDBTransactionMode>): void => {
  try {
    transaction.abort();
  } catch {}
};

/** The database of the page, opened when it is first needed. Nothing that is asked of it waits without end. */
export class Database {
  readonly #limits: DatabaseLimits;
  #connection: Promise<Connection> | undefined;

  constructor(limits: Partial<DatabaseLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  read<T>(stores: readonly StoreName[], work: Work<T, 'readonly'>): Promise<Outcome<T>> {
    return this.#run(stores, 'readonly', work);
  }

  /** All of the work is kept, or nothing: also when the tab dies in the middle of it. */
  write<T>(stores: readonly StoreName[], work: Work<T, 'readwrite'>): Promise<Outcome<T>> {
    return this.#run(stores, 'readwrite', work);
  }

  async #run<T, Mode extends IDBTransactionMode>(
    stores: readonly StoreName[],
    mode: Mode,
    work: Work<T, Mode>,
  ): Promise<Outcome<T>> {
    try {
      const transaction = await this.#begin(stores, mode);
      return { type: 'done', value: await this.#finish(transaction, work) };
    } catch (error) {
      // Anything else is a defect.
      if (!(error instanceof Trouble || error instanceof DOMException)) throw error;
      return { type: 'failed', trouble: troubleOf(error) };
    }
  }

  async #finish<T, Mode extends IDBTransactionMode>(
    transaction: Transaction<Mode>,
    work: Work<T, Mode>,
  ): Promise<T> {
    const finish = async (alive: () => void): Promise<T> => {
      const value = await work(transaction, alive);
      await transaction.done;
      return value;
    };
    try {
      return await inTime(finish, this.#limits.work);
    } catch (error) {
      transaction.done.catch(() => undefined);
      callOff(transaction);
      throw transaction.error ?? error;
    }
  }

  /** The browser may have closed the connection meanwhile: then a new one is opened. */
  async #begin<Mode extends IDBTransactionMode>(
    stores: readonly StoreName[],
    mode: Mode,
  ): Promise<Transaction<Mode>> {
    try {
      return (await this.#open()).transaction([...stores], mode);
    } catch (error) {
      if ((error as Error).name !== 'InvalidStateError') throw error;
      this.#connection = undefined;
      return (await this.#open()).transaction([...stores], mode);
    }
  }

  #open(): Promise<Connection> {
    this.#connection ??= this.#connect().catch(error => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  async #connect(): Promise<Connection> {
    if (globalThis.indexedDB === undefined) throw new Trouble('refused');
    const forget = (): void => {
      this.#connection = undefined;
    };
    return new Promise((resolve, reject) => {
      let isLate = false;
      const give = (trouble: DatabaseTrouble): void => {
        isLate = true;
        reject(new Trouble(trouble));
      };
      let timer = setTimeout(() => give('silent'), this.#limits.open);
      // No first game waits for it.
      const opening = import('idb').then(({ openDB }) =>
        openDB(NAME, VERSION, {
          upgrade: (database, before, _, transaction) =>
            upgrade(database, before, transaction as unknown as Transaction<'versionchange'>),
          blocked: () => {
            clearTimeout(timer);
            timer = setTimeout(() => give('blocked'), this.#limits.blocked);
          },
          // A newer page waits for this one: the next use here will find that it is too old.
          blocking: (_, __, event) => {
            (event.target as IDBDatabase).close();
            forget();
          },
          terminated: forget,
        }),
      );
      opening
        .then(database => (isLate ? database.close() : resolve(database)), reject)
        .finally(() => clearTimeout(timer));
    });
  }
}
