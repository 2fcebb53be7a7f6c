import { expect, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { newSecret } from '../../../server/process/secrets.ts';
import { Attacker } from '../kit/attacker.ts';
import { Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const ADDRESS = '198.51.100.20';
const HEADERS = { 'X-Forwarded-For': ADDRESS, 'Content-Type': 'application/json' };
const proxied = serverForAll({ TRUSTED_PROXIES: '1', ADDRESS_LIMIT_FACTOR: '1' });

test('a neighbor who uses up all that the address may ask keeps nobody from their seat or the page', async () => {
  const [anna, ben] = [new Person(proxied.port, ADDRESS), new Person(proxied.port, '203.0.113.5')];
  await anna.open();
  await ben.sit(anna.code);
  const neighbor = new Attacker(proxied.port, '127.0.0.1');
  const wish = (code: string) =>
    neighbor.ask('/matchmake/joinOrCreate/table', {
      body: JSON.stringify({ kind: 'sit', code, identity: newSecret(), token: newSecret() }),
      headers: HEADERS,
    });
  anna.drop();
  await ben.sees(({ seats }) => seats.black?.presence === 'reconnecting');
  const statuses: number[] = [];
  while (statuses.slice(-10).filter(status => status === 429).length < 10)
    statuses.push((await wish(anna.code)).status);
  await expect(new Person(proxied.port, ADDRESS).open()).rejects.toThrow('tooMany');
  await anna.sit();
  await ben.sees(({ seats }) => seats.black?.presence === 'here');
  expect((await neighbor.ask('/', { method: 'GET', headers: HEADERS })).status).toBe(200);
});

test('a token that leads nowhere gains nothing', async () => {
  const thief = new Person(proxied.port, '198.51.100.21');
  const anna = await new Person(proxied.port).open();
  const { joins } = allowancesFor(1);
  let refused = 0;
  for (let count = 0; count < joins.burst + 20; count++) {
    thief.token = newSecret();
    await thief.sit(anna.code).catch(() => refused++);
  }
  expect(refused).toBeGreaterThan(0);
  thief.drop();
});
