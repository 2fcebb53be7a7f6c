import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { TIME_LIMITS } from '../process/timeLimits.ts';

/** Unless it is configured. */
const CONNECTIONS = 10;
/** The error message of `pg`. */
const LATE = 'Query read timeout';

/**
 * The use of a connection: for answers that somebody waits for, for the lease of this process, which must not wait behind
 * them, or for changes to the schema.
 */
type Purpose = 'play' | 'lease' | 'migration';

/** How long a database may take, in milliseconds, as in `TIME_LIMITS`. */
export type StorageLimits = Readonly<Record<keyof typeof TIME_LIMITS.storage, number>>;

const POOLS: Readonly<Record<Purpose, (limits: StorageLimits) => pg.PoolConfig>> = {
  play: ({ connect, query, statement }) => ({
    connectionTimeoutMillis: connect,
    query_timeout: query,
    statement_timeout: statement,
  }),
  lease: ({ connect, query, statement }) => ({
    max: 1,
    connectionTimeoutMillis: connect,
    query_timeout: query,
    statement_timeout: statement,
  }),
  migration: ({ firstConnect, migration }) => ({
    max: 1,
    connectionTimeoutMillis: firstConnect,
    query_timeout: migration,
    statement_timeout: migration,
  }),
};

export interface PostgresPlace {
  readonly url: string;
  readonly purpose: Purpose;
  /** Called when an idle connection breaks; the pool opens others. */
  readonly onError: (error: Error) => void;
  readonly limits?: StorageLimits | undefined;
  /** How many at most, for play. */
  readonly connections?: number | undefined;
}

/** Counts and times in milliseconds are far below 2^53, so they are read as numbers, as SQLite returns them. */
const typeParser: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
};

/**
 * A connection that has not answered in time is not used again, not even for a rollback: the next answer on it would be the
 * missing one.
 */
const impatient = (client: pg.PoolClient, onError: (error: Error) => void): PostgresPoolClient => {
  let isDead = false;
  // The pool listens only while nobody uses the connection; without a listener the error would end the process.
  const fail = (error: Error): void => {
    isDead = true;
    onError(error);
  };
  client.on('error', fail);
  const ask = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (isDead) throw new Error('the connection is lost');
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      isDead ||= error instanceof Error && error.message === LATE;
      throw error;
    }
  };
  return {
    query: ask as PostgresPoolClient['query'],
    release: () => {
      client.off('error', fail);
      client.release(isDead);
    },
  };
};

/** Connections to a database. */
export interface PostgresConnections {
  readonly dialect: PostgresDialect;
  /** Drops every connection and makes others when they are needed; those in use are dropped when their work is done. */
  readonly renew: () => void;
}

export const postgresConnections = ({
  url,
  purpose,
  onError,
  limits = TIME_LIMITS.storage,
  connections = CONNECTIONS,
}: PostgresPlace): PostgresConnections => {
  const open = (): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: url,
      idle_in_transaction_session_timeout: limits.silentTransaction,
      keepAlive: true,
      keepAliveInitialDelayMillis: limits.keepAlive,
      types: typeParser,
      ...POOLS[purpose](limits),
      ...(purpose === 'play' && { max: connections }),
    });
    pool.on('error', onError);
    return pool;
  };
  // A connection that breaks while its pool is being closed is no news.
  const end = (old: pg.Pool): Promise<void> => {
    old.off('error', onError).on('error', () => undefined);
    return old.end();
  };
  let pool = open();
  const dialect = new PostgresDialect({
    pool: {
      connect: async () => impatient(await pool.connect(), onError),
      end: () => end(pool),
    },
  });
  const renew = (): void => {
    const old = pool;
    pool = open();
    end(old).catch(onError);
  };
  return { dialect, renew };
};
