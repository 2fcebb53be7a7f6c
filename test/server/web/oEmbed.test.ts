import { beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../../../server/storage/storage.ts';
import { oEmbedOf } from '../../../server/web/oEmbed.ts';
import { writeLink } from '../../../src/formats/link/link.ts';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { readMoves } from '../../../src/game/transcript.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { DATABASES, useDatabases } from '../kit/databases.ts';
import { pageServer } from '../kit/pageServer.ts';
import { serverForAll } from '../kit/serverForAll.ts';
import { beginMatch, MOVES, playAll, resigned } from '../storage/people.ts';

const ORIGIN = 'https://play.example.org';
const GAME = `${ORIGIN}/embed/f5d6c3`;

/** A game as in a link that the page makes. */
const LINK = writeLink({ tree: treeOf(STANDARD_SETUP, readMoves(startOf(STANDARD_SETUP), 'f5d6c3')!) });

const databases = useDatabases(DATABASES[0]);
let storage: Storage;
beforeEach(async () => {
  storage = await databases.open();
});

interface Told {
  readonly type: string;
  readonly title: string;
  readonly html?: string;
  readonly width?: number;
  readonly height?: number;
  readonly [field: string]: unknown;
}

const ask = async (query: Readonly<Record<string, string>>) => {
  const { status, body } = await oEmbedOf(`${new URLSearchParams(query)}`, {
    stores: storage,
    origin: ORIGIN,
  });
  return { status, body: body as Told };
};
const statusOf = async (query: Readonly<Record<string, string>>) => (await ask(query)).status;

describe('the request', () => {
  test('must have the url of something that can be shown', async () => {
    expect(await statusOf({ url: GAME })).toBe(200);
    expect(await statusOf({})).toBe(404);
  });

  test.each([
    ['maxwidth', '100', '150'],
    ['maxheight', '100', '150'],
    ['both', '320', '300'],
    ['more than is needed', '9999', '9999'],
    ['one pixel', '1', '1'],
  ])('limits the size of the frame: %s', async (_what, maxwidth, maxheight) => {
    const { body } = await ask({ url: GAME, maxwidth, maxheight });
    expect(body.width).toBeLessThanOrEqual(Number(maxwidth));
    expect(body.height).toBeLessThanOrEqual(Number(maxheight));
    expect(body.html).toContain(`width="${body.width}" height="${body.height}"`);
  });

  test('without limits gets the preferred size', async () => {
    expect((await ask({ url: GAME })).body).toMatchObject({ width: 500, height: 640 });
    expect((await ask({ url: GAME, maxwidth: '320' })).body).toMatchObject({ width: 320, height: 520 });
  });

  test.each(['abc', '', '0', '-5', '1.5', '1e3', ' 5', '99999999'])('refuses %j as a limit', async most => {
    expect(await statusOf({ url: GAME, maxwidth: most })).toBe(400);
    expect(await statusOf({ url: GAME, maxheight: most })).toBe(400);
  });

  test('may name the format, and gets 501 for any but JSON', async () => {
    expect(await statusOf({ url: GAME, format: 'json' })).toBe(200);
    expect(await statusOf({ url: GAME, format: 'xml' })).toBe(501);
  });

  test('may have other parameters, which are ignored', async () => {
    expect(await ask({ url: GAME, dnt: '1', callback: 'alert' })).toEqual(await ask({ url: GAME }));
  });
});

describe('the response', () => {
  test('has all required fields of a rich resource', async () => {
    const { body } = await ask({ url: GAME });
    expect(body).toMatchObject({ version: '1.0', type: 'rich', title: 'A game of Othello' });
    expect(body).toMatchObject({ provider_name: 'Flipside', provider_url: `${ORIGIN}/` });
    expect(body.cache_age).toBeGreaterThan(0);
    expect(body.html).toContain(`src="${GAME}"`);
  });

  test('is well-formed, and nothing of the address gets out of its attribute', async () => {
    const { body } = await ask({ url: `${GAME}?lang="><script>alert(1)</script>` });
    const { html = '' } = body;
    expect(html).not.toMatch(/<script|lang="/);
    expect(html).toMatch(/^<iframe( [a-z]+="[^"<>]*")+><\/iframe>$/);
  });

  test('has a thumbnail with its size, unless that exceeds the limits', async () => {
    const picture = `${ORIGIN}/picture.png?at=${encodeURIComponent('/embed/f5d6c3')}`;
    const thumbnail = { thumbnail_url: picture, thumbnail_width: 600, thumbnail_height: 315 };
    expect((await ask({ url: GAME, maxwidth: '600', maxheight: '315' })).body).toMatchObject(thumbnail);
    for (const most of [{ maxwidth: '599' }, { maxheight: '314' }])
      expect((await ask({ url: GAME, ...most })).body).not.toHaveProperty('thumbnail_url');
  });

  test.each([
    'https://evil.example/embed/f5',
    `${ORIGIN}.evil.example/embed/f5`,
    'https://evil.example@play.example.org:1/embed/f5',
    `${ORIGIN}/`,
    `${ORIGIN}/nothing`,
    `${ORIGIN}/embed/z9`,
    `${ORIGIN}/?match=unknown`,
    `${ORIGIN}/embed/?match=unknown`,
    `${ORIGIN}/#g=damaged`,
    'javascript:alert(1)',
    '/embed/f5',
  ])('is 404 for %s', async url => {
    expect(await statusOf({ url })).toBe(404);
  });

  test('is 404 without a public address', async () => {
    const query = `${new URLSearchParams({ url: GAME })}`;
    expect((await oEmbedOf(query, { stores: storage, origin: undefined })).status).toBe(404);
  });
});

describe('links that people share', () => {
  test('a finished match is named by its players and the result', async () => {
    const match = await beginMatch(storage);
    await playAll(storage, match, MOVES.length);
    await storage.identities.rename(match.seats.black, 'Anna "the <fox>"');
    expect(await statusOf({ url: `${ORIGIN}/?match=${match.id}` })).toBe(404);
    const ended = resigned(MOVES.length, { result: { winner: 'black', by: 'resignation' } });
    await storage.matches.finish({ id: match.id, number: MOVES.length + 1 }, ended);
    for (const path of ['/?match=', '/index.html?match=', '/embed/?match=']) {
      const { body } = await ask({ url: `${ORIGIN}${path}${match.id}` });
      expect(body.title).toBe('A game of Othello: Anna "the <fox>" won against White');
      expect(body.html).toContain(`src="${ORIGIN}/embed/?match=${match.id}"`);
      expect(body.html).toContain(
        'title="A game of Othello: Anna &quot;the &lt;fox&gt;&quot; won against White"',
      );
    }
  });

  test.each([
    [{ winner: 'white', by: 'play' } as const, 'A game of Othello: Black 5, White 7'],
    [{ winner: 'draw', by: 'agreement' } as const, 'A game of Othello: Black and White drew'],
    [{ winner: 'white', by: 'flag' } as const, 'A game of Othello: White won against Black'],
  ])('a match that ended %j', async (result, title) => {
    const match = await beginMatch(storage, { table: result.by.toUpperCase(), id: result.by });
    await playAll(storage, match, MOVES.length);
    await storage.matches.finish(
      { id: match.id, number: MOVES.length + 1 },
      resigned(MOVES.length, { result }),
    );
    expect((await ask({ url: `${ORIGIN}/?match=${match.id}` })).body.title).toBe(title);
  });

  test.each([
    ['/?game=connect4&moves=44', 'A game of Connect Four', '/embed.html?game=connect4&amp;moves=44'],
    ['/?moves=f5d6', 'A game of Othello', '/embed.html?moves=f5d6'],
    ['/embed/f5?puzzle', 'Othello: find the move', '/embed/f5?puzzle'],
    [`/#${LINK}`, 'A game of Othello', `/embed/${LINK}`],
    [`/${LINK.replace('g=', '#find=')}`, 'Othello: find the move', `/embed/${LINK.replace('g=', 'find=')}`],
  ])('%s is shown in a frame', async (path, title, frame) => {
    const { body } = await ask({ url: ORIGIN + path });
    expect(body).toMatchObject({ type: 'rich', title });
    expect(body.html).toContain(`src="${ORIGIN}${frame}"`);
  });

  test.each([
    ['/?table=QRTUVW', 'Play a game with me: QRTUVW'],
    ['/?study=abcdefghjk', 'A study on Flipside'],
    ['/#s=anything', 'A study on Flipside'],
    ['/?game=reversi', 'Reversi on Flipside'],
  ])('%s is a link with a title and a picture', async (path, title) => {
    const { body } = await ask({ url: ORIGIN + path });
    expect(body).toMatchObject({ type: 'link', version: '1.0', title });
    expect(body.thumbnail_url).toMatch(/\/previews\/\w+\.png$/);
    expect(body.html).toBeUndefined();
  });
});

describe('the oEmbed of a page', () => {
  const page = '<!doctype html><head><title>Flipside</title></head></html>';
  const { serve } = pageServer(
    { 'index.html': page, 'embed.html': page, 'embed/index.html': page },
    { origin: ORIGIN },
  );
  const visitor = serve();

  test.each([
    '/embed/f5d6',
    '/embed.html?moves=f5d6',
    '/?match=aB3',
    '/?moves=f5d6',
    '/?study=abcdefghjk',
    '/?table=QRTUVW',
  ])('is named in the head of %s', async path => {
    const { text } = await visitor.ask(path, { method: 'GET' });
    const [, type, href, title] =
      /<link rel="alternate" type="([^"]*)" href="([^"]*)" title="([^"]*)" \/>/.exec(text) ?? [];
    expect([type, href]).toEqual([
      'application/json+oembed',
      `${ORIGIN}/oembed?url=${encodeURIComponent(ORIGIN + path)}`,
    ]);
    expect(title).toMatch(/\w/);
  });

  test.each(['/', '/index.html', '/embed/z9'])('is not named at %s, which has none', async path =>
    expect((await visitor.ask(path, { method: 'GET' })).text).not.toContain('oembed'),
  );

  test.each(['/embed/z9', '/embed/%ff', '/embed.html?moves=a1', '/embed.html?game=chess'])(
    '%s shows nothing: the frame that says so is a 404',
    async path => {
      const { status, text } = await visitor.ask(path, { method: 'GET' });
      expect(status).toBe(404);
      expect(text).toContain('<title>Flipside</title>');
    },
  );

  test('is found without a public address too, where frames are: they are only not described', async () => {
    const bare = serve({ origin: undefined });
    expect((await bare.ask('/embed/f5d6', { method: 'GET' })).status).toBe(200);
    expect((await bare.ask('/embed/z9', { method: 'GET' })).status).toBe(404);
  });
});

describe('over HTTP', () => {
  const server = serverForAll({ PUBLIC_ADDRESS: 'play.example.org' });
  const get = (query: string, init?: RequestInit) =>
    fetch(`http://localhost:${server.port}/oembed${query}`, init);

  test('it is JSON that pages of every site may read', async () => {
    const answer = await get(`?url=${encodeURIComponent(GAME)}`);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({ title: 'A game of Othello' });
  });

  test('it only answers GET and HEAD', async () =>
    expect((await get('?url=x', { method: 'POST' })).status).toBe(405));
});
