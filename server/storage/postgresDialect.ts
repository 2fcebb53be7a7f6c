import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { TIME_LIMITS } from '../process/timeLimits.ts';

/** The default number of connections. */
const CONNECTIONS = 10;
/** The error message of `pg`. */
const LATE = 'Query read timeout';

/**
 * What a connection is used for: queries that players wait for, the lease of this process, which must not queue behind them,
 * or schema migrations.
 */
type Purpose = 'play' | 'lease' | 'migration';

/** Time limits for the database in milliseconds, as in `TIME_LIMITS`. */
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
  /** Maximum number of connections for play. */
  readonly connections?: number | undefined;
}

/** Counts and times in milliseconds are far below 2^53, so they are read as numbers, as SQLite returns them. */
const typeParser: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
};

/** Connections that broke. */
const lost = new WeakSet<pg.PoolClient>();

/**
 * Retires a connection that has not answered in time, without even a rollback: the next answer on it would belong to the
 * timed-out query.
 */
const impatient = (client: pg.PoolClient, onError: (error: Error) => void): PostgresPoolClient => {
  let isLate = false;
  // The pool reports errors only while the connection is idle.
  client.on('error', onError);
  const ask = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (isLate || lost.has(client)) throw new Error('the connection is lost');
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      isLate ||= error instanceof Error && error.message === LATE;
      throw error;
    }
  };
  return {
    query: ask as PostgresPoolClient['query'],
    release: () => {
      client.off('error', onError);
      client.release(isLate || lost.has(client));
    },
  };
};

/** Connections to a database. */
export interface PostgresConnections {
  readonly dialect: PostgresDialect;
  /** Replaces every connection; those in use are closed when their work is done. */
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
    // A new connection may break before its user can listen, and an error without a listener would end the process.
    pool.on('connect', client => void client.on('error', () => void lost.add(client)));
    return pool;
  };
  // Ignore connections that break while their pool is being closed.
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
