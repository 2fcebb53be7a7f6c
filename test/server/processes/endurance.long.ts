import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { ServerProcess } from '../../../testkit/server/liveServer.ts';
import { useProcesses } from '../kit/ownServers.ts';

const { start } = useProcesses();

/** Runs `planted` in the server itself at a signal, without the server knowing of it. */
const startWith = (planted: string): Promise<ServerProcess> => {
  const source = encodeURIComponent(`process.on('SIGUSR2',()=>{${planted}})`);
  return start({ LOG_LEVEL: 'error', NODE_OPTIONS: `--import data:text/javascript,${source}` });
};

test.each([
  ['something fails that nobody waited for', "Promise.reject(Error('planted'))"],
  [
    'one connection breaks that nobody watched',
    "setImmediate(()=>{throw Object.assign(Error('planted'),{code:'ECONNRESET'})})",
  ],
])('a server goes on when %s', async (_what, planted) => {
  const server = await startWith(planted);
  server.process.kill('SIGUSR2');
  while (!server.logged().includes('planted')) await once(server.process.stderr!, 'data');
  const reply = await fetch(`http://localhost:${server.port}/healthz`);
  expect([reply.status, server.process.exitCode]).toEqual([200, null]);
});

test('a server ends after an error in state that all games share', async () => {
  const server = await startWith("setImmediate(()=>{throw Error('planted')})");
  const ended = once(server.process, 'exit');
  server.process.kill('SIGUSR2');
  expect(await ended).toEqual([1, null]);
  expect(server.logged()).toContain('"level":60');
});
