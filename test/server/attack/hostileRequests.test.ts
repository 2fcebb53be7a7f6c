import { describe, expect, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { opening, strangersTo, UPGRADE } from '../kit/attacker.ts';
import { movesOf, seatTwo } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const NO_PLACE = /^HTTP\/1\.1 (400|403|404) /;

const server = serverForAll({ ADDRESS_LIMIT_FACTOR: '1' });

const attacker = strangersTo(server, '127.0.2');
const knock = (path: string): Promise<string> =>
  attacker().shout(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${UPGRADE}\r\n\r\n`);
const isWell = async (): Promise<void> => {
  expect((await attacker().ask('/healthz', { method: 'GET' })).status).toBe(200);
};

describe('a WebSocket is refused before it is accepted', () => {
  test.each([
    '*[',
    '*:99999',
    '/x/constructor?sessionId=a',
    '/x/__proto__?sessionId=__proto__',
    '/',
    '//[',
    '/a/b',
  ])('to %s', async path => {
    expect(await knock(path)).toMatch(NO_PLACE);
    await isWell();
  });

  test('to a room with a session that was never reserved', async () => {
    const { processId, roomId } = await attacker().reserve(opening());
    for (const sessionId of ['constructor', '__proto__', 'aaaaaaaaa'])
      expect(await knock(`/${processId}/${roomId}?sessionId=${sessionId}`)).toMatch(NO_PLACE);
  });

  test('to a session that is in use', async () => {
    const somebody = attacker();
    const place = await somebody.reserve(opening());
    const raw = await somebody.take(place);
    expect(await knock(`/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`)).toMatch(NO_PLACE);
    raw.socket.terminate();
  });
});

describe('a request', () => {
  test.each(['[', '"><script>', 'a b', ''])('for the host %j does no harm', async host => {
    const answer = await attacker().shout(
      `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400) /);
    expect(answer).not.toContain('<script>');
    await isWell();
  });

  test.each([
    '/../../../etc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/....//....//etc/passwd',
    '/%00',
    '/%',
    '/data/flipside.db',
    '/data/',
    '//etc/passwd',
  ])('for %s is not found', async path => {
    const answer = await attacker().shout(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain('root:');
  });

  test.each([
    '/matchmake/',
    '/matchmake/table',
    '/rooms',
    '/monitor',
    '/colyseus',
    '/__healthcheck',
    '/playground',
  ])('for %s does not reveal tables', async path => {
    const { status } = await attacker().ask(path, { method: 'GET' });
    expect(status).toBe(404);
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
    'for a seat by %s is refused, without CORS headers for other origins',
    async method => {
      const reply = await attacker().ask('/matchmake/joinOrCreate/table', {
        method,
        headers: { Origin: 'https://evil.example' },
      });
      expect([403, 405]).toContain(reply.status);
      expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"open"'],
    ['a list', '[1,2,3]'],
    ['truncated JSON', '{"kind":"open"'],
    ['a prototype', '{"__proto__":{"kind":"open"}}'],
    ['a method', '{"kind":"sit","hasOwnProperty":1}'],
    ['an unknown kind', '{"kind":"constructor"}'],
    ['a condition', '{"kind":"watch","code":{"$ne":""}}'],
    ['deep lists', '['.repeat(4_000)],
  ])('for %s is rejected as malformed', async (_what, body) => {
    const { status, text } = await attacker().ask('/matchmake/joinOrCreate/table', { body });
    expect([status, JSON.parse(text)]).toEqual([400, { code: 400, error: 'malformed' }]);
  });

  test('with a body of a megabyte is not read to its end', async () => {
    const asked = attacker().ask('/matchmake/joinOrCreate/table', { body: 'x'.repeat(1_000_000) });
    const status = await asked.then(reply => reply.status).catch(() => 'closed');
    expect(['closed', 413, 400]).toContain(status);
    await isWell();
  });
});

test.each([
  ['a request', ''],
  ['an upgrade', `${UPGRADE}\r\n`],
])('the headers of %s are limited by all of their bytes', async (_, more) => {
  const head = `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}`;
  expect(await attacker().shout(`${head}${'a:\r\n'.repeat(3_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  await isWell();
});

test('requests on one connection are limited', async () => {
  const request = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const begun = performance.now();
  const answers = await attacker().shout(request.repeat(5_000));
  const statuses = answers.match(/HTTP\/1\.1 \d+/g) ?? [];
  const { burst, perSecond } = allowancesFor(1).requests;
  const most = burst + (perSecond * (performance.now() - begun)) / 1000;
  expect(statuses.filter(status => status.endsWith('200')).length).toBeLessThanOrEqual(most);
  await isWell();
});

test('two players are not disturbed meanwhile', async () => {
  const [anna, ben] = await seatTwo(server.port, { setup: { game: 'connect4', size: '7x6' } });
  const [end] = await Promise.all([
    anna.playToTheEnd(),
    ben.playToTheEnd(),
    knock('*['),
    knock('/x/constructor?sessionId=a'),
  ]);
  expect(movesOf(end)).toBe(movesOf(ben.state));
});
