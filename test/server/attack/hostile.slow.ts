import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Attacker, opening, type Raw } from '../kit/attacker.ts';
import { megabytesOf } from '../kit/memory.ts';
import { processForAll } from '../kit/serverForAll.ts';
import { anyFrame } from './anyFrame.ts';
import { HonestPair, percentile } from './honestPair.ts';

const ROUNDS = 6;
const ADDRESSES = 40;
const TABLES_OF_ONE = 10;
const FRAMES_OF_ONE = 90;
const MOST_MORE_MEGABYTES = 60;

const server = processForAll({ ADDRESS_LIMIT_FACTOR: '1', LOG_LEVEL: 'info' });

const health = async (): Promise<{ tables: number; connections: number }> =>
  (await fetch(`http://localhost:${server.port}/healthz`)).json() as never;

/** Opens tables from its own address, sends every allowed message to them, and disappears without leaving. */
const raid = async (address: string): Promise<void> => {
  const attacker = new Attacker(server.port, address);
  const wish = opening();
  const raws: Raw[] = [];
  for (let count = 0; count < TABLES_OF_ONE; count += 1) raws.push(await attacker.join(wish, 'create'));
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
      sizes.push(megabytesOf(server));
    }
  };
  const { waits, matches } = await pair.playDuring(raids());
  await annotate(`${sizes.map(size => size.toFixed(0)).join(', ')} MB after each round`);
  await annotate(`${matches} matches, ${waits.length} plies, p95 ${percentile(waits, 0.95).toFixed(1)} ms`);
  const [first = 0] = sizes.slice(1);
  expect(Math.max(...sizes.slice(2)) - first).toBeLessThan(MOST_MORE_MEGABYTES);
});
