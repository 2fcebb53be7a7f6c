import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Attacker } from '../kit/attacker.ts';
import { useProcesses } from '../kit/ownServers.ts';
import { Person, playInTurn, seatTwo } from '../kit/person.ts';

const servers = useProcesses();
const { start } = servers;

test('a server whose port is in use reports this and exits', async () => {
  const { port } = await start();
  await expect(start({ PORT: String(port) })).rejects.toThrow(
    `: Flipside cannot start: port ${port} is in use.\n`,
  );
});

test.each([
  [{ PORT: 'web' }, 'PORT is "web", but has to be a whole number from 0 to 65535.'],
  [{ HOST: '192.0.2.1' }, '192.0.2.1 is not an address of this machine.'],
  [{ PAGE_FOLDER: '/nowhere/dist' }, 'the page cannot be read: /nowhere/dist (ENOENT)'],
  [{ DATA_FOLDER: '/dev/null/kept' }, '/dev/null/kept'],
])('a server rejects %j in one sentence', async (variables, told) => {
  const failing = start(variables);
  await expect(failing).rejects.toThrow(told);
  await expect(failing).rejects.toThrow(/: [^\n]+\.\n$/);
});

test('a server names its damaged database file', async () => {
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
  const [anna, ben] = await seatTwo(server.port);
  await playInTurn([anna, ben], 'f5', 'd6');
  const secrets = [anna, ben].flatMap(({ identity, token = '', code }) => [identity, token, code]);
  ben.mumble('dance', secrets);
  await ben.receives('refused');
  await expect(new Person(server.port).sit('ZZZZZZ')).rejects.toThrow();
  expect(await server.end('SIGINT')).toBe(0);
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

  test('a page of another origin is refused', async () => {
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
});
