import { PostgresDialect } from 'kysely';
import pg from 'pg';

const CONNECTIONS = 10;
/** How long a query waits for a connection before it fails. */
const CONNECTING_MILLISECONDS = 5_000;

/** Counts and times in milliseconds are far below 2^53, so they are read as numbers, as SQLite gives them. */
const typeParser: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
};

/** A connection that breaks while nobody uses it is told to `onError`; the pool opens another. */
export const postgresDialect = (url: string, onError: (error: Error) => void): PostgresDialect => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTING_MILLISECONDS,
    keepAlive: true,
    types: typeParser,
  });
  pool.on('error', onError);
  return new PostgresDialect({ pool });
};
