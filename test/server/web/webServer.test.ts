import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ANY_PORT } from '../../../server/environment.ts';
import { isOwnPage } from '../../../server/web/origins.ts';
import { createRoutes, type Health, type RouteParts } from '../../../server/web/routes.ts';
import { createWebServer, listenNear, type Serving } from '../../../server/web/webServer.ts';
import { useFolders } from '../../../testkit/folders.ts';
import { newLimiter } from '../kit/newLimiter.ts';

const newFolder = useFolders();
let folder: string;
let servers: Server[];

beforeEach(() => {
  folder = newFolder();
  servers = [];
});
afterEach(() => {
  for (const server of servers) server.close();
});

const serve = (wanted = ANY_PORT, more: Partial<Serving> = {}): Promise<number> => {
  const server = createWebServer({ folder, ...more });
  servers.push(server);
  return listenNear(server, { port: wanted });
};

describe('the server of the page', () => {
  test('takes the next port if one is taken', async () => {
    const first = await serve();
    expect(await serve(first)).toBeGreaterThan(first);
  });

  test.each([
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-embedder-policy', 'require-corp'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['referrer-policy', 'no-referrer'],
    ['x-content-type-options', 'nosniff'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['access-control-allow-origin', null],
    ['x-powered-by', null],
  ])('answers everything with %s: %s', async (name, value) => {
    const port = await serve();
    for (const path of ['/', '/nothing.js']) {
      const { headers } = await fetch(`http://localhost:${port}${path}`);
      expect(headers.get(name)).toBe(value);
    }
  });

  test('allows only its own scripts and styles', async () => {
    const { headers } = await fetch(`http://localhost:${await serve()}/`);
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy.join()).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-");
    expect(policy.join()).not.toContain('unsafe-inline');
    for (const kind of ['worker', 'font', 'manifest']) expect(policy).toContain(`${kind}-src 'self'`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('lets the page connect to its own host and to other origins of this Flipside', async () => {
    const port = await serve(ANY_PORT, { origins: ['https://play.example.org'] });
    const { headers } = await fetch(`http://localhost:${port}/`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain(
      "connect-src 'self' ws://play.example.org wss://play.example.org https://play.example.org;",
    );
  });

  test('says nothing of the host that a request names', async () => {
    const port = await serve();
    const headersAt = async (Host: string) => {
      const [answer] = await once(get({ port, path: '/', headers: { Host } }), 'response');
      const { headers } = (answer as IncomingMessage).resume();
      return { policy: headers['content-security-policy'], all: JSON.stringify(headers) };
    };
    const [plain, spoofed] = [await headersAt(`localhost:${port}`), await headersAt('evil.example')];
    expect(spoofed.all).not.toContain('evil.example');
    expect(spoofed.policy).toBe(plain.policy);
  });
});

test.each([
  ['ready', 200],
  ['stopping', 503],
  ['failing', 503],
] as const)('a server that is %s says so with the status %i', async (status, expected) => {
  const health = (): Health => ({ server: 'flipside', status, storage: 'ready', tables: 3, connections: 5 });
  const answer = createRoutes({ health, limiter: newLimiter(), origins: [] } as unknown as RouteParts);
  const response = await fetch(`http://localhost:${await serve(ANY_PORT, { answer })}/healthz`);
  expect([response.status, await response.json()]).toEqual([expected, health()]);
});

test.each([
  ['its own page', { origin: 'https://flip.example', host: 'flip.example' }, true],
  ['its own page behind another port', { origin: 'http://flip.example:81', host: 'flip.example' }, false],
  ['another page', { origin: 'https://else.example', host: 'flip.example' }, false],
  ['a page of a friend', { origin: 'https://friend.example', host: 'flip.example' }, true],
  ['a page without an origin', { origin: 'null', host: 'flip.example' }, false],
  ['a program', { host: 'flip.example' }, true],
])('%s may use the server: %j is %s', (_who, headers, expected) => {
  expect(isOwnPage(headers, ['https://friend.example'])).toBe(expected);
});
