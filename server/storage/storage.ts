import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type LogEvent } from 'kysely';
import { type Clubs, clubsOf } from './clubs.ts';
import { type AddPly, pliesAtOnce } from './eventLog.ts';
import { type Handovers, handoversOf } from './handovers.ts';
import { type History, historyOf } from './history.ts';
import { type Holder, type Holding, holdingOf } from './holding.ts';
import { type Identities, identitiesOf } from './identities.ts';
import { libsqlDialect, type OnQuery } from './libsqlDialect.ts';
import { type Matches, matchesOf } from './matches.ts';
import { type Meetings, meetingsOf } from './meetings.ts';
import { migrate } from './migrations.ts';
import { type Moderation, moderationOf } from './moderation.ts';
import { PliesTogether } from './pliesTogether.ts';
import { postgresConnections, type StorageLimits } from './postgresDialect.ts';
import { type Privacy, privacyOf } from './privacy.ts';
import { type Ratings, ratingsOf } from './ratings.ts';
import { type Retention, retentionOf } from './retention.ts';
import { inTransaction, type Schema } from './schema.ts';
import { type Studies, type StudyRoom, studiesOf } from './studies.ts';
import { type Tables, tablesOf } from './tables.ts';

const FILE_NAME = 'flipside.db';
const POSTGRES_URL = /^postgres(ql)?:\/\//;

/** What online play stores. Times are milliseconds since 1970; a write is stored once its promise is fulfilled. */
export interface Stores {
  readonly identities: Identities;
  readonly tables: Tables;
  readonly meetings: Meetings;
  readonly clubs: Clubs;
  readonly handovers: Handovers;
  readonly studies: Studies;
  readonly holding: Holding;
  readonly matches: Matches;
  readonly history: History;
  readonly ratings: Ratings;
  readonly retention: Retention;
  readonly moderation: Moderation;
  readonly privacy: Privacy;
}

export interface Storage extends Stores {
  /** Runs several operations in one transaction; only calls on `inside` are part of it. */
  transaction<T>(work: (inside: Stores) => Promise<T>): Promise<T>;
  /** Replaces the connections to a database that has stopped answering. */
  renew(): void;
  close(): Promise<void>;
}

export interface StorageOptions {
  /** The identity of this process: only the holder of a table may write its matches. */
  readonly holder: Holder;
  /** Called when an idle connection to PostgreSQL breaks. */
  readonly onError: (error: Error) => void;
  /** Called with the time each query took. */
  readonly onQuery?: OnQuery;
  /** Maximum number of connections to a database for play; default 10. */
  readonly connections?: number;
  /** Limits on stored studies; default `STUDY_ROOM`. */
  readonly studyRoom?: StudyRoom;
  /** Whether there is space for more studies and boxes; by default free disk space is checked. */
  readonly hasSpace?: () => Promise<boolean>;
  /** Time limits for a database; default `TIME_LIMITS`. */
  readonly limits?: StorageLimits;
}

/** Whether a place is a database; otherwise it is a folder. */
export const isDatabase = (place: string): boolean => POSTGRES_URL.test(place);
export const fileOf = (folder: string): string => join(folder, FILE_NAME);

const fileIn = (folder: string, onQuery?: OnQuery): ReturnType<typeof libsqlDialect> => {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder);
  try {
    return libsqlDialect(file, onQuery);
  } catch (error) {
    throw new Error(`${file} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
};

/** Brings the schema up to date, with a longer time limit than for queries. */
const migrateAt = async (url: string, { onError, limits }: StorageOptions): Promise<void> => {
  const { dialect } = postgresConnections({ url, purpose: 'migration', onError, limits });
  const db = new Kysely<Schema>({ dialect });
  await migrate(db).finally(() => db.destroy());
};

const logTo =
  ({ onQuery }: StorageOptions) =>
  ({ level, queryDurationMillis }: LogEvent): void =>
    onQuery?.(queryDurationMillis, level === 'query' ? 'done' : 'failed');

/** The general connections, and the one for the lease of this process. */
interface Connections {
  readonly db: Kysely<Schema>;
  readonly leaseDb: Kysely<Schema>;
  readonly addPly: AddPly;
  readonly renew: () => void;
}

const openPostgres = async (url: string, options: StorageOptions): Promise<Connections> => {
  const { onError, limits, connections } = options;
  const log = logTo(options);
  const connect = (purpose: 'play' | 'lease') =>
    postgresConnections({ url, purpose, onError, limits, connections });
  await migrateAt(url, options);
  const both = [connect('play'), connect('lease')] as const;
  const renew = (): void => {
    for (const each of both) each.renew();
  };
  const [db, leaseDb] = both.map(({ dialect }) => new Kysely<Schema>({ dialect, log })) as [
    Kysely<Schema>,
    Kysely<Schema>,
  ];
  const together = new PliesTogether(db, options.holder.id);
  return { db, leaseDb, addPly: ply => together.add(ply), renew };
};

const openFile = async (folder: string, options: StorageOptions): Promise<Connections> => {
  const { dialect, runAtOnce } = fileIn(folder, options.onQuery);
  const db = new Kysely<Schema>({ dialect, log: logTo(options) });
  try {
    await migrate(db);
    const addPly = pliesAtOnce(db, options.holder.id, runAtOnce);
    return { db, leaseDb: db, addPly, renew: () => {} };
  } catch (error) {
    await db.destroy();
    throw error;
  }
};

/** Shortcuts besides the main connection: a separate one for the lease, and direct insertion of plies. */
interface Aside {
  readonly leaseDb?: Kysely<Schema>;
  readonly addPly?: AddPly;
  readonly hasSpace?: () => Promise<boolean>;
  readonly studyRoom?: StudyRoom | undefined;
}

const always = async (): Promise<boolean> => true;

/** Disk space reserved for games, in bytes: studies and boxes must leave this much free. */
const KEPT_FREE = 256_000_000;

const hasSpaceIn = (folder: string) => async (): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize > KEPT_FREE;
};

const storesOf = (
  db: Kysely<Schema>,
  holder: Holder,
  { leaseDb = db, addPly, hasSpace, studyRoom }: Aside = {},
): Stores => {
  const handovers = handoversOf(db, hasSpace ?? always);
  const studies = studiesOf(db, hasSpace ?? always, studyRoom);
  return {
    identities: identitiesOf(db),
    tables: tablesOf(db, holder.id),
    meetings: meetingsOf(db),
    clubs: clubsOf(db, holder),
    handovers,
    studies,
    holding: holdingOf(db, holder, leaseDb),
    matches: matchesOf(db, holder.id, addPly),
    history: historyOf(db),
    ratings: ratingsOf(db),
    retention: retentionOf(db, { handovers, studies }),
    moderation: moderationOf(db),
    privacy: privacyOf(db),
  };
};

/** Opens PostgreSQL at a `postgres://` URL, otherwise SQLite in a folder, and brings the schema up to date. */
export const openStorage = async (place: string, options: StorageOptions): Promise<Storage> => {
  const { db, leaseDb, addPly, renew } = await (isDatabase(place) ? openPostgres : openFile)(place, options);
  const { holder } = options;
  const hasSpace = options.hasSpace ?? (isDatabase(place) ? always : hasSpaceIn(place));
  return {
    ...storesOf(db, holder, { leaseDb, addPly, hasSpace, studyRoom: options.studyRoom }),
    transaction: work => inTransaction(db, inside => work(storesOf(inside, holder))),
    renew,
    close: async () => {
      await Promise.all([...new Set([db, leaseDb])].map(each => each.destroy()));
    },
  };
};
