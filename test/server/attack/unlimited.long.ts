import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { newSecret } from '../../../server/process/secrets.ts';
import { usageOf } from '../../../tools/bench/server/usage.ts';
import { Attacker } from '../kit/attacker.ts';
import { processForAll } from '../kit/serverForAll.ts';
import { HonestPair } from './honestPair.ts';

const REQUESTS = 8_000;
const LANES = 40;
const MOST_MEGABYTES = 500;

const server = processForAll({ LOG_LEVEL: 'info', ADDRESS_LIMIT_FACTOR: '10000' });

const residentMegabytes = (): number => usageOf(server.process.pid ?? 0).kilobytes / 1_024;

/** Requests of every kind that the page makes, right and wrong ones. */
const KINDS: readonly ((attacker: Attacker, pair: HonestPair) => Promise<{ readonly status: number }>)[] = [
  attacker => attacker.ask('/', { method: 'GET' }),
  attacker => attacker.ask('/nothing/here', { method: 'GET' }),
  attacker => attacker.ask('/healthz', { method: 'GET' }),
  attacker => attacker.ask('/api/games', { body: JSON.stringify({ identity: newSecret(), limit: 10 }) }),
  attacker => attacker.ask('/api/invitation', { body: JSON.stringify({ code: 'ABCDEFG' }) }),
  attacker => attacker.ask('/api/takeOver', { body: JSON.stringify({ id: newSecret() }) }),
  attacker => attacker.ask('/api/forget', { body: JSON.stringify({ identity: newSecret() }) }),
  attacker => attacker.ask(`/api/matches/${newSecret()}`, { method: 'GET' }),
  attacker => attacker.ask('/api/games', { body: '{"identity":' }),
  attacker => attacker.wish({ kind: 'watch', code: 'ABCDEFG' }),
  (attacker, pair) => attacker.wish({ kind: 'watch', code: pair.code }),
  attacker => attacker.wish({ kind: 'sit', code: 'GHJKLMN', identity: newSecret(), token: newSecret() }),
];

test('with the limits of an address lifted, a flood of requests of every kind disturbs no match and leaves nothing behind', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const pair = await new HonestPair(server.port).sitDown();
  let asked = 0;
  const statuses = new Map<number, number>();
  const lane = async (number: number): Promise<void> => {
    const attacker = new Attacker(server.port, `127.21.0.${1 + number}`);
    while (asked < REQUESTS) {
      const kind = KINDS[asked++ % KINDS.length]!;
      const { status } = await kind(attacker, pair);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  // Connections that are opened and never used, beside the requests.
  const idle = Array.from({ length: 500 }, () =>
    connect({ host: '127.0.0.1', port: server.port }).on('error', () => {}),
  );
  const { waits } = await pair.playDuring(
    Promise.all(Array.from({ length: LANES }, (_, number) => lane(number))),
  );
  for (const socket of idle) socket.destroy();
  await annotate(`${asked} requests: ${JSON.stringify([...statuses])}; ${residentMegabytes().toFixed(0)} MB`);
  expect(waits.length).toBeGreaterThan(0);
  expect([...statuses.keys()].filter(status => status >= 500)).toEqual([]);
  expect(residentMegabytes()).toBeLessThan(MOST_MEGABYTES);
  expect(server.logged()).not.toMatch(/"level":[56]0/);
});
