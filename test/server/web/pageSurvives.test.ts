import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Attacker } from '../kit/attacker.ts';
import { processForAll } from '../kit/serverForAll.ts';

const BUNDLE = '/bundle/index-abc.js';
const BUNDLE_BYTES = 4_000_000;

let page = '';
const server = processForAll({ LOG_LEVEL: 'error' }, ({ variables }) => {
  page = variables.PAGE_FOLDER ?? '';
  mkdirSync(join(page, 'bundle'));
  writeFileSync(join(page, BUNDLE), Buffer.alloc(BUNDLE_BYTES, 32));
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
