import { expect, type Page, test } from '@playwright/test';
import { board, button, cell, cells, isTurnOf, openGame, openMenu, startGame } from '../kit/boardPage.ts';

/** Windows from the smallest phone to the largest screen. */
const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [3840, 2160],
] as const;

const ONLINE = ['Play a friend', 'Find an opponent', 'Join by code'] as const;

const excess = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });

/** A board of every shape. */
const GAMES: readonly (readonly [string, string])[] = [
  ['Othello', 'game=othello&size=8x8&you=black'],
  ['Reversi on a broad board', 'game=reversi&size=7x4&you=both'],
  ['Anti-Othello on a high board', 'game=anti&size=2x8&you=black'],
  ['XOT', 'game=xot&you=black'],
  ['Connect Four', 'game=connect4&you=both'],
  ['a game that is watched', 'game=othello&you=none&opponent=lennie'],
];

for (const [name, address] of GAMES)
  test(`${name} fits into any window without scrolling`, async ({ page }) => {
    await openGame(page, address);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await test.step(`${width}x${height}`, async () => {
        await expect(async () => {
          expect(Math.max(...(await excess(page)))).toBeLessThanOrEqual(0);
          const box = await board(page).boundingBox();
          expect(Math.min(box?.x ?? -1, box?.y ?? -1)).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
          expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height);
        }).toPass();
        const tools = page.getByRole('group', { name: 'Actions' }).getByRole('button');
        for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 });
        for (const strip of await page.getByRole('group', { name: /^(Black|White|Red|Yellow),/ }).all())
          await expect(strip).toBeInViewport({ ratio: 1 });
      });
    }
  });

test('the whole menu can be reached in any window', async ({ page }) => {
  await openMenu(page);
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption('Arthur');
  await button(page, 'More').click();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(async () => expect((await excess(page))[0]).toBeLessThanOrEqual(0)).toPass();
    for (const target of [
      page.getByRole('combobox', { name: 'Game' }),
      page.getByRole('combobox', { name: 'Head start' }),
      ...ONLINE.map(name => button(page, name)),
      button(page, 'Play'),
    ]) {
      await target.scrollIntoViewIfNeeded();
      await expect(target).toBeInViewport({ ratio: 1 });
    }
  }
});

test('on a screen 360 pixels wide every touch target is at least 40 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await startGame(page);
  const targets = [
    ...(await cells(page).all()),
    ...['Undo', 'Hint', 'New game', 'More'].map(name => button(page, name)),
  ];
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
});

test('a click hits the square under the pointer after any resize', async ({ page }) => {
  await startGame(page);
  for (const [width, height] of [...SIZES].reverse()) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const [a1, h8] = [await cell(page, 'a1').boundingBox(), await cell(page, 'h8').boundingBox()];
      expect((h8?.x ?? 0) - (a1?.x ?? 0)).toBe((h8?.width ?? 1) * 7);
      expect((h8?.y ?? 0) - (a1?.y ?? 0)).toBe((h8?.height ?? 1) * 7);
      expect((h8?.x ?? 0) + (h8?.width ?? 0)).toBeLessThan(width);
    }).toPass();
  }
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
});

test('the built page requests nothing from other hosts', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', request => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? ''))
      foreign.push(request.url());
  });
  await openMenu(page);
  expect(foreign).toEqual([]);
});
