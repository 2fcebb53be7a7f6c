import { expect, type Page, type Route, test } from '@playwright/test';
import {
  board,
  button,
  cell,
  collectErrors,
  isPainted,
  isTurnOf,
  legalCells,
  presetSettings,
  QUICK,
} from './kit/boardPage.ts';

/** Holds back matching requests until the returned function is called. */
const holdBack = async (page: Page, url: string | RegExp): Promise<() => void> => {
  let deliver = (): void => {};
  const asked = new Promise<void>(resolve => {
    deliver = resolve;
  });
  await page.route(url, async (route: Route) => {
    await asked;
    await route.continue();
  });
  return deliver;
};

const firstBoard = (page: Page) => page.getByRole('img', { name: 'Othello board' });
const drawnBoard = (page: Page) => page.locator('.drawn-board');
const canvas = (page: Page) => page.locator('canvas');

const expectNameAndBoard = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Flipside' })).toBeInViewport({ ratio: 1 });
  await expect(firstBoard(page)).toBeInViewport({ ratio: 1 });
};

/** Name, board and status are all visible. */
const expectFirstPaint = async (page: Page, loading = 'Loading'): Promise<void> => {
  await expectNameAndBoard(page);
  await expect(page.getByText(loading, { exact: true })).toBeInViewport({ ratio: 1 });
};

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

for (const viewport of SIZES)
  test(`before anything else loads, ${viewport.width} x ${viewport.height} shows name, board and Loading`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await page.setViewportSize(viewport);
    const deliver = await holdBack(page, /\.(js|css)$/);
    await page.goto('./', { waitUntil: 'commit' });
    await expectFirstPaint(page);
    await expect(page.locator('noscript p')).toHaveCount(0);
    deliver();
    await expect(button(page, 'Play')).toBeVisible();
    await expect(firstBoard(page)).toBeHidden();
    expect(errors).toEqual([]);
  });

const failed = (page: Page) => page.getByRole('alert');

for (const { locale, loading, sentence, reload } of [
  { locale: 'en-GB', loading: 'Loading', sentence: "Flipside couldn't be loaded", reload: 'Reload' },
  { locale: 'ja', loading: '読み込み中', sentence: 'Flipsideを読み込めませんでした', reload: '再読み込み' },
])
  test.describe(`a program that never loads, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 640 } });

    test('a failure to load is reported, and can be retried', async ({ page }) => {
      await page.route('**/*.js', route => route.abort());
      await page.goto('./');
      await expect(failed(page)).toContainText(sentence);
      await expect(page.getByText(loading, { exact: true })).toBeHidden();
      await page.unroute('**/*.js');
      await page.getByRole('button', { name: reload }).click();
      await expect(page.getByRole('button', { name: /^(Play|対局開始)$/ })).toBeVisible();
    });

    test('the wait is explained after a minute', async ({ page }) => {
      await page.clock.install();
      const deliver = await holdBack(page, '**/*.js');
      await page.goto('./', { waitUntil: 'commit' });
      await expectFirstPaint(page, loading);
      await page.clock.fastForward('01:00');
      await expect(failed(page)).toContainText(sentence);
      await expect(page.getByRole('button', { name: reload })).toBeInViewport({ ratio: 1 });
      deliver();
      await expect(failed(page)).toBeHidden();
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows name, board and a sentence on what the game needs', async ({ page }) => {
    await page.goto('./');
    await expectNameAndBoard(page);
    const sentence = page.locator('noscript p').first();
    await expect(sentence).toContainText('this game needs JavaScript');
    await expect(sentence).toBeInViewport({ ratio: 1 });
  });
});

test('a person can choose, start and play a game before the canvas loads', async ({ page }) => {
  await presetSettings(page, QUICK);
  const deliver = await holdBack(page, /startGame-[^/]*\.js/);
  await page.goto('./');
  await page.getByRole('radio', { name: 'White' }).check();
  await page.getByRole('radio', { name: 'Black' }).check();
  await expect(drawnBoard(page)).toBeVisible();
  await button(page, 'Play').click();
  await expect(board(page)).toBeVisible();
  await expect(legalCells(page)).toHaveCount(4);
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
  await expect(drawnBoard(page)).toBeVisible();
  expect(await canvas(page).count()).toBe(0);
  deliver();
  await isPainted(page);
  await expect(canvas(page)).toBeVisible();
});

test('the weights are loaded with the page, before a game begins', async ({ page }) => {
  const arrived = page.waitForEvent('requestfinished', request => request.url().includes('flipside.weights'));
  await page.goto('./');
  await arrived;
});

test('if the canvas cannot be loaded a notice says so, and the game is played on the drawing', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  await page.route(/startGame-[^/]*\.js/, route => route.abort());
  await page.goto('./');
  await expect(page.getByText("The full picture of the board couldn't be loaded").first()).toBeVisible();
  await expect(button(page, 'Reload')).toBeVisible();
  await button(page, 'Play').click();
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
  await expect(drawnBoard(page)).toBeVisible();
});
