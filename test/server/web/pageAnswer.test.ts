import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { downloadLimit } from '../../../server/web/rateLimits.ts';
import { type Answer, createWebServer } from '../../../server/web/webServer.ts';
import { compressFolder } from '../../../tools/build/compress.ts';
import type { Attacker, Reply } from '../kit/attacker.ts';
import { newLimiter } from '../kit/newLimiter.ts';
import { pageServer } from '../kit/pageServer.ts';

const SCRIPT = 'export const board = 64;\n'.repeat(2_000);
const PATHS = ['/', '/index.html', '/bundle/index-abc.js', '/assets/flipside.weights'];

const faults: unknown[] = [];
const { folder, serve } = pageServer(
  {
    'index.html': '<!doctype html><title>Flipside</title>',
    'bundle/index-abc.js': SCRIPT,
    'assets/flipside.weights': Buffer.alloc(70_000, 7),
    'engine.wasm': Buffer.alloc(5_000),
    'offline.js': 'self.skipWaiting();',
    'manifest.webmanifest': '{}',
  },
  { fail: fault => void faults.push(fault) },
);
let visitor: Attacker;
beforeAll(() => {
  compressFolder(folder);
  // So large that its allowance takes seconds to refill.
  writeFileSync(join(folder, 'assets', 'big.bin'), Buffer.alloc(20_000_000, 7));
  visitor = serve();
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Reply> =>
  visitor.ask(path, { method, headers });

describe.each(PATHS)('%s', path => {
  test.each([
    'bytes=5-3',
    'bytes=0-18446744073709551615',
    'bytes=-0',
    'bytes=99999999-',
    'bytes=0-0,2-1,-5',
    'bytes=a-b',
    'lines=1-2',
    'bytes',
    '='.repeat(2_000),
  ])('is sent completely for the range %s', async range => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await get(path, { range }, method);
      expect([status, headers['content-range']]).toEqual([200, undefined]);
      expect(text.length).toBe(method === 'HEAD' ? 0 : Number(headers['content-length']));
    }
    expect((await get(path, { range }, 'PUT')).status).toBe(405);
    expect(faults).toEqual([]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    'cannot be requested by %s',
    async method => {
      const { status, headers } = await get(path, {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('is not sent again to a browser that has it cached', async () => {
    const { etag = '' } = (await get(path)).headers;
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const known of [etag, `W/${etag}`, `"else", ${etag}`, '*']) {
      const { status, text, headers } = await get(path, { 'if-none-match': known });
      expect([status, text, headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get(path, { 'if-none-match': '"else"' })).status).toBe(200);
  });
});

describe('a compressible file is sent compressed', () => {
  const asked = async (accepted: string) => {
    const headers = { 'accept-encoding': accepted };
    return (await get('/bundle/index-abc.js', headers)).headers;
  };

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.8', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('to a browser that accepts %j', async (accepted, encoding) => {
    const headers = await asked(accepted);
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  });

  test('as the engine does', async () => {
    const { headers } = await get('/engine.wasm', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
  });

  test('with an entity tag of its own', async () => {
    const tags = await Promise.all(['br', 'gzip', ''].map(async accepted => (await asked(accepted)).etag));
    expect(new Set(tags).size).toBe(3);
  });

  test('with the same content', async () => {
    const url = `http://localhost:${visitor.port}/bundle/index-abc.js`;
    for (const accepted of ['br', 'gzip', 'identity']) {
      const response = await fetch(url, { headers: { 'accept-encoding': accepted } });
      expect(await response.text()).toBe(SCRIPT);
    }
  });
});

test.each([
  ['/bundle/index-abc.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['/', 'no-cache', 'text/html; charset=utf-8'],
  ['/assets/flipside.weights', 'no-cache', 'application/octet-stream'],
  ['/engine.wasm', 'no-cache', 'application/wasm'],
  ['/offline.js', 'no-cache', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
])('%s is cached as "%s"', async (path, kept, type) => {
  const { headers } = await get(path);
  expect([headers['cache-control'], headers['content-type']]).toEqual([kept, type]);
});

test.each(['/index.html.br', '/bundle', '/bundle/', '/nothing', '/index', '/../index.html'])(
  '%s is not a file of the page',
  async path => expect((await get(path)).status).toBe(404),
);

test('downloads of page files are limited per address', async () => {
  const limiter = newLimiter();
  const greedy = serve({ mayDownload: downloadLimit(limiter) });
  limiter.take('kilobytes', '127.0.0.1', limiter.allowances.kilobytes.burst);
  const refused = await greedy.ask('/assets/big.bin', { method: 'GET' });
  expect([refused.status, JSON.parse(refused.text)]).toEqual([429, { code: 429, error: 'tooMany' }]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await greedy.ask('/assets/big.bin', { method: 'HEAD' })).status).toBe(200);
});

const throwing = () => {
  throw new Error('planted');
};

test.each<[string, Answer]>([
  ['at once', throwing],
  ['later', async () => throwing()],
])(
  'an error in one request %s is answered with 500 and logged once, and the next request is answered',
  async (_when, answer) => {
    const told: unknown[] = [];
    let isBroken = true;
    const server = serve({
      answer: (...asked) => (isBroken ? answer(...asked) : false),
      fail: fault => void told.push(fault),
    });
    expect((await server.ask('/', { method: 'GET' })).status).toBe(500);
    expect(told).toHaveLength(1);
    isBroken = false;
    expect((await server.ask('/', { method: 'GET' })).status).toBe(200);
  },
);

test.each(['h2c', 'TLS/1.0', 'x'.repeat(500)])('an upgrade to %s is ignored', async protocol => {
  const upgrade = `Upgrade: ${protocol}\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk`;
  const answer = await visitor.shout(`GET / HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain('<title>Flipside</title>');
});

test.each([
  ['that does not exist', () => join(folder, 'nowhere')],
  ['that is a file', () => join(folder, 'index.html')],
  [
    'with a file that cannot be read',
    () => {
      const broken = mkdtempSync(join(folder, 'broken-'));
      symlinkSync('/nowhere/at/all', join(broken, 'lost.js'));
      return broken;
    },
  ],
])('a page folder %s is named at the start of the server', (_what, make) => {
  const path = make();
  expect(() => createWebServer({ folder: path })).toThrow(`the page cannot be read: ${path}`);
});
