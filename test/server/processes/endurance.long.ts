import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { ServerProcess } from '../../../testkit/server/liveServer.ts';
import { useProcesses } from '../kit/ownServers.ts';

const { start } = useProcesses();

/** Preloaded into the server: runs `planted` at a signal. */
const startWith = (planted: string): Promise<ServerProcess> => {
  const source = encodeURIComponent(`process.on('SIGUSR2',()=>{${planted}})`);
  return start({ LOG_LEVEL: 'error', NODE_OPTIONS: `--import data:text/javascript,${source}` });
};

test.each([
  ['a promise rejects that is not awaited', "Promise.reject(Error('planted'))"],
  [
    'a connection without an error listener breaks',
    "setImmediate(()=>{throw Object.assign(Error('planted'),{code:'ECONNRESET'})})",
  ],
])('a server keeps running when %s', async (_what, planted) => {
  const server = await startWith(planted);
  server.process.kill('SIGUSR2');
  while (!server.logged().includes('planted')) await once(server.process.stderr!, 'data');
  const reply = await fetch(`http://localhost:${server.port}/healthz`);
  expect([reply.status, server.process.exitCode]).toEqual([200, null]);
});

test('a server exits after an error in shared state', async () => {
  const server = await startWith("setImmediate(()=>{throw Error('planted')})");
  const ended = once(server.process, 'exit');
  server.process.kill('SIGUSR2');
  expect(await ended).toEqual([1, null]);
  expect(server.logged()).toContain('"level":60');
});
