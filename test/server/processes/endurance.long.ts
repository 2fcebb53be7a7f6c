import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  newServerFolder,
  type ServerFolder,
  type ServerProcess,
  startProcess,
} from '../../../testkit/server/liveServer.ts';

let folder: ServerFolder;
let server: ServerProcess;

beforeEach(() => {
  folder = newServerFolder();
});
afterEach(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

/** Runs `planted` in the server itself at a signal, without the server knowing of it. */
const startWith = async (planted: string): Promise<void> => {
  const source = encodeURIComponent(`process.on('SIGUSR2',()=>{${planted}})`);
  const options = `--import data:text/javascript,${source}`;
  server = await startProcess(folder, { LOG_LEVEL: 'error', NODE_OPTIONS: options });
};

test.each([
  ['something fails that nobody waited for', "Promise.reject(Error('planted'))"],
  [
    'one connection breaks that nobody watched',
    "setImmediate(()=>{throw Object.assign(Error('planted'),{code:'ECONNRESET'})})",
  ],
])('a server goes on when %s', async (_what, planted) => {
  await startWith(planted);
  server.process.kill('SIGUSR2');
  while (!server.logged().includes('planted')) await once(server.process.stderr!, 'data');
  const reply = await fetch(`http://localhost:${server.port}/healthz`);
  expect([reply.status, server.process.exitCode]).toEqual([200, null]);
});

test('a server ends after an error in state that all games share', async () => {
  await startWith("setImmediate(()=>{throw Error('planted')})");
  const ended = once(server.process, 'exit');
  server.process.kill('SIGUSR2');
  expect(await ended).toEqual([1, null]);
  expect(server.logged()).toContain('"level":60');
});
