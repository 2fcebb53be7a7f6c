import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newCode, newSecret } from '../../../server/process/secrets.ts';
import { Person, seatTwo } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll({ TRUSTED_PROXIES: '1', ADDRESS_LIMIT_FACTOR: '1' });

const TRIES = 1_200;
const AT_ONCE = 50;
const SECOND = 1_000;
const RETRY_MILLISECONDS = 200;

const ask = async (address: string, wanted: object): Promise<number> => {
  const response = await fetch(`http://localhost:${server.port}/matchmake/joinOrCreate/table`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': address },
    body: JSON.stringify(wanted),
  });
  await response.arrayBuffer();
  return response.status;
};

/** The statuses of many attempts, each from its own network, and their total time in seconds. */
const tryFromEverywhere = async (site: string, wanted: () => object) => {
  const began = performance.now();
  const statuses: number[] = [];
  for (let first = 0; first < TRIES; first += AT_ONCE) {
    const tries = Array.from({ length: AT_ONCE }, (_, n) =>
      ask(`${site}:${(first + n).toString(16)}::1`, wanted()),
    );
    statuses.push(...(await Promise.all(tries)));
  }
  const count = (status: number): number => statuses.filter(other => other === status).length;
  return { count, seconds: (performance.now() - began) / SECOND };
};

/** Retries while the shared limit is exceeded, as a page does. */
const whenLetIn = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if ((error as Error).message !== 'tooMany') throw error;
      await delay(RETRY_MILLISECONDS);
    }
  }
};

/** Anna at a table with Ben, after a finished match. */
const playOne = async (): Promise<[Person, Person]> => {
  const [anna, ben] = await whenLetIn(() => seatTwo(server.port, {}, ['192.0.2.1', '198.51.100.2']));
  anna.say('resign', { match: 1 });
  await anna.sees(({ match }) => match?.result !== undefined);
  return [anna, ben];
};

test('a limit on wrong codes from all addresses together never locks out players with a seat', async () => {
  const [anna, ben] = await playOne();
  const other = await new Person(server.port, '203.0.113.3').open();
  const { count, seconds } = await tryFromEverywhere('2001:db8', () => ({ kind: 'watch', code: newCode() }));
  expect(count(404)).toBeLessThanOrEqual(750 + 7.5 * seconds);
  expect(count(404) + count(429)).toBe(TRIES);
  expect(count(429)).toBeGreaterThan(0);
  await anna.drop().sit();
  expect(anna.color).toBe('black');
  ben.token = undefined;
  await ben.drop().sit(other.code);
  expect(ben.color).toBe('white');
  const stranger = new Person(server.port, '203.0.113.200');
  await whenLetIn(() => stranger.watch(anna.code));
  expect(stranger.color).toBe('watcher');
});

test('a limit on new identities from all addresses together does not affect known browsers', async () => {
  const [anna] = await playOne();
  const { code } = await whenLetIn(() => new Person(server.port, '192.0.2.9').open());
  const wanted = () => ({ kind: 'sit', code, identity: newSecret() });
  const { count, seconds } = await tryFromEverywhere('2001:db9', wanted);
  expect(count(200)).toBeLessThanOrEqual(750 + 4.5 * seconds);
  expect(count(429)).toBeGreaterThan(0);
  await anna.open();
  expect(anna.color).toBe('black');
});
