import { expect, test } from 'vitest';
import type { Reply } from '../kit/attacker.ts';
import { pageServer } from '../kit/pageServer.ts';

const ORIGIN = 'https://play.example.org';
const CODE = 'QRTUVW';

const PAGE = '<!doctype html><head><title>Flipside</title></head></html>';
const { serve } = pageServer(
  {
    'index.html': PAGE,
    'embed.html': PAGE.replace('</head>', '<meta property="og:image" content="./icon.png"></head>'),
    'embed/index.html': PAGE,
  },
  { origin: ORIGIN, contact: 'mailto:safe@example.org' },
);
const visitor = serve();
const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> =>
  visitor.ask(path, { method: 'GET', headers });

const tagOf = (html: string, key: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)" />`).exec(html)?.[1];

test.each([
  ['/', 'Flipside: Othello in a browser tab', `${ORIGIN}/`, 'othello'],
  ['/index.html', 'Flipside: Othello in a browser tab', `${ORIGIN}/`, 'othello'],
  [`/?table=${CODE.toLowerCase()}`, `Play a game with me: ${CODE}`, `${ORIGIN}/?table=${CODE}`, 'othello'],
  [
    `/?table=${CODE}&game=connect4`,
    `Play Connect Four with me: ${CODE}`,
    `${ORIGIN}/?table=${CODE}`,
    'connect4',
  ],
  ['/?table=EVIL.COM-FREE', 'Play a game with me', `${ORIGIN}/?table=EVIL.COM-FREE`, 'othello'],
  ['/?game=reversi&size=6x6', 'Reversi on Flipside', `${ORIGIN}/?game=reversi`, 'reversi'],
  ['/?game=chess', 'Flipside: Othello in a browser tab', `${ORIGIN}/`, 'othello'],
])('%s has a preview of what it leads to', async (path, title, address, picture) => {
  const { status, text } = await get(path);
  expect([status, tagOf(text, 'og:title'), tagOf(text, 'og:url')]).toEqual([200, title, address]);
  for (const key of ['og:image', 'twitter:image'])
    expect(tagOf(text, key)).toBe(`${ORIGIN}/previews/${picture}.png`);
  expect(tagOf(text, 'twitter:card')).toBe('summary_large_image');
  expect(tagOf(text, 'og:description')).toMatch(/\w/);
});

const pictureOf = (address: string): string => `${ORIGIN}/picture.png?at=${encodeURIComponent(address)}`;

test.each([
  ['/embed/f5d6c3', 'A game of Othello', '/embed/f5d6c3'],
  ['/embed.html?game=connect4&moves=44', 'A game of Connect Four', '/embed.html?game=connect4&moves=44'],
  ['/embed/f5?puzzle', 'Othello: find the move', '/embed/f5?puzzle'],
  ['/embed/?match=aB3', 'A finished game on Flipside', '/?match=aB3'],
  ['/?match=aB3', 'A finished game on Flipside', '/?match=aB3'],
])('%s has a preview with a picture of its board', async (path, title, drawn) => {
  const { text } = await get(path);
  expect([tagOf(text, 'og:title'), tagOf(text, 'og:url')]).toEqual([
    title,
    ORIGIN + path.replaceAll('&', '&amp;'),
  ]);
  expect([tagOf(text, 'og:image'), tagOf(text, 'twitter:image')]).toEqual([
    pictureOf(drawn),
    pictureOf(drawn),
  ]);
  expect(text.match(/property="og:image"/g)).toHaveLength(1);
});

test.each(['/embed/z9', '/embed/%ff', '/embed/%E0%A4%A', `/embed/${'f5'.repeat(2_000)}`])(
  '%s shows no game and has no picture',
  async path => {
    expect((await get(path)).text).not.toContain('picture.png');
  },
);

test.each([
  '/?table="><script>alert(1)</script>',
  '/?table=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '/?table=%E2%80%AEABCDEF',
  `/?table=${'A'.repeat(7_000)}`,
  `/?${'a=b&'.repeat(1_500)}game=reversi`,
  '/?game=__proto__',
  '/?game=constructor&table=%00%01',
  '/?table=%ff%fe%',
  '/?table=ABCDEF&table="onload="x',
])('nothing of a malicious query gets into the page: %s', async path => {
  const { status, text } = await get(path);
  expect(status).toBe(200);
  expect(text).not.toMatch(/<script|onload|\p{Bidi_Control}|A{30}/u);
  expect(text.match(/<meta /g)).toHaveLength(13);
});

test('previews never contain the host of a request', async () => {
  const spoofed = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  };
  for (const path of ['/', `/?table=${CODE}`, '/robots.txt', '/sitemap.xml', '/embed.html?moves=f5'])
    expect(JSON.stringify(await get(path, spoofed))).not.toContain('evil.example');
});

test('the page with previews is compressed, tagged and served like any file', async () => {
  const { headers } = await get('/?game=reversi', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  const again = await get('/?game=reversi', {
    'accept-encoding': 'gzip',
    'if-none-match': String(headers.etag),
  });
  expect(again.status).toBe(304);
});

test('crawlers find robots.txt, the sitemap and the security contact', async () => {
  expect((await get('/robots.txt')).text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect((await get('/sitemap.xml')).text).toContain(`<loc>${ORIGIN}/</loc>`);
  const { text, headers } = await get('/.well-known/security.txt');
  const [, expires = ''] = /^Contact: mailto:safe@example.org\nExpires: (\d{4}-.+)\n/.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.parse(headers.date ?? ''));
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`);
  const { status, text: body } = await visitor.ask('/robots.txt', { method: 'HEAD' });
  expect([status, body]).toEqual([200, '']);
  const bare = serve({ origin: undefined, contact: undefined });
  for (const path of ['/sitemap.xml', '/.well-known/security.txt'])
    expect((await bare.ask(path, { method: 'GET' })).status).toBe(404);
  expect((await bare.ask('/robots.txt', { method: 'GET' })).text).not.toContain('Sitemap');
  expect((await visitor.ask('/robots.txt', { method: 'POST' })).status).toBe(405);
});
