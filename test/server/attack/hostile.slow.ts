import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOUNDS } from '../../../server/limits/allowances.ts';
import { newSecret } from '../../../server/process/secrets.ts';
import {
  newServerFolder,
  type ServerFolder,
  type ServerProcess,
  startProcess,
} from '../../../testkit/server/liveServer.ts';
import { Attacker, type Raw } from '../kit/attacker.ts';
import { anyFrame } from './anyFrame.ts';
import { HonestPair, percentile } from './honestPair.ts';

const ROUNDS = 6;
const ADDRESSES = 40;
const TABLES_OF_ONE = 10;
const FRAMES_OF_ONE = 90;
const MOST_MORE_MEGABYTES = 60;

let folder: ServerFolder;
let server: ServerProcess;

beforeAll(async () => {
  folder = newServerFolder();
  server = await startProcess(folder, { ADDRESS_LIMIT_FACTOR: '1', LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

const residentMegabytes = (): number => {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
};

const health = async (): Promise<{ tables: number; connections: number }> =>
  (await fetch(`http://localhost:${server.port}/healthz`)).json() as never;

const opening = () => ({
  kind: 'open',
  setup: { game: 'othello', size: '8x8' },
  clock: { kind: 'none' },
  color: 'black',
  identity: newSecret(),
});

/** Opens tables from its own address, sends every allowed message at them, and disappears without leaving. */
const raid = async (address: string): Promise<void> => {
  const attacker = new Attacker(server.port, address);
  const raws: Raw[] = [];
  for (let count = 0; count < TABLES_OF_ONE; count += 1) raws.push(await attacker.join(opening(), 'create'));
  for (const raw of raws) {
    for (const frame of fc.sample(anyFrame, FRAMES_OF_ONE)) raw.send(frame);
    raw.socket.close();
    await raw.ended;
  }
};

const untilOnlyTheirsIsLeft = async (): Promise<void> => {
  for (;;) {
    const { tables, connections } = await health();
    if (tables === 1 && connections === 2) return;
    await pause(1_000);
  }
};

test('repeated raids leave no tables or memory behind, and two people play on', async ({ annotate }) => {
  const pair = await new HonestPair(server.port).sitDown();
  const sizes: number[] = [];
  const raids = async (): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const addresses = Array.from({ length: ADDRESSES }, (_, index) => `127.${10 + round}.0.${index + 1}`);
      for (let first = 0; first < ADDRESSES; first += 8)
        await Promise.all(addresses.slice(first, first + 8).map(raid));
      await untilOnlyTheirsIsLeft();
      sizes.push(residentMegabytes());
    }
  };
  const { waits, matches } = await pair.playDuring(raids());
  await annotate(`${sizes.map(size => size.toFixed(0)).join(', ')} MB after each round`);
  await annotate(`${matches} matches, ${waits.length} plies, p95 ${percentile(waits, 0.95).toFixed(1)} ms`);
  const [first = 0] = sizes.slice(1);
  expect(Math.max(...sizes.slice(2)) - first).toBeLessThan(MOST_MORE_MEGABYTES);
});

test('a table limits its visitors, and its two players always get in', async () => {
  const pair = await new HonestPair(server.port).sitDown();
  const raws: Raw[] = [];
  for (let crowd = 1; crowd <= 8; crowd += 1) {
    const attacker = new Attacker(server.port, `127.200.0.${crowd}`);
    for (let count = 0; count < 50; count += 1)
      raws.push(await attacker.join({ kind: 'watch', code: pair.code }));
  }
  const isOpen = ({ socket }: Raw): boolean => socket.readyState === socket.OPEN;
  const refused = raws.filter(raw => !isOpen(raw));
  expect(raws.filter(isOpen).length).toBeLessThanOrEqual(BOUNDS.sessions);
  expect(refused.every(raw => raw.wasTold('tooMany'))).toBe(true);
  pair.ben.drop();
  await pair.anna.sees(({ seats }) => seats.white?.presence === 'reconnecting');
  await pair.ben.sit();
  expect(pair.ben.color).toBe('white');
  for (const raw of raws) raw.socket.terminate();
});
