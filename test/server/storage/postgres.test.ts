import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { delimiter } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { TIME_LIMITS } from '../../../server/process/timeLimits.ts';
import { findPostgres, socketOf, throughPort } from '../../../testkit/server/postgresCluster.ts';
import { startSwallowingProxy } from '../../../testkit/server/swallowingProxy.ts';
import { DATABASES, openAlone, useDatabases } from '../kit/databases.ts';
import { beginMatch, playAll, playOf } from './people.ts';

const [, postgres] = DATABASES;
/** How long a query may take, in milliseconds. */
const LATE = 10_000;

describe.skipIf(postgres.isMissing)('PostgreSQL', () => {
  const databases = useDatabases(postgres);

  const endAllConnections = async (url: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await client.end();
  };

  test('is used through new connections after it closed the old ones', async () => {
    const url = await databases.newDatabase();
    const news = new EventEmitter();
    const broken = once(news, 'broken');
    const storage = await openAlone(url, { onError: error => news.emit('broken', error) });
    const { id } = await beginMatch(storage);
    await storage.matches.append({ id, number: 1 }, playOf(1));
    await endAllConnections(url);
    expect(await broken).toEqual([expect.any(Error)]);
    await storage.matches.append({ id, number: 2 }, playOf(2));
    expect((await storage.matches.load(id))?.events).toHaveLength(2);
    await storage.close();
  });

  test('batches the plies of many matches, and rejects only the one out of sequence', async () => {
    let statements = 0;
    const storage = await openAlone(await databases.newDatabase(), { onQuery: () => void statements++ });
    const codes = Array.from({ length: 40 }, (_, index) => `T${index}`);
    const ids: string[] = [];
    for (const table of codes) ids.push((await beginMatch(storage, { table, id: `${table}-1` })).id);
    statements = 0;
    const plies = ids.map(id => storage.matches.append({ id, number: 1 }, playOf(1)));
    const followers = ids.map(id => storage.matches.append({ id, number: 2 }, playOf(2)));
    const gap = storage.matches.append({ id: ids[0] ?? '', number: 5 }, playOf(5));
    await expect(gap).rejects.toMatchObject({ refusal: 'gap' });
    await Promise.all([...plies, ...followers]);
    expect(statements).toBeLessThan(8);
    for (const id of ids) expect((await storage.matches.load(id))?.events).toEqual([playOf(1), playOf(2)]);
    await storage.close();
  });

  test('is restored from pg_dump with every ply', async () => {
    const from = await databases.newDatabase();
    const storage = await openAlone(from);
    const match = await beginMatch(storage);
    await playAll(storage, match, 8);
    const before = await storage.matches.load(match.id);
    await storage.close();
    const env = { ...process.env, PATH: `${findPostgres()}${delimiter}${process.env.PATH}` };
    const dump = execFileSync('pg_dump', ['--clean', '--if-exists', from], { env });
    const to = await databases.bareDatabase();
    execFileSync('psql', ['--quiet', '--set', 'ON_ERROR_STOP=1', to], { input: dump, stdio: 'pipe', env });
    const recovered = await openAlone(to);
    expect(await recovered.matches.load(match.id)).toEqual(before);
    await recovered.matches.append(
      { id: match.id, number: 9 },
      { kind: 'clocks', ply: 8, at: 1, left: undefined },
    );
    await recovered.close();
  });

  test('fails only the transaction whose connection it closes', async () => {
    const url = await databases.newDatabase();
    const news = new EventEmitter();
    const storage = await openAlone(url, { onError: error => news.emit('broken', error) });
    const { id } = await beginMatch(storage);
    const interrupted = storage.transaction(async ({ matches }) => {
      await matches.append({ id, number: 1 }, playOf(1));
      const broken = once(news, 'broken');
      await endAllConnections(url);
      await broken;
      await matches.append({ id, number: 2 }, playOf(2));
    });
    await expect(interrupted).rejects.toThrow();
    await storage.matches.append({ id, number: 1 }, playOf(1));
    expect((await storage.matches.load(id))?.events).toHaveLength(1);
    await storage.close();
  });

  test('extends the lease while all connections for play are busy', async () => {
    const storage = await openAlone(await databases.newDatabase());
    const end = new EventEmitter();
    const ended = once(end, 'end');
    const inUse = Array.from({ length: 20 }, () => storage.transaction(() => ended).catch(() => undefined));
    await expect(storage.tables.find('ABCDEFG')).rejects.toThrow();
    await storage.holding.beat(Date.now());
    end.emit('end');
    await Promise.all(inUse);
    await storage.close();
  });

  test('is usable at once after silently dead connections are replaced', async () => {
    const url = await databases.newDatabase();
    const proxy = await startSwallowingProxy({ path: socketOf(url) });
    const storage = await openAlone(throughPort(url, proxy.port), {
      limits: { ...TIME_LIMITS.storage, query: LATE, statement: LATE },
    });
    const findMany = () =>
      Promise.allSettled(Array.from({ length: 10 }, () => storage.tables.find('ABCDEFG')));
    await findMany();
    proxy.swallow();
    await expect(storage.holding.beat(Date.now())).rejects.toThrow();
    proxy.restore();
    storage.renew();
    expect((await findMany()).map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'));
    await storage.close();
    await proxy.close();
  });

  test('fails to open if it cannot be reached', async () => {
    const url = (await databases.newDatabase()).replace(/\w+\?/, 'nowhere?');
    await expect(openAlone(url)).rejects.toThrow('nowhere');
  });
});
