import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { newSecret } from '../../../server/process/secrets.ts';
import { Attacker, UPGRADE } from '../kit/attacker.ts';
import { newLimiter } from '../kit/newLimiter.ts';
import { Person, seatTwo } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll({ TRUSTED_PROXIES: '1', ADDRESS_LIMIT_FACTOR: '1' });
const at = (address: string): Attacker => new Attacker(server.port, address);
const loadPage = (address: string) => at(address).ask('/', { method: 'GET' });

const KNOCK = `GET /process/room?sessionId=nobody HTTP/1.1\r\nHost: localhost\r\n${UPGRADE}\r\n\r\n`;
/** Ten seconds of a neighbor who tries forty times a second. */
const TRIES = 400;
const AT_ONCE = 40;

test('while a neighbor behind the same address is refused over and over, the page loads', async () => {
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

test('the holder of a seat connects beside an address that has no room', () => {
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

const ADDRESS = '198.51.100.20';
const HEADERS = { 'X-Forwarded-For': ADDRESS, 'Content-Type': 'application/json' };
/** Many at once, so that the limit does not refill meanwhile on a slow machine. */
const ASKED_AT_ONCE = 100;

/** Asks until most of what comes at once is refused. */
const useUp = async (ask: () => Promise<{ readonly status: number }>): Promise<void> => {
  for (;;) {
    const answers = await Promise.all(Array.from({ length: ASKED_AT_ONCE }, ask));
    if (answers.filter(({ status }) => status === 429).length > ASKED_AT_ONCE / 2) return;
  }
};

test('a neighbor who uses up all that the address may ask keeps nobody from their seat or the page', async () => {
  const [anna, ben] = await seatTwo(server.port, {}, [ADDRESS, '203.0.113.5']);
  const neighbor = new Attacker(server.port, '127.0.0.1');
  const wish = (code: string) =>
    neighbor.ask('/matchmake/joinOrCreate/table', {
      body: JSON.stringify({ kind: 'sit', code, identity: newSecret(), token: newSecret() }),
      headers: HEADERS,
    });
  anna.drop();
  await ben.sees(({ seats }) => seats.black?.presence === 'reconnecting');
  await useUp(() => wish(anna.code));

  await anna.sit();
  await ben.sees(({ seats }) => seats.black?.presence === 'here');
  expect((await neighbor.ask('/', { method: 'GET', headers: HEADERS })).status).toBe(200);
});

test('a token that leads nowhere gains nothing', async () => {
  const anna = await new Person(server.port).open();
  const thief = new Attacker(server.port, '127.0.0.1');
  const headers = { ...HEADERS, 'X-Forwarded-For': '198.51.100.21' };
  await useUp(() =>
    thief.ask('/matchmake/joinOrCreate/table', {
      body: JSON.stringify({ kind: 'sit', code: anna.code, identity: newSecret(), token: newSecret() }),
      headers,
    }),
  );
});
