import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { makeRandom } from '../../src/game/random.ts';
import { recordOf, writeLink } from '../../src/package/formats.ts';
import { movesOf, setupOf } from '../../src/package/game.ts';
import { drawGame, LivePlay } from '../../testkit/server/livePlay.ts';
import { status } from './kit/boardPage.ts';

const LINK = writeLink(recordOf(setupOf('othello'), movesOf('f5d6c3')));

/** The embed code in a blog. */
const FRAMES = {
  'a game of the static page': ['embed.html?moves=f5d6c3', 'c3, black, last move'],
  'a game behind /embed/': ['embed/f5d6c3d3', 'd3, white, last move'],
  'a link with a game': [`embed.html#${LINK}`, 'c3, black, last move'],
} as const;

let server: Server;
let shown = '';
test.beforeAll(() => {
  server = createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(
        `<!doctype html><html lang="en"><title>A blog</title><iframe title="Game" width="500" height="640" src="${shown}"></iframe></html>`,
      ),
  ).listen(0);
});
test.afterAll(() => void server.close());
const blog = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

for (const [what, [path, name]] of Object.entries(FRAMES))
  test(`a page of another site shows ${what} in a frame, with a link back`, async ({ page, baseURL }) => {
    shown = `${baseURL}/${path}`;
    await page.goto(blog());
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('gridcell', { name })).toBeVisible();
    await expect(frame.locator('a.home')).toHaveAttribute('href', /#g=1/);
  });

test('a finished match of the server is shown in a frame by its id, without names', async ({
  page,
  baseURL,
}) => {
  const play = new LivePlay(drawGame(makeRandom(1)));
  const { host } = new URL(baseURL ?? '');
  await play.begin(host, host);
  while (!play.isOver) await play.playNext();
  const id = play.seenBy('black')?.id ?? '';
  play.close();
  shown = `${baseURL}/embed/?match=${id}`;
  await page.goto(blog());
  const frame = page.frameLocator('iframe');
  const last = play.plies.at(-1);
  await expect(
    frame.getByRole('gridcell', { name: `${last?.square}, ${last?.color}, last move` }),
  ).toBeVisible();
  await expect(frame.locator('a.home')).toHaveAttribute('href', new RegExp(`\\?match=${id}$`));
  await page.goto(`${baseURL}/?match=${id}`);
  await expect(status(page)).toHaveText(`Move 0 of ${play.plies.length}`);
});

test('the game itself must not be framed', async ({ request }) => {
  const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  expect(await policy('./')).toContain("frame-ancestors 'none'");
  expect(await policy('./embed.html')).toContain('frame-ancestors *');
  expect((await request.get('./embed/nothing.js')).status()).toBe(404);
});
