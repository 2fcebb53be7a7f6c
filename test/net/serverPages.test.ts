import { expect, test } from 'vitest';
import { serverPages } from '../../src/net/serverPages.ts';

const BASE = 'https://example.org/games/';
const IDENTITY = 'x'.repeat(22);

interface Asked {
  readonly url: string;
  readonly body: string | undefined;
}

/** A server that gives every request the same answer. */
const answering = (status: number, body: string) => {
  const asked: Asked[] = [];
  const pages = serverPages(BASE, async (url, init) => {
    asked.push({ url, body: init.body as string | undefined });
    return new Response(body, { status });
  });
  return { pages, asked };
};
const withoutNetwork = () =>
  serverPages(BASE, async () => {
    throw new TypeError('Failed to fetch');
  });

test.each([
  ['a Flipside server', 200, '{"server":"flipside","status":"ready"}', undefined],
  ['a server that is shutting down', 503, '{"server":"flipside","status":"stopping"}', undefined],
  ['a static host', 404, 'Not found', 'noServer'],
  ['a host that serves its page for every path', 200, '<!doctype html>', 'noServer'],
  ['another server', 200, '{"status":"ok"}', 'noServer'],
  ['a server with a useless answer', 200, 'null', 'noServer'],
  ['a server that limits requests', 429, '{"error":"tooMany"}', 'tooMany'],
  ['a proxy without its server', 502, 'Bad gateway', 'unreachable'],
] as const)('%s is detected', async (_, status, body, absence) => {
  const { pages, asked } = answering(status, body);
  expect(await pages.look()).toBe(absence);
  expect(asked[0]?.url).toBe('https://example.org/games/healthz');
});

test('a missing network is reported', async () => {
  const pages = withoutNetwork();
  const question = { identity: IDENTITY, finished: true, limit: 1 };
  const answers = [pages.look(), pages.ask('games', question), pages.record('x')];
  expect(await Promise.all(answers)).toEqual(['unreachable', 'unreachable', 'unreachable']);
});

test('a secret is sent in the body, never in the address', async () => {
  const { pages, asked } = answering(200, '{"matches":[]}');
  const answer = await pages.ask('games', { identity: IDENTITY, finished: true, limit: 10 });
  expect(answer).toEqual({ matches: [] });
  expect(asked[0]?.url).toBe('https://example.org/games/api/games');
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ identity: IDENTITY });
});

test('an id with special characters cannot lead to another address', async () => {
  const { pages, asked } = answering(404, '{"error":"unknownMatch"}');
  expect(await pages.record('../../healthz?x')).toBe('unknownMatch');
  expect(asked[0]?.url).toBe('https://example.org/games/api/matches/..%2F..%2Fhealthz%3Fx');
});

test('a record with illegal moves is refused', async () => {
  const record = {
    id: 'a',
    setup: { game: 'othello', size: '8x8' },
    clock: { kind: 'none' },
    players: {},
    given: 0,
    started: 1,
    finished: 2,
    result: { winner: 'draw', by: 'agreement' },
  };
  expect(await answering(200, JSON.stringify({ ...record, moves: 'a1' })).pages.record('a')).toBe('noServer');
  const legal = await answering(200, JSON.stringify({ ...record, moves: 'f5' })).pages.record('a');
  expect(legal).toMatchObject({ id: 'a' });
});
