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
  /** Does several things in one transaction; only calls on `inside` are part of it. */
  transaction<T>(work: (inside: Stores) => Promise<T>): Promise<T>;
  /** Replaces the connections to the database: the storage has not answered for a while. */
  renew(): void;
  close(): Promise<void>;
}

export interface StorageOptions {
  /** The process that writes: only the holder of a table may add to its matches. */
  readonly holder: Holder;
  /** Called when an idle connection to PostgreSQL breaks. */
  readonly onError: (error: Error) => void;
  /** Called with the time each query took. */
  readonly onQuery?: OnQuery;
  /** How many connections to a database are for play; 10 without. */
  readonly connections?: number;
  /** How much may be kept of studies; `STUDY_ROOM` without. */
  readonly studyRoom?: StudyRoom;
  /** Whether studies and boxes may still be kept; what the disk says without. */
  readonly hasSpace?: () => Promise<boolean>;
  /** How long a database may take; `TIME_LIMITS` without. */
  readonly limits?: StorageLimits;
}

/** A place is a database or a folder. */
export const isDatabase = (place: string): boolean => POSTGRES_URL.test(place);
/** The file of SQLite. */
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

/** Connections for everything, and for the lease of this process. */
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

/** What a process uses besides its connection: another one for its lease, and a shorter way for its plies. */
interface Aside {
  readonly leaseDb?: Kysely<Schema>;
  readonly addPly?: AddPly;
  readonly hasSpace?: () => Promise<boolean>;
  readonly studyRoom?: StudyRoom | undefined;
}

const always = async (): Promise<boolean> => true;

/** What games need on the disk, in bytes: studies and boxes leave that much free. */
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
