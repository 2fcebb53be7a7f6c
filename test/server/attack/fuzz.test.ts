import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newServerFolder,
  type ServerFolder,
  type ServerProcess,
  startProcess,
} from '../../../testkit/server/liveServer.ts';
import { fuzz } from './fuzzing.ts';

const FUZZ = { requests: 1_000, frames: 250, seed: 7 };

let folder: ServerFolder;
let server: ServerProcess;

beforeAll(async () => {
  folder = newServerFolder();
  server = await startProcess(folder, { LOG_LEVEL: 'error', ADDRESS_LIMIT_FACTOR: '10000' });
});
afterAll(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

test(`${FUZZ.requests} odd requests and ${FUZZ.frames} odd frames are answered without an error`, async () => {
  expect(await fuzz(server, FUZZ)).toBeGreaterThan(FUZZ.requests / 2);
  expect((await fetch(`http://localhost:${server.port}/healthz`)).status).toBe(200);
  expect(server.logged()).toBe('');
});
