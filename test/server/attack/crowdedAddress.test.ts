import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { Attacker, UPGRADE } from '../kit/attacker.ts';
import { newLimiter } from '../kit/newLimiter.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll({ ADDRESS_LIMIT_FACTOR: '1' });
const at = (address: string): Attacker => new Attacker(server.port, address);
const loadPage = (address: string) => at(address).ask('/', { method: 'GET' });

const KNOCK = `GET /process/room?sessionId=nobody HTTP/1.1\r\nHost: localhost\r\n${UPGRADE}\r\n\r\n`;
/** Ten seconds of a neighbor who makes forty attempts per second. */
const TRIES = 400;
const AT_ONCE = 40;

test('the page loads while a neighbor at the same address is refused repeatedly', async () => {
  const address = '127.9.0.1';
  const lane = async (): Promise<void> => {
    for (let count = 0; count < TRIES / AT_ONCE; count++)
      expect(await at(address).shout(KNOCK)).toMatch(/^HTTP\/1\.1 404/);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  for (let count = 0; count < 20; count++) expect((await loadPage(address)).status).toBe(200);
});

test('a neighbor who holds all connections of an address leaves room for the page', async () => {
  const address = '127.9.0.2';
  const { plugs } = allowancesFor(1);
  const sockets: Socket[] = [];
  for (let count = 0; count < plugs; count++) sockets.push(await at(address).plug());
  const ended = once(sockets[0] as Socket, 'close');
  expect((await loadPage(address)).status).toBe(200);
  await ended;
  for (const socket of sockets) socket.destroy();
});

test('the owner of a seat connects although their address is at its limit', () => {
  const limiter = newLimiter();
  const address = '198.51.100.9';
  for (let count = 0; count < allowancesFor(1).connections; count++)
    expect(limiter.connect(address)).toBeDefined();
  expect(limiter.connect(address)).toBeUndefined();
  const [one, two, three] = [1, 2, 3].map(() => limiter.connect(address, 'token'));
  expect([one === undefined, two === undefined, three === undefined]).toEqual([false, false, true]);
  one?.();
  expect(limiter.connect(address, 'token')).toBeDefined();
});
