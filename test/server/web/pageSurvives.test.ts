import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newServerFolder,
  type ServerFolder,
  type ServerProcess,
  startProcess,
} from '../../../testkit/server/liveServer.ts';
import { Attacker } from '../kit/attacker.ts';

const BUNDLE = '/bundle/index-abc.js';
const BUNDLE_BYTES = 4_000_000;

let folder: ServerFolder;
let server: ServerProcess;
let page: string;

beforeAll(async () => {
  folder = newServerFolder();
  page = folder.variables.PAGE_FOLDER ?? '';
  mkdirSync(join(page, 'bundle'));
  // More than the system buffers, so that the download is still running when it is aborted.
  writeFileSync(join(page, BUNDLE), Buffer.alloc(BUNDLE_BYTES, 32));
  server = await startProcess(folder, { LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

const visitor = (): Attacker => new Attacker(server.port, '127.0.0.1');

test('the page is served while its folder is replaced, and after it is deleted', async () => {
  const before = await visitor().ask(BUNDLE, { method: 'GET' });
  const asking = Array.from({ length: 20 }, () => visitor().ask(BUNDLE, { method: 'GET' }));
  renameSync(join(page, 'bundle'), join(page, 'former'));
  mkdirSync(join(page, 'bundle'));
  writeFileSync(join(page, 'bundle', 'index-def.js'), 'another build');
  for (const { status, text } of await Promise.all(asking))
    expect([status, text.length]).toEqual([200, BUNDLE_BYTES]);
  rmSync(join(page, 'index.html'));
  for (const name of ['bundle', 'former']) rmSync(join(page, name), { recursive: true });
  expect((await visitor().ask('/', { method: 'GET' })).status).toBe(200);
  expect((await visitor().ask(BUNDLE, { method: 'GET' })).headers.etag).toBe(before.headers.etag);
});

test.each(['bytes=5-3', 'bytes=0-18446744073709551615'])(
  'the range %s does the server no harm',
  async range => {
    for (const method of ['GET', 'HEAD', 'PUT'])
      for (const path of ['/', '/index.html', BUNDLE])
        await visitor().ask(path, { method, headers: { range } });
    for (const method of ['GET', 'HEAD'])
      expect((await visitor().ask('/healthz', { method })).status).toBe(200);
    expect(server.logged()).toBe('');
  },
);
