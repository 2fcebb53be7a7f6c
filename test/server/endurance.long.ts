import { once } from 'node:events';
import { expect, test } from 'vitest';
import { newServerFolder, startProcess } from './liveServer.ts';

/** Runs in the server itself: a promise that nobody waits for fails soon after the start. */
const PLANTED = "setTimeout(()=>Promise.reject(Error('planted')),2500)";

test('a server goes on when something fails that nobody waited for', async () => {
  const folder = newServerFolder();
  const server = await startProcess(folder, {
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import data:text/javascript,${PLANTED}`,
  });
  let log = '';
  while (!log.includes('planted')) log += (await once(server.process.stderr!, 'data'))[0];
  const reply = await fetch(`http://localhost:${server.port}/healthz`);
  expect([reply.status, server.process.exitCode]).toEqual([200, null]);
  await server.end('SIGKILL');
  folder.remove();
});
