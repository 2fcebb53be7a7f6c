import { expect, test } from 'vitest';
import { processForAll } from '../kit/serverForAll.ts';
import { fuzz } from './fuzzing.ts';

const FUZZ = { requests: 1_000, frames: 250, seed: 7 };

const server = processForAll({ LOG_LEVEL: 'error', ADDRESS_LIMIT_FACTOR: '10000' });

test(`${FUZZ.requests} malformed requests and ${FUZZ.frames} malformed frames cause no error`, async () => {
  expect(await fuzz(server, FUZZ)).toBeGreaterThan(FUZZ.requests / 2);
  expect((await fetch(`http://localhost:${server.port}/healthz`)).status).toBe(200);
  expect(server.logged()).toBe('');
});
