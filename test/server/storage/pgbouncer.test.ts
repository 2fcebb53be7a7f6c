import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../../testkit/server/liveServer.ts';
import { nameOf, ownerOf, socketOf } from '../../../testkit/server/postgresCluster.ts';
import { findProgram } from '../../../testkit/server/programs.ts';
import { until } from '../../../testkit/until.ts';
import { DATABASES, openAlone, useDatabases } from '../kit/databases.ts';
import { beginMatch, playAll } from './people.ts';

const program = findProgram('pgbouncer', ['/usr/sbin']);
const [, postgres] = DATABASES;
/** Connections from PgBouncer to PostgreSQL, fewer than those of the processes. */
const POOL = 3;
const PROCESSES = 4;
const PLIES = 20;

const startPgBouncer = async (database: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'flipside-bouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `postgres = host=${dirname(socketOf(database))} dbname=${nameOf(database)} user=flipside`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${POOL}`,
    'max_client_conn = 500',
    'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout',
  ];
  writeFileSync(file, settings.join('\n'));
  const child = spawn(program!, ['-q', file], { stdio: 'ignore', ...ownerOf() });
  const url = `postgres://flipside@127.0.0.1:${port}/postgres`;
  const ask = async (sql: string): Promise<readonly unknown[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };
  await until(() => ask('select 1'));
  return {
    url,
    ask,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

describe.skipIf(program === undefined || postgres.isMissing)('PgBouncer', () => {
  const databases = useDatabases(postgres);

  test('in transaction mode lets several processes play over few connections (needs pgbouncer and PostgreSQL)', async () => {
    const bouncer = await startPgBouncer(await databases.newDatabase());
    const storages = [];
    for (let number = 1; number <= PROCESSES; number++)
      storages.push(
        await openAlone(bouncer.url, {
          holder: { id: `holder ${number}`, address: `${number}.test` },
          connections: 5,
        }),
      );
    const played = await Promise.all(
      storages.map(async (storage, number) => {
        const match = await beginMatch(storage, { id: `match-${number}`, table: `ABCDEF${'ABCD'[number]}` });
        await playAll(storage, match, PLIES);
        await storage.holding.beat(Date.now());
        return (await storage.matches.load(match.id))?.events.length;
      }),
    );
    expect(played).toEqual(Array(PROCESSES).fill(PLIES));
    const [counted] = await bouncer.ask(
      'select count(*)::int as many from pg_stat_activity where datname = current_database()',
    );
    expect((counted as { many: number }).many).toBeLessThan(2 * POOL);
    await Promise.all(storages.map(storage => storage.close()));
    await bouncer.stop();
  });
});
