import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Attacker } from '../kit/attacker.ts';
import { processForAll } from '../kit/serverForAll.ts';

const DOWNLOADS = 2_000;
const AT_ONCE = 50;
const BUNDLE = '/bundle/index-abc.js';
const BUNDLE_BYTES = 4_000_000;

const server = processForAll({ LOG_LEVEL: 'error' }, ({ variables }) => {
  const page = variables.PAGE_FOLDER ?? '';
  mkdirSync(join(page, 'bundle'));
  // More than the system buffers, so that the download is incomplete when it is aborted.
  writeFileSync(join(page, BUNDLE), Buffer.alloc(BUNDLE_BYTES, 32));
});

const descriptors = (): number => readdirSync(`/proc/${server.process.pid}/fd`).length;
const visitor = (): Attacker => new Attacker(server.port, '127.0.0.1');

/** Starts downloading the bundle and aborts at the first data. */
const giveUp = async (): Promise<void> => {
  const socket = await visitor().plug();
  socket.write(`GET ${BUNDLE} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await new Promise(resolve => socket.once('data', resolve).once('close', resolve));
  socket.destroy();
};

test(`${DOWNLOADS} aborted downloads leave no file descriptor open`, async ({ annotate }) => {
  await giveUp();
  const before = descriptors();
  for (let done = 0; done < DOWNLOADS; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, giveUp));
  await annotate(`${before} descriptors before, ${descriptors()} after`);
  while (descriptors() > before) await pause(50);
  expect(server.process.exitCode).toBeNull();
});
