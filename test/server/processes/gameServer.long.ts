import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerProcess } from '../../../testkit/server/liveServer.ts';
import { Attacker } from '../kit/attacker.ts';
import { useProcesses } from '../kit/ownServers.ts';
import { seatTwo as atTable, movesOf, Person, playInTurn } from '../kit/person.ts';

const servers = useProcesses();
const { start } = servers;

/** Anna and Ben in the middle of a match with clocks. */
const seatTwo = async ({ port }: ServerProcess): Promise<[Person, Person]> => {
  const two = await atTable(port, { clock: { kind: 'increment', initialSeconds: 300, incrementSeconds: 0 } });
  await playInTurn(two, 'f5', 'd6');
  return two;
};

describe('a server that is told to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s disconnects everybody and exits with 0', async signal => {
    const server = await start();
    const [anna, ben] = await seatTwo(server);
    expect(await server.end(signal)).toBe(0);
    for (const person of [anna, ben])
      expect(await person.receives('goodbye')).toMatchObject({ reason: 'serverMoves' });
  });

  test('leaves a match that continues at the same ply, with stopped clocks', async () => {
    const server = await start();
    const [anna, ben] = await seatTwo(server);
    await server.end('SIGTERM');
    const next = await start();
    await anna.moveTo(next.port).sit();
    expect([anna.color, movesOf(anna.state)]).toEqual(['black', 'f5d6']);
    expect(anna.state.match?.running).toBeUndefined();
    await ben.moveTo(next.port).sit();
    await anna.sees(({ match }) => match?.running === 'black');
    expect(anna.state.match?.remaining?.black).toBeGreaterThan(200_000);
    anna.play('c3');
    await ben.sees(({ match }) => match?.transcript.length === 3);
  });
});

test('a server whose port is in use says so and tries no other', async () => {
  const { port } = await start();
  await expect(start({ PORT: String(port) })).rejects.toThrow(
    `: Flipside cannot start: port ${port} is in use.\n`,
  );
});

test.each([
  [{ PORT: 'web' }, 'PORT is "web", but has to be a whole number from 0 to 65535.'],
  [{ HOST: '192.0.2.1' }, '192.0.2.1 is no address of this machine.'],
  [{ PAGE_FOLDER: '/nowhere/dist' }, 'the page cannot be read: /nowhere/dist (ENOENT)'],
  [{ DATA_FOLDER: '/dev/null/kept' }, '/dev/null/kept'],
])('a server that cannot use %j says so in one sentence', async (variables, told) => {
  const failing = start(variables);
  await expect(failing).rejects.toThrow(told);
  await expect(failing).rejects.toThrow(/: [^\n]+\.\n$/);
});

test('a server whose database file is damaged names it', async () => {
  const file = join(servers.data, 'flipside.db');
  mkdirSync(servers.data);
  writeFileSync(file, 'no database '.repeat(1_000));
  await expect(start()).rejects.toThrow(`: Flipside cannot start: ${file} cannot be opened: `);
});

test('a server without a PORT takes the next free one', async () => {
  const first = await start({ PORT: '' });
  const second = await start({ PORT: '' });
  expect(second.port).toBeGreaterThan(first.port);
  const anna = await new Person(first.port).open();
  await expect(new Person(second.port).sit(anna.code)).rejects.toThrow('serverMoves');
});

test('a server listens only at its HOST', async () => {
  const { port } = await start({ HOST: '127.0.0.2' });
  expect(
    (await new Attacker(port, '127.0.0.1', '127.0.0.2').ask('/healthz', { method: 'HEAD' })).status,
  ).toBe(200);
  await expect(new Attacker(port, '127.0.0.1').ask('/healthz')).rejects.toThrow('ECONNREFUSED');
});

test('log lines are JSON without secrets and table codes', async () => {
  const server = await start({ LOG_LEVEL: 'trace' });
  const [anna, ben] = await seatTwo(server);
  const secrets = [anna, ben].flatMap(({ identity, token = '', code }) => [identity, token, code]);
  ben.mumble('dance', secrets);
  await ben.receives('refused');
  await expect(new Person(server.port).sit('ZZZZZZ')).rejects.toThrow();
  await server.end('SIGTERM');
  const lines = server.logged().trimEnd().split('\n');
  expect(lines.map(line => (JSON.parse(line) as { msg: string }).msg)).toEqual(
    expect.arrayContaining(['ready', 'a table was opened', 'a table was released', 'stopped']),
  );
  for (const secret of secrets) expect(server.logged()).not.toContain(secret);
});

describe('over HTTP', () => {
  const matchmake = (port: number, headers: Readonly<Record<string, string>>, body: string) =>
    fetch(`http://localhost:${port}/matchmake/joinOrCreate/table`, { method: 'POST', headers, body });

  const watch = JSON.stringify({ kind: 'watch', code: 'ABCDEF' });

  test('the server reports its health and how many tables it holds', async () => {
    const { port } = await start();
    await new Person(port).open();
    const response = await fetch(`http://localhost:${port}/healthz`);
    expect([response.status, await response.json()]).toEqual([
      200,
      { server: 'flipside', status: 'ready', storage: 'ready', tables: 1, connections: 1 },
    ]);
  });

  test('a foreign page is refused', async () => {
    const { port } = await start({ ALLOWED_ORIGINS: 'https://friend.example' });
    const own = `http://localhost:${port}`;
    const statuses = await Promise.all(
      [{ origin: own }, { origin: 'https://friend.example' }, { origin: 'https://else.example' }].map(
        async headers => (await matchmake(port, headers, watch)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 403]);
    const socket = new WebSocket(`ws://localhost:${port}/a/b?sessionId=c`, {
      origin: 'https://else.example',
    });
    const refusal = await new Promise<Error>(resolve => socket.on('error', resolve));
    expect(refusal.message).toContain('403');
  });

  test('only pages of allowed origins may read answers', async () => {
    const { port } = await start({ ALLOWED_ORIGINS: 'https://friend.example' });
    const share = async (method: string, origin: string) => {
      const response = await fetch(`http://localhost:${port}/api/ratings`, { method, headers: { origin } });
      return [response.status, response.headers.get('access-control-allow-origin')];
    };
    expect(await share('OPTIONS', 'https://friend.example')).toEqual([204, 'https://friend.example']);
    expect(await share('POST', 'https://friend.example')).toEqual([400, 'https://friend.example']);
    expect(await share('OPTIONS', 'https://else.example')).toEqual([405, null]);
    expect(await share('POST', `http://localhost:${port}`)).toEqual([400, null]);
  });
});
