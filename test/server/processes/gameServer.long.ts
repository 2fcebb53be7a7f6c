import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  newServerFolder,
  type ServerFolder,
  type ServerProcess,
  startProcess,
} from '../../../testkit/server/liveServer.ts';
import { Attacker } from '../kit/attacker.ts';
import { movesOf, Person } from '../kit/person.ts';

let folder: ServerFolder;
const running: ServerProcess[] = [];

beforeEach(() => {
  folder = newServerFolder();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGKILL');
  folder.remove();
});

const start = async (more?: Parameters<typeof startProcess>[1]): Promise<ServerProcess> => {
  const server = await startProcess(folder, more);
  running.push(server);
  return server;
};

/** Anna and Ben in the middle of a match with clocks. */
const seatTwo = async ({ port }: ServerProcess): Promise<[Person, Person]> => {
  const clock = { kind: 'increment', initialSeconds: 300, incrementSeconds: 0 } as const;
  const anna = await new Person(port).open({ clock });
  const ben = await new Person(port).sit(anna.code);
  await anna.sees(({ match }) => match?.running === 'black');
  anna.play('f5');
  await ben.sees(({ match }) => match?.transcript.length === 1);
  ben.play('d6');
  await anna.sees(({ match }) => match?.transcript.length === 2);
  return [anna, ben];
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

test('a killed server loses nothing, and continues at its address', async () => {
  const server = await start();
  const [anna, ben] = await seatTwo(server);
  await server.end('SIGKILL');
  const next = await start({ PORT: String(server.port) });
  expect(next.port).toBe(server.port);
  await Promise.all([anna.sit(), ben.sit()]);
  expect(movesOf(anna.state)).toBe('f5d6');
  expect([anna.color, ben.color]).toEqual(['black', 'white']);
  await ben.sees(({ match }) => match?.running === 'black');
  anna.play('c3');
  await ben.sees(({ match }) => match?.transcript.length === 3);
});

test('a server whose port is in use says so in one sentence and tries no other', async () => {
  const { port } = await start();
  await expect(start({ PORT: String(port) })).rejects.toThrow(
    `: Flipside cannot start: port ${port} is in use.\n`,
  );
});

test('a server without a PORT takes the next free one', async () => {
  const first = await start({ PORT: '' });
  const second = await start({ PORT: '' });
  expect(second.port).toBeGreaterThan(first.port);
  const anna = await new Person(first.port).open();
  await expect(new Person(second.port).sit(anna.code)).rejects.toThrow('serverMoves');
});

test('a server that cannot read its environment says so in one sentence', async () => {
  await expect(start({ PORT: 'web' })).rejects.toThrow(
    'PORT is "web", but has to be a whole number from 0 to 65535.\n',
  );
});

test('a server listens only at its HOST', async () => {
  const { port } = await start({ HOST: '127.0.0.2' });
  expect(
    (await new Attacker(port, '127.0.0.1', '127.0.0.2').ask('/healthz', { method: 'HEAD' })).status,
  ).toBe(200);
  await expect(new Attacker(port, '127.0.0.1').ask('/healthz')).rejects.toThrow('ECONNREFUSED');
});

test('a server that cannot listen on its HOST says so in one sentence', async () => {
  await expect(start({ HOST: '192.0.2.1' })).rejects.toThrow(
    ': Flipside cannot start: 192.0.2.1 is no address of this machine.\n',
  );
});

test.each([
  ['PAGE_FOLDER', '/nowhere/dist', 'the page cannot be read: /nowhere/dist (ENOENT)'],
  ['DATA_FOLDER', '/dev/null/kept', '/dev/null/kept'],
])('a server that cannot use its %s names it in one sentence', async (name, path, told) => {
  const failing = start({ [name]: path });
  await expect(failing).rejects.toThrow(told);
  await expect(failing).rejects.toThrow(/: Flipside cannot start: [^\n]+\.\n$/);
});

test('a server whose database file is damaged names it in one sentence', async () => {
  const file = join(folder.variables.DATA_FOLDER ?? '', 'flipside.db');
  mkdirSync(folder.variables.DATA_FOLDER ?? '');
  writeFileSync(file, 'no database '.repeat(1_000));
  await expect(start()).rejects.toThrow(`: Flipside cannot start: ${file} cannot be opened: `);
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

  test('malformed requests are refused with the reason', async () => {
    const { port } = await start();
    for (const body of [
      '',
      '{',
      '[]',
      'null',
      '{"kind":"watch"}',
      '{"kind":"play"}',
      `"${'x'.repeat(9_000)}"`,
    ]) {
      const response = await matchmake(port, {}, body);
      expect([response.status, await response.json()]).toEqual([400, { code: 400, error: 'malformed' }]);
    }
  });

  test('rooms are requested by POST only', async () => {
    const { port } = await start();
    const response = await fetch(`http://localhost:${port}/matchmake/joinOrCreate/table`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
