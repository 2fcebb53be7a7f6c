import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { tableOf } from '../../game/record.ts';

const NAME = 'flipside';

interface Index {
  readonly on: string;
  readonly since: number;
  /** Whether the field is a list, each item of which is indexed. */
  readonly each?: true;
}

interface StoreRow {
  /** The key path. */
  readonly key: string;
  /** Whether keys are generated automatically. */
  readonly counts?: true;
  /** The database version that introduced it. A new store or index takes the next number. */
  readonly since: number;
  readonly indexes?: Readonly<Record<string, Index>>;
}

/** All object stores. Readers validate the content. */
export const STORES = {
  /** Games and studies in packs: their list entries, their texts, and the keys of their positions. See `packs.ts`. */
  packedEntries: {
    key: 'pack',
    counts: true,
    since: 3,
    indexes: { ids: { on: 'ids', since: 3, each: true } },
  },
  packedTexts: { key: 'pack', since: 3 },
  packedPositions: { key: 'pack', since: 3 },
  /** One record per item, written by older versions; `packedDatabase.ts` moves them into packs. */
  libraryEntries: { key: 'id', since: 1 },
  libraryTexts: { key: 'id', since: 1 },
  libraryPositions: { key: 'id', since: 1 },
  libraryTags: { key: 'id', since: 1 },
  /** The ids of deleted items, so that they are not imported again from elsewhere. */
  libraryRemoved: { key: 'id', since: 1 },
  /** The texts of studies that are not being edited. */
  studies: { key: 'id', since: 2 },
} as const satisfies Readonly<Record<string, StoreRow>>;
export type StoreName = keyof typeof STORES;

const ROWS: readonly (readonly [StoreName, StoreRow])[] = Object.entries(STORES) as [StoreName, StoreRow][];
const VERSION = Math.max(
  ...ROWS.flatMap(([, { since, indexes = {} }]) => [since, ...Object.values(indexes).map(one => one.since)]),
);

/**
 * Why the database cannot be used: another tab keeps an old version open; a newer version of the page wrote it; the browser
 * refuses it (as in some private windows); it does not answer; it is full; or there is not enough room to migrate older data.
 */
export const DATABASE_TROUBLES = ['blocked', 'newer', 'refused', 'silent', 'full', 'unmoved'] as const;
export type DatabaseTrouble = (typeof DATABASE_TROUBLES)[number];

export type DatabaseOutcome<T> =
  | { readonly type: 'done'; readonly value: T }
  | { readonly type: 'failed'; readonly trouble: DatabaseTrouble };

/** Timeouts in milliseconds. That of a transaction restarts with each call of `alive`. */
export interface DatabaseLimits {
  readonly blocked: number;
  readonly open: number;
  readonly work: number;
}

const LIMITS: DatabaseLimits = { blocked: 3000, open: 10_000, work: 30_000 };

type Connection = IDBPDatabase<unknown>;
/** A transaction over several stores. */
export type Transaction<Mode extends IDBTransactionMode = 'readwrite'> = IDBPTransaction<
  unknown,
  StoreName[],
  Mode
>;

/** The body of a transaction. Long work calls `alive` regularly to avoid the timeout. */
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

/** Migrates the database to this version. */
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

/** A transaction that has failed or ended cannot be aborted. */
const callOff = (transaction: Transaction<IDBTransactionMode>): void => {
  try {
    transaction.abort();
  } catch {}
};

/** The page's database, opened on first use. Every request has a timeout. */
export class Database {
  readonly #limits: DatabaseLimits;
  #connection: Promise<Connection> | undefined;

  constructor(limits: Partial<DatabaseLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  read<T>(stores: readonly StoreName[], work: Work<T, 'readonly'>): Promise<DatabaseOutcome<T>> {
    return this.#run(stores, 'readonly', work);
  }

  /** Runs the work in one transaction: all or nothing, even if the tab dies. */
  write<T>(stores: readonly StoreName[], work: Work<T, 'readwrite'>): Promise<DatabaseOutcome<T>> {
    return this.#run(stores, 'readwrite', work);
  }

  async #run<T, Mode extends IDBTransactionMode>(
    stores: readonly StoreName[],
    mode: Mode,
    work: Work<T, Mode>,
  ): Promise<DatabaseOutcome<T>> {
    try {
      const transaction = await this.#begin(stores, mode);
      return { type: 'done', value: await this.#finish(transaction, work) };
    } catch (error) {
      // Anything else is a bug.
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

  /** Reopens the connection if the browser has closed it. */
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
      // Loaded on demand, so that the first game does not wait for it.
      const opening = import('idb').then(({ openDB }) =>
        openDB(NAME, VERSION, {
          upgrade: (database, before, _, transaction) =>
            upgrade(database, before, transaction as unknown as Transaction<'versionchange'>),
          blocked: () => {
            clearTimeout(timer);
            timer = setTimeout(() => give('blocked'), this.#limits.blocked);
          },
          // A newer page waits to migrate: the next use here will find this version too old.
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
