import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, type LogEvent } from 'kysely';
import { type History, historyOf } from './history.ts';
import { type Holder, type Holding, holdingOf } from './holding.ts';
import { type Identities, identitiesOf } from './identities.ts';
import { libsqlDialect } from './libsqlDialect.ts';
import { type Matches, matchesOf } from './matches.ts';
import { type Meetings, meetingsOf } from './meetings.ts';
import { migrate } from './migrations.ts';
import { type Moderation, moderationOf } from './moderation.ts';
import { postgresDialect } from './postgresDialect.ts';
import { type Privacy, privacyOf } from './privacy.ts';
import { type Ratings, ratingsOf } from './ratings.ts';
import { type Retention, retentionOf } from './retention.ts';
import { inTransaction, type Schema } from './schema.ts';
import { type Tables, tablesOf } from './tables.ts';

const FILE_NAME = 'flipside.db';
const POSTGRES_URL = /^postgres(ql)?:\/\//;

/** What online play stores. Times are milliseconds since 1970; a write is stored once its promise is fulfilled. */
export interface Stores {
  readonly identities: Identities;
  readonly tables: Tables;
  readonly meetings: Meetings;
  readonly holding: Holding;
  readonly matches: Matches;
  readonly history: History;
  readonly ratings: Ratings;
  readonly retention: Retention;
  readonly moderation: Moderation;
  readonly privacy: Privacy;
}

export interface Storage extends Stores {
  /** Does several things in one transaction; only calls on `inside` are part of it. */
  transaction<T>(work: (inside: Stores) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface StorageOptions {
  /** The process that writes: only the holder of a table may add to its matches. */
  readonly holder: Holder;
  /** Called when an idle connection to PostgreSQL breaks. */
  readonly onError: (error: Error) => void;
  /** Called with the time each query took. */
  readonly onQuery?: (milliseconds: number, outcome: 'done' | 'failed') => void;
}

/** A place is a database or a folder. */
export const isDatabase = (place: string): boolean => POSTGRES_URL.test(place);
/** The file of SQLite. */
export const fileOf = (folder: string): string => join(folder, FILE_NAME);

const fileIn = (folder: string): Dialect => {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder);
  try {
    return libsqlDialect(file);
  } catch (error) {
    throw new Error(`${file} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
};

/** Brings the schema up to date, with a longer time limit than for queries. */
const migrateAt = async (url: string, { onError }: StorageOptions): Promise<void> => {
  const db = new Kysely<Schema>({ dialect: postgresDialect({ url, purpose: 'migration', onError }) });
  await migrate(db).finally(() => db.destroy());
};

const logTo =
  ({ onQuery }: StorageOptions) =>
  ({ level, queryDurationMillis }: LogEvent): void =>
    onQuery?.(queryDurationMillis, level === 'query' ? 'done' : 'failed');

const openDatabase = async (place: string, options: StorageOptions): Promise<Kysely<Schema>> => {
  const { onError } = options;
  const log = logTo(options);
  if (isDatabase(place)) {
    await migrateAt(place, options);
    return new Kysely<Schema>({ dialect: postgresDialect({ url: place, purpose: 'play', onError }), log });
  }
  const db = new Kysely<Schema>({ dialect: fileIn(place), log });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
};

const storesOf = (db: Kysely<Schema>, holder: Holder): Stores => ({
  identities: identitiesOf(db),
  tables: tablesOf(db, holder.id),
  meetings: meetingsOf(db),
  holding: holdingOf(db, holder),
  matches: matchesOf(db, holder.id),
  history: historyOf(db),
  ratings: ratingsOf(db),
  retention: retentionOf(db),
  moderation: moderationOf(db),
  privacy: privacyOf(db),
});

/** Opens PostgreSQL at a `postgres://` URL, otherwise SQLite in a folder, and brings the schema up to date. */
export const openStorage = async (place: string, options: StorageOptions): Promise<Storage> => {
  const db = await openDatabase(place, options);
  const { holder } = options;
  return {
    ...storesOf(db, holder),
    transaction: work => inTransaction(db, inside => work(storesOf(inside, holder))),
    close: () => db.destroy(),
  };
};
