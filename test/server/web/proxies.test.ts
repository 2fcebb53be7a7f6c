import { expect, test } from 'vitest';
import { Attacker } from '../kit/attacker.ts';
import { useServers } from '../kit/ownServers.ts';

const servers = useServers();
const start = async (trustedProxies: string): Promise<Attacker> => {
  const { port } = await servers.start({ TRUSTED_PROXIES: trustedProxies, ADDRESS_LIMIT_FACTOR: '1' });
  return new Attacker(port, '127.0.0.1');
};

const TOO_MANY = 429;
const wishFor = async (proxy: Attacker, forwarded: string): Promise<number> => {
  const headers = { 'X-Forwarded-For': forwarded };
  return (await proxy.ask('/matchmake/joinOrCreate/table', { body: '{}', headers })).status;
};
const wishOften = (proxy: Attacker, forwarded: (count: number) => string): Promise<readonly number[]> => {
  // More than the limit refills by while they are sent, however slow this machine is.
  return Promise.all(Array.from({ length: 200 }, (_, count) => wishFor(proxy, forwarded(count))));
};

test('behind a trusted proxy everybody has their own limit, whatever headers they send', async () => {
  const proxy = await start('1');
  const statuses = await wishOften(proxy, count => `10.0.0.${count}, 203.0.113.1`);
  expect(statuses.filter(status => status === TOO_MANY).length).toBeGreaterThan(0);
  expect(await wishFor(proxy, '203.0.113.2')).not.toBe(TOO_MANY);
});

test('without a trusted proxy, sending other addresses gains nothing', async () => {
  const statuses = await wishOften(await start('0'), count => `10.0.0.${count}`);
  expect(statuses.filter(status => status === TOO_MANY).length).toBeGreaterThan(0);
});
