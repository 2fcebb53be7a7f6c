/**
 * Measures how many games a server sustains at one ply every five seconds, with 95 % of the plies delivered
 * to both sides within 100 ms. `--processes 2` measures two processes with Redis and PostgreSQL, `--games
 * 1000,2000` sets the numbers.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import {
  freePort,
  newServerFolder,
  type ServerProcess,
  startProcess,
} from '../../../testkit/server/liveServer.ts';
import { findPostgres, startPostgres } from '../../../testkit/server/postgresCluster.ts';
import { findRedis, startRedis } from '../../../testkit/server/redisServer.ts';
import { buildServer, isServerBuilt } from '../../build/buildServer.ts';
import { BUILT_SERVER, fromRoot, ROOT } from '../../paths.ts';
import { Heaps } from '../../soak/heaps.ts';
import { fractionOf, type Measurement, makeTable } from '../measurement.ts';
import type { LoadOrder, LoadReport } from './load.ts';
import { sumOf, type Usage, usageOf } from './usage.ts';

const PLY_MILLISECONDS = 5_000;
const SECONDS = 15;
const LONGEST_DELAY_MILLISECONDS = 100;
const STEPS = [1_000, 2_500, 5_000];
const KILOBYTE = 1_000;

const optionOf = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

interface Place {
  readonly variables: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** One server stores its games in a file; several share Redis and PostgreSQL. */
const openPlace = async (processes: number): Promise<Place> => {
  if (processes === 1) return { variables: {}, close: async () => {} };
  const [redisProgram, postgresPrograms] = [findRedis(), findPostgres()];
  if (redisProgram === undefined || postgresPrograms === undefined)
    throw new Error('Several processes need redis-server and PostgreSQL on this machine.');
  const redis = await startRedis(redisProgram);
  const postgres = startPostgres(postgresPrograms);
  const close = async (): Promise<void> => {
    await redis.stop();
    postgres.stop();
  };
  return { variables: { REDIS_URL: redis.url, DATABASE_URL: await postgres.emptyDatabase() }, close };
};

const usageOfAll = (servers: readonly ServerProcess[]): Usage =>
  sumOf(servers.map(({ process: { pid = 0 } }) => usageOf(pid)));

const heaps = new Heaps();
const heapOfAll = (servers: readonly ServerProcess[]): Promise<number> =>
  heaps.bytesOf(servers.map(server => server.process));

/** The baseline of the servers without games. */
type Empty = Pick<Report, 'kilobytes' | 'heapBytes'>;

/** The next message of the load process; rejects if it exits. */
const answerOf = async (load: ChildProcess): Promise<unknown> => {
  const ended = new AbortController();
  const exit = once(load, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('the process of the players ended');
  });
  try {
    const [answer] = await Promise.race([once(load, 'message', { signal: ended.signal }), exit]);
    return answer;
  } finally {
    exit.catch(() => {});
    ended.abort();
  }
};

interface Report extends LoadReport, Usage {
  /** Heap in use after a garbage collection. */
  readonly heapBytes: number;
}

const measure = async (
  load: ChildProcess,
  servers: readonly ServerProcess[],
  games: number,
): Promise<Report> => {
  const hosts = servers.map(({ port }) => `localhost:${port}`);
  const order: LoadOrder = { hosts, games, plyMilliseconds: PLY_MILLISECONDS, seconds: SECONDS };
  const begun = answerOf(load);
  load.send(order);
  await begun;
  const before = usageOfAll(servers);
  const report = (await answerOf(load)) as LoadReport;
  const after = usageOfAll(servers);
  const cpuSeconds = (after.cpuSeconds - before.cpuSeconds) / SECONDS;
  return { ...report, cpuSeconds, kilobytes: after.kilobytes, heapBytes: await heapOfAll(servers) };
};

const linesOf = (report: Report, empty: Empty): readonly Measurement[] => {
  const { games, delays, lags, failures, cpuSeconds, kilobytes, heapBytes } = report;
  const line = (name: string, value: number, unit: string, digits = 1): Measurement => ({
    name: `${games} games, ${name}`,
    value: value.toFixed(digits),
    unit,
  });
  return [
    line('plies', delays.length / SECONDS, 'a second', 0),
    line('received by both, median', fractionOf(delays, 0.5), 'ms'),
    line('received by both, 95 %', fractionOf(delays, 0.95), 'ms'),
    line('received by both, 99 %', fractionOf(delays, 0.99), 'ms'),
    line('the players were late by, 95 %', fractionOf(lags, 0.95), 'ms'),
    line('servers', cpuSeconds, 'cores', 2),
    line('memory', (kilobytes - empty.kilobytes) / games, 'kB a game', 0),
    line('of that in use', (heapBytes - empty.heapBytes) / KILOBYTE / games, 'kB a game', 0),
    line('broken off', failures.length, 'games', 0),
  ];
};

const processes = Number(optionOf('processes') ?? 1);
const steps = optionOf('games')?.split(',').map(Number) ?? STEPS;
const place = await openPlace(processes);
const folder = newServerFolder();
const servers: ServerProcess[] = [];
if (!isServerBuilt()) await buildServer();
const built = { command: process.execPath, options: [...heaps.options, BUILT_SERVER], cwd: ROOT };
for (let n = 0; n < processes; n++) {
  const port = await freePort();
  const address = processes === 1 ? {} : { PUBLIC_ADDRESS: `localhost:${port}` };
  const own = { PORT: String(port), LOG_LEVEL: 'error', ADDRESS_LIMIT_FACTOR: '10000', ...address };
  const variables = { ...place.variables, ...heaps.variables, ...own };
  servers.push(await startProcess(folder, variables, built));
}
const empty = { ...usageOfAll(servers), heapBytes: await heapOfAll(servers) };
const load = fork(fromRoot('tools', 'bench', 'server', 'load.ts'), { execArgv: ['--import', 'tsx'] });

const run = async (): Promise<void> => {
  console.log(`${processes} of the server on ${cpus().length} cores (${cpus()[0]?.model})`);
  let held = 0;
  for (const games of steps) {
    const report = await measure(load, servers, games);
    console.log(makeTable(linesOf(report, empty)));
    if (fractionOf(report.delays, 0.95) >= LONGEST_DELAY_MILLISECONDS) break;
    held = report.games;
  }
  console.log(`${held} games held`);
};

await run().finally(async () => {
  if (load.connected) load.disconnect();
  for (const server of servers) await server.end('SIGKILL');
  folder.remove();
  heaps.remove();
  await place.close();
});
