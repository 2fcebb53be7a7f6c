import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import Database from 'libsql';
import { tableOf } from '../../src/game/record.ts';
import { Checkpoints } from './checkpoints.ts';

/** How long opening waits while another process opens the same file. */
const OPENING_MILLISECONDS = 5_000;
/** How long, and how often, a query is retried while another process writes. */
const WAIT_MILLISECONDS = 5_000;
const RETRY_MILLISECONDS = 2;
const MOST_STATEMENTS_KEPT = 256;

/**
 * In WAL mode `normal` keeps every committed write if the process is killed. Only a power failure can lose the latest ones;
 * `full` would prevent that, but wait for the disk on every ply.
 */
const PRAGMAS = [
  'journal_mode = wal',
  'synchronous = normal',
  'foreign_keys = on',
  'busy_timeout = 0',
  // Every ply of a game touches the same pages. In kilobytes, enough for 2,500 games.
  'cache_size = -16000',
];

/**
 * Size of the log, in pages, at which a commit runs a checkpoint itself; the smaller one takes 20 ms. With a checkpoint
 * thread, only a burst of writes gets that far.
 */
const PAGES = { alone: 4_000, besideThread: 50_000 } as const;
const checkpointAfter = (pages: number): string => `wal_autocheckpoint = ${pages}`;

/**
 * Transactions start as writers, since a read transaction cannot wait to become one. `exec` begins and ends them: a prepared
 * `begin` that found the file busy would keep its snapshot.
 */
const CONTROLS = tableOf<string>({
  begin: 'begin immediate',
  commit: 'commit',
  rollback: 'rollback',
});

const control = (database: Database.Database, sql: string): SqliteStatement => ({
  reader: false,
  all: () => [],
  iterate: () => [][Symbol.iterator](),
  run: () => {
    database.exec(sql);
    return { changes: 0, lastInsertRowid: 0 };
  },
});

/** Caches prepared statements by their text: preparing takes longer than running. */
const keepStatements = (prepare: (sql: string) => SqliteStatement): ((sql: string) => SqliteStatement) => {
  const kept = new Map<string, SqliteStatement>();
  return sql => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    if (kept.size >= MOST_STATEMENTS_KEPT) kept.clear();
    const statement = prepare(sql);
    // Otherwise every run asks the native library again whether the statement returns rows.
    Object.defineProperty(statement, 'reader', { value: statement.reader });
    kept.set(sql, statement);
    return statement;
  };
};

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** Waits for other processes without blocking its own: SQLite's busy timeout would stop every game. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = performance.now() + WAIT_MILLISECONDS;
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await pause(RETRY_MILLISECONDS);
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

class FileDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;
  #isTaken = false;

  /** Whether the connection is in use, possibly in a transaction. */
  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** There is only one connection; kysely calls this with each one it has not seen before. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#connection ??= new PatientConnection(connection);
    this.#isTaken = true;
    return this.#connection;
  }

  override releaseConnection(): Promise<void> {
    this.#isTaken = false;
    return super.releaseConnection();
  }
}

/** Migrations run in one transaction, so that processes opening a new file together wait for each other. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class FileDialect extends SqliteDialect {
  readonly driver: FileDriver;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.driver = new FileDriver(config);
  }

  override createDriver(): SqliteDriver {
    return this.driver;
  }

  override createAdapter(): SqliteAdapter {
    return new FileAdapter();
  }
}

/** Called with the time each query took. */
export type OnQuery = (milliseconds: number, outcome: 'done' | 'failed') => void;

/**
 * Runs a statement immediately and returns the number of changed rows; `undefined` if it would have to wait because the
 * connection is in use or another process writes.
 */
export type RunAtOnce = (query: Pick<CompiledQuery, 'sql' | 'parameters'>) => number | undefined;

/** SQLite in one file, as a kysely dialect. */
export const libsqlDialect = (
  path: string,
  onQuery: OnQuery = () => {},
): { dialect: SqliteDialect; runAtOnce: RunAtOnce } => {
  const database = new Database(path, { timeout: OPENING_MILLISECONDS });
  for (const pragma of [...PRAGMAS, checkpointAfter(PAGES.besideThread)]) database.pragma(pragma);
  const checkpoints = new Checkpoints(path, () => database.pragma(checkpointAfter(PAGES.alone)));
  const prepare = keepStatements(sql => database.prepare(sql) as unknown as SqliteStatement);
  const dialect = new FileDialect({
    database: {
      close: () => {
        checkpoints.close();
        database.close();
      },
      prepare: sql => {
        const statement = CONTROLS.get(sql);
        return statement === undefined ? prepare(sql) : control(database, statement);
      },
    },
  });
  const runAtOnce: RunAtOnce = ({ sql, parameters }) => {
    if (dialect.driver.isTaken) return undefined;
    const begun = performance.now();
    try {
      const { changes } = prepare(sql).run(parameters);
      onQuery(performance.now() - begun, 'done');
      return Number(changes);
    } catch (error) {
      if (isBusy(error)) return undefined;
      onQuery(performance.now() - begun, 'failed');
      throw error;
    }
  };
  return { dialect, runAtOnce };
};
