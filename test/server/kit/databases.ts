import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { TIME_LIMITS } from '../../../server/process/timeLimits.ts';
import type { StorageLimits } from '../../../server/storage/postgresDialect.ts';
import { openStorage, type Storage, type StorageOptions } from '../../../server/storage/storage.ts';
import { useFolders } from '../../../testkit/folders.ts';
import {
  addDatabase,
  clearDatabase,
  dropDatabase,
  emptyDatabase,
  findPostgres,
} from '../../../testkit/server/postgresCluster.ts';
import { askForPostgres } from '../../../testkit/server/sharedPostgres.ts';

/** Kinds of storage. */
export interface DatabaseKind {
  readonly name: string;
  /** The machine does not have this kind. */
  readonly isMissing: boolean;
}

export const DATABASES = [
  { name: 'SQLite', isMissing: false },
  { name: 'PostgreSQL', isMissing: findPostgres() === undefined },
] as const satisfies readonly DatabaseKind[];

/** Databases of one kind for the tests of a `describe`, deleted afterwards. */
export interface Databases {
  /** An empty storage; it may already have the tables of the newest schema. */
  newDatabase(): Promise<string>;
  /** A place without any tables. */
  bareDatabase(): Promise<string>;
  /** Opens a process's storage at a place, by default a new one. The process's address is derived from its name. */
  open(holder?: string, place?: string, address?: string): Promise<Storage>;
  /** Opens one new place for all of these processes. */
  openTwo(one?: string, two?: string): Promise<readonly [Storage, Storage]>;
}

/** A timeout for a database on a machine that is busy with other tests. */
const PATIENCE = 60_000;
const PATIENT: StorageLimits = {
  ...TIME_LIMITS.storage,
  connect: PATIENCE,
  statement: PATIENCE,
  query: PATIENCE,
};

const fail = (error: Error): void => {
  throw error;
};

/** Opens the storage at a place as one process; the test must close it. */
export const openAlone = (place: string, more: Partial<StorageOptions> = {}): Promise<Storage> =>
  openStorage(place, { holder: { id: 'one', address: 'wss://one.test' }, onError: () => {}, ...more });

const openAt = (place: string, holder: string, address: string): Promise<Storage> =>
  openAlone(place, { holder: { id: holder, address }, onError: fail, limits: PATIENT });

export const useDatabases = ({ name }: DatabaseKind): Databases => {
  const newFolder = useFolders();
  const opened: Storage[] = [];
  const database = `test${randomUUID().replaceAll('-', '')}`;
  let postgres: { readonly folder: string; readonly url: string } | undefined;

  beforeAll(async () => {
    if (name !== 'PostgreSQL' || findPostgres() === undefined) return;
    const folder = await askForPostgres();
    postgres = { folder, url: await addDatabase(folder, database) };
  });
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
  });
  afterAll(async () => {
    if (postgres !== undefined) await dropDatabase(postgres.folder, database);
  });

  const bareDatabase = async (): Promise<string> => {
    if (postgres !== undefined) {
      await emptyDatabase(postgres.url);
      return postgres.url;
    }
    return newFolder();
  };

  /** A template with the newest schema, since running all migrations takes 100 ms. */
  const prepare = async (): Promise<string> => {
    const place = await bareDatabase();
    await (await openAlone(place, { onError: fail, limits: PATIENT })).close();
    return place;
  };
  let model: Promise<string> | undefined;
  const newDatabase = async (): Promise<string> => {
    model ??= prepare();
    if (postgres !== undefined) {
      await clearDatabase(await model);
      return postgres.url;
    }
    const folder = newFolder();
    cpSync(await model, folder, { recursive: true });
    return folder;
  };

  const open: Databases['open'] = async (holder = 'one', place, address = `wss://${holder}.test`) => {
    const storage = await openAt(place ?? (await newDatabase()), holder, address);
    opened.push(storage);
    return storage;
  };
  return {
    newDatabase,
    bareDatabase: () => {
      // PostgreSQL has one database for both.
      if (postgres !== undefined) model = undefined;
      return bareDatabase();
    },
    open,
    openTwo: async (one = 'one', two = 'two') => {
      const place = await newDatabase();
      return [await open(one, place), await open(two, place)];
    },
  };
};

/** Runs the tests with each kind of database that this machine has. */
export const inEachDatabase = (
  what: string,
  define: (databases: Databases, kind: DatabaseKind) => void,
): void =>
  describe.each(DATABASES.filter(({ isMissing }) => !isMissing))(`${what} in $name`, kind =>
    define(useDatabases(kind), kind),
  );
