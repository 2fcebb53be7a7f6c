import { expect, test } from 'vitest';
import type { GameServer } from '../../../server/gameServer.ts';
import { until } from '../../../testkit/until.ts';
import { useServers } from '../kit/ownServers.ts';
import { Person, playInTurn, seatTwo } from '../kit/person.ts';

const servers = useServers();
let server: GameServer;
const start = async (more = {}): Promise<void> => {
  server = await servers.start({ METRICS_PORT: '0', ...more });
};

const read = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
const metric = async (name: string): Promise<number | undefined> => {
  const line = (await read()).split('\n').find(each => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ')[1]);
};

test('the metrics cover games, connections, plies, the storage and the process', async () => {
  await start();
  const two = await seatTwo(server.port);
  await playInTurn(two, 'f5');
  await until(async () => expect(await metric('flipside_ply_seconds_count')).toBe(1));
  expect(await metric('flipside_tables')).toBe(1);
  expect(await metric('flipside_connections')).toBe(2);
  expect(await metric('flipside_ready')).toBe(1);
  expect([
    await metric('flipside_matches_begun_total'),
    await metric('flipside_matches_finished_total'),
  ]).toEqual([1, 0]);
  expect(await read()).toMatch(/^flipside_build_info\{version="[\d.]+",node="v\d+\.[\d.]+"\} 1$/m);
  expect(await metric('flipside_storage_seconds_count{outcome="done"}')).toBeGreaterThan(0);
  expect(await metric('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(await metric('process_open_fds')).toBeGreaterThan(0);
  const told = await read();
  for (const { code, identity, token = '' } of two)
    for (const secret of [code, identity, token, '127.0.0.1']) expect(told).not.toContain(secret);
});

test('the metrics count waiting, paired and returning players, with waiting times', async () => {
  await start();
  const anna = await new Person(server.port).seek();
  await until(async () => expect(await metric('flipside_waiting')).toBe(1));
  const ben = await new Person(server.port).seek();
  await Promise.all([anna.goToFound(), ben.goToFound()]);
  await until(async () => expect(await metric('flipside_waiting')).toBe(0));
  expect(await metric('flipside_pairing_seconds_count')).toBe(2);
  expect(await metric('flipside_matches_begun_total')).toBe(1);
  const before = (await metric('flipside_returns_total')) ?? 0;
  anna.drop();
  await ben.sees(({ seats }) => Object.values(seats).some(seat => seat?.presence === 'reconnecting'));
  await anna.sit();
  await until(async () => expect(await metric('flipside_returns_total')).toBe(before + 1));
  anna.say('resign', { match: 1 });
  await until(async () => expect(await metric('flipside_matches_finished_total')).toBe(1));
  for (const person of [anna, ben]) await person.drop().isGone();
  await until(async () => expect(await metric('flipside_tables')).toBe(0));
  expect(await metric('flipside_connections')).toBe(0);
});

test('the metrics are served only at their own address and path', async () => {
  await start();
  const { status } = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  expect(status).toBe(404);
  for (const path of ['/', '/metrics/', '/metrics?all', '/healthz'])
    expect((await fetch(`http://127.0.0.1:${server.metricsPort}${path}`)).status).toBe(404);
  const posted = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`, { method: 'POST' });
  expect(posted.status).toBe(405);
  // The server listens on one loopback address; 127.0.0.2 stands for the machine's other addresses.
  await expect(fetch(`http://127.0.0.2:${server.metricsPort}/metrics`)).rejects.toThrow();
});

test('refusals are counted by reason', async () => {
  await start({ ADDRESS_LIMIT_FACTOR: '1' });
  for (let attempt = 0; attempt < 25; attempt++)
    void new Person(server.port)
      .sit(`ZZZZZZ${'ABCDEFGHJKMNPQRTUVWXYZ'.charAt(attempt % 22)}`)
      .catch(() => undefined);
  await until(async () =>
    expect(await metric('flipside_refusals_total{reason="guesses"}')).toBeGreaterThan(0),
  );
});
