import { expect, test } from 'vitest';
import { newSecret } from '../../../server/process/secrets.ts';
import { Attacker } from '../kit/attacker.ts';
import { seatTwo } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const ADDRESS = '198.51.100.20';
const HEADERS = { 'X-Forwarded-For': ADDRESS, 'Content-Type': 'application/json' };
/** Sent at once, so that the limit does not refill meanwhile on a slow machine. */
const AT_ONCE = 100;

const proxied = serverForAll({ TRUSTED_PROXIES: '1', ADDRESS_LIMIT_FACTOR: '1' });

test('a neighbor who exhausts the address’s limit keeps nobody from their seat or the page', async () => {
  const [anna, ben] = await seatTwo(proxied.port, {}, [ADDRESS, '203.0.113.5']);
  const neighbor = new Attacker(proxied.port, '127.0.0.1');
  /** With an unknown token, which gives no privilege. */
  const wish = () =>
    neighbor.ask('/matchmake/joinOrCreate/table', {
      body: JSON.stringify({ kind: 'sit', code: anna.code, identity: newSecret(), token: newSecret() }),
      headers: HEADERS,
    });
  anna.drop();
  await ben.sees(({ seats }) => seats.black?.presence === 'reconnecting');
  for (let refused = 0; refused <= AT_ONCE / 2; ) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, wish));
    refused = answers.filter(({ status }) => status === 429).length;
  }

  await anna.sit();
  await ben.sees(({ seats }) => seats.black?.presence === 'here');
  expect((await neighbor.ask('/', { method: 'GET', headers: HEADERS })).status).toBe(200);
});
