import { setTimeout as pause } from 'node:timers/promises';
import {
  freePort,
  newServerFolder,
  type ServerProcess,
  startProcess,
} from '../../testkit/server/liveServer.ts';
import { findPostgres, startPostgres, throughPort } from '../../testkit/server/postgresCluster.ts';
import { findRedis, startRedis } from '../../testkit/server/redisServer.ts';
import { type SwallowingProxy, startSwallowingProxy } from '../../testkit/server/swallowingProxy.ts';
import { sumOf, usageOf } from '../bench/server/usage.ts';
import { BUILT_SERVER, ROOT } from '../paths.ts';
import { type Absence, DEFECT_LEVEL, type Fault, faultsIn } from './faults.ts';
import { Heaps } from './heaps.ts';

const READY_MILLISECONDS = 60_000;
const LOOK_MILLISECONDS = 200;
/** Longer than a process waits before it replaces a dead connection. */
const DEAD_MILLISECONDS = 15_000;

/** A kind of restart. */
export interface Restart {
  readonly what: string;
  readonly run: () => Promise<void>;
}

/** Servers that share a Redis and a PostgreSQL, each behind a proxy that can swallow all traffic. */
export interface SoakedServers {
  readonly hosts: readonly string[];
  readonly database: string;
  /** All restarts, to run in turn. */
  readonly restarts: readonly Restart[];
  /** Resident memory. */
  readonly kilobytes: () => number;
  /** Heap after a garbage collection. */
  readonly heapBytes: () => Promise<number>;
  /** Logged errors that no restart explains. */
  readonly faults: () => readonly Fault[];
  readonly stop: () => Promise<void>;
}

const isReady = (host: string): Promise<boolean> =>
  fetch(`http://${host}/healthz`, { signal: AbortSignal.timeout(READY_MILLISECONDS) }).then(
    ({ ok }) => ok,
    () => false,
  );

const untilReady = async (hosts: readonly string[]): Promise<void> => {
  const start = performance.now();
  for (const host of hosts) {
    while (!(await isReady(host))) {
      if (performance.now() - start > READY_MILLISECONDS) throw new Error(`${host} did not become ready`);
      await pause(LOOK_MILLISECONDS);
    }
  }
};

export const startServers = async (processes: number): Promise<SoakedServers> => {
  const [redisProgram, postgresPrograms] = [findRedis(), findPostgres()];
  if (redisProgram === undefined || postgresPrograms === undefined)
    throw new Error('The soak needs redis-server and PostgreSQL on this machine.');
  const redis = await startRedis(redisProgram);
  const postgres = startPostgres(postgresPrograms);
  const database = await postgres.emptyDatabase();
  const toRedis = await startSwallowingProxy({ path: redis.socket });
  const toPostgres = await startSwallowingProxy({ path: postgres.socket });
  const folder = newServerFolder();
  const heaps = new Heaps();
  const built = { command: process.execPath, options: [...heaps.options, BUILT_SERVER], cwd: ROOT };
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const hosts = ports.map(port => `localhost:${port}`);
  const servers: ServerProcess[] = [];
  /** Servers that were stopped on purpose. */
  const asked = new Set<ServerProcess>();
  const absences: Absence[] = [];
  /** Processes that exited on their own. */
  const crashes: Fault[] = [];

  const start = async (n: number): Promise<void> => {
    const variables = {
      PORT: String(ports[n]),
      PUBLIC_ADDRESS: hosts[n] ?? '',
      DATABASE_URL: throughPort(database, toPostgres.port),
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      LOG_LEVEL: 'error',
      ADDRESS_LIMIT_FACTOR: '10000',
      ...heaps.variables,
    };
    const server = await startProcess(folder, variables, built);
    servers[n] = server;
    server.process.once('exit', code => {
      if (!asked.has(server))
        crashes.push({ level: DEFECT_LEVEL, time: Date.now(), msg: `a process ended with code ${code}` });
    });
  };

  const restartProcess = async (n: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const server = servers[n];
    if (server === undefined) return;
    asked.add(server);
    const code = await server.end(signal);
    if (signal === 'SIGTERM' && code !== 0)
      throw new Error(`the server ended with code ${code}: ${server.logged()}`);
    await start(n);
  };

  const restartOutside = async (what: Absence['what'], run: () => void | Promise<void>): Promise<void> => {
    const from = Date.now();
    await run();
    await untilReady(hosts);
    absences.push({ what, from, until: Date.now() });
  };

  /** Silently cuts all connections; only new ones work afterwards. */
  const cutLines = async ({ swallow, restore }: SwallowingProxy): Promise<void> => {
    swallow();
    await pause(DEAD_MILLISECONDS);
    restore();
  };

  for (let n = 0; n < processes; n++) await start(n);
  return {
    hosts,
    database,
    restarts: [
      ...hosts.map((_, n): Restart => {
        const signal = n % 2 === 0 ? 'SIGTERM' : 'SIGKILL';
        return { what: `process ${n + 1} by ${signal}`, run: () => restartProcess(n, signal) };
      }),
      { what: 'Redis', run: () => restartOutside('Redis', redis.restart) },
      { what: 'PostgreSQL', run: () => restartOutside('PostgreSQL', postgres.restart) },
      { what: 'the lines to Redis', run: () => restartOutside('Redis', () => cutLines(toRedis)) },
      {
        what: 'the lines to PostgreSQL',
        run: () => restartOutside('PostgreSQL', () => cutLines(toPostgres)),
      },
    ],
    kilobytes: () => sumOf(servers.map(({ process: { pid = 0 } }) => usageOf(pid))).kilobytes,
    heapBytes: () => heaps.bytesOf(servers.map(server => server.process)),
    faults: () => [
      ...crashes,
      ...[...new Set([...asked, ...servers])].flatMap(server => faultsIn(server.logged(), absences)),
    ],
    stop: async () => {
      for (const server of servers) asked.add(server);
      await Promise.all(servers.map(server => server.end('SIGKILL')));
      folder.remove();
      heaps.remove();
      await Promise.all([toRedis.close(), toPostgres.close()]);
      await redis.stop();
      postgres.stop();
    },
  };
};
