import { expect, test } from 'vitest';
import { freePort, type ServerProcess } from '../../../testkit/server/liveServer.ts';
import { socketOf, throughPort } from '../../../testkit/server/postgresCluster.ts';
import { findRedis, startRedis } from '../../../testkit/server/redisServer.ts';
import { startSwallowingProxy } from '../../../testkit/server/swallowingProxy.ts';
import { until } from '../../../testkit/until.ts';
import { DATABASES, useDatabases } from '../kit/databases.ts';
import { useProcesses } from '../kit/ownServers.ts';
import { Person } from '../kit/person.ts';

const redisProgram = findRedis();
const [, postgres] = DATABASES;
const databases = useDatabases(postgres);
const servers = useProcesses();

test.skipIf(redisProgram === undefined || postgres.isMissing)(
  'a process that starts before PostgreSQL and Redis waits for them (needs both)',
  async () => {
    const [redis, database] = [await startRedis(redisProgram!), await databases.newDatabase()];
    const [port, toRedis, toPostgres] = [await freePort(), await freePort(), await freePort()];
    let server: ServerProcess | undefined;
    const variables = {
      PORT: String(port),
      DATABASE_URL: throughPort(database, toPostgres),
      REDIS_URL: `redis://127.0.0.1:${toRedis}`,
      LOG_LEVEL: 'info',
    };
    const starting = servers.start(variables).then(started => {
      server = started;
    });
    const statusOf = async (path: string): Promise<number> =>
      (await fetch(`http://localhost:${port}${path}`)).status;
    await until(async () => expect(await statusOf('/livez')).toBe(200));
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 503]);
    const proxies = [await startSwallowingProxy({ path: socketOf(database) }, toPostgres)];
    expect(server).toBeUndefined();
    proxies.push(await startSwallowingProxy({ path: redis.socket }, toRedis));
    await starting;
    expect(await Promise.all(['/livez', '/readyz', '/healthz'].map(statusOf))).toEqual([200, 200, 200]);
    await new Person(port).open();
    const logged = server!.logged();
    for (const name of ['PostgreSQL', 'Redis'])
      expect(
        logged.split(`"msg":"${name} cannot be reached: waiting for it"`).length - 1,
      ).toBeLessThanOrEqual(1);
    expect(logged).toContain('"msg":"PostgreSQL is there"');
    await servers.stop();
    await Promise.all(proxies.map(proxy => proxy.close()));
    await redis.stop();
  },
);
