import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { megabytesOf } from '../kit/memory.ts';
import { processForAll } from '../kit/serverForAll.ts';
import { fuzz } from './fuzzing.ts';
import { HonestPair } from './honestPair.ts';

const FUZZ = { requests: 8_000, frames: 1_000, seed: 21 };
const MOST_MEGABYTES = 500;

const server = processForAll({ LOG_LEVEL: 'info', ADDRESS_LIMIT_FACTOR: '10000' });

test('without limits per address, a flood of malformed requests and frames disturbs no match and leaks nothing', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const pair = await new HonestPair(server.port).sitDown();
  // Idle connections besides the requests.
  const idle = Array.from({ length: 500 }, () =>
    connect({ host: '127.0.0.1', port: server.port }).on('error', () => {}),
  );
  const { waits } = await pair.playDuring(fuzz(server, FUZZ));
  for (const socket of idle) socket.destroy();
  await annotate(`${waits.length} plies; ${megabytesOf(server).toFixed(0)} MB`);
  expect(waits.length).toBeGreaterThan(0);
  expect(megabytesOf(server)).toBeLessThan(MOST_MEGABYTES);
  expect(server.logged()).not.toMatch(/"level":[56]0/);
});
