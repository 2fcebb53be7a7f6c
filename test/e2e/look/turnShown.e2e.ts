import { expect, type Page, test } from '@playwright/test';
import {
  board,
  button,
  cell,
  column,
  openGame,
  pliesOnPage,
  presetSettings,
  QUICK,
  startGame,
  status,
} from '../kit/boardPage.ts';

const MOVING = { ...QUICK, animation: 'normal', side: 'both' } as const;
/** Longer than any turn. */
const A_TURN = 2_000;

/** What the page tells of the game around the board. */
const told = async (page: Page): Promise<object> => ({
  status: await status(page).textContent(),
  lit: await page.locator('.strip.to-move').getAttribute('aria-label'),
  counts: await page.locator('.strip .numeral').allTextContents(),
  moves: await pliesOnPage(page),
  said: await page.locator('.announcer').first().locator('p').count(),
});

/** From here on time passes only by `page.clock`. */
const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);

test('the words around the board wait for the discs of a move, clicks do not', async ({ page }) => {
  await presetSettings(page, MOVING);
  await page.clock.install();
  await startGame(page);
  await stopTime(page);
  await page.clock.runFor(A_TURN);
  const before = await told(page);
  await cell(page, 'f5').click();
  await expect(cell(page, 'f5')).toHaveAccessibleName('f5, black, last move');
  expect(await told(page)).toEqual(before);
  await cell(page, 'd6').click();
  await expect(cell(page, 'd6')).toHaveAccessibleName('d6, white, last move');
  await expect(page.locator('.strip .numeral').first()).toHaveText('1');
  expect(await pliesOnPage(page)).toBe(1);
  await page.clock.runFor(A_TURN);
  expect(await pliesOnPage(page)).toBe(2);
  expect(await page.locator('.strip .numeral').allTextContents()).toEqual(['3', '3']);
  await expect(page.locator('.announcer').first()).toContainText(/f5.*d6/s);
});

test('the counts go up with each disc that turns', async ({ page }) => {
  await presetSettings(page, MOVING);
  await page.clock.install();
  await startGame(page);
  await stopTime(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = (): void => {
      const now = [...document.querySelectorAll('.strip .numeral')].map(one => one.textContent).join(':');
      if (now !== seen.at(-1)) seen.push(now);
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { seenCounts: seen });
  });
  await cell(page, 'f5').click();
  await page.clock.runFor(A_TURN);
  expect(await page.evaluate(() => Reflect.get(window, 'seenCounts'))).toEqual(['2:2', '2:3', '1:4']);
});

test('in Connect Four the turn changes when the disc has fallen', async ({ page }) => {
  await presetSettings(page, { ...MOVING, game: 'connect4' });
  await page.clock.install();
  await startGame(page);
  await stopTime(page);
  const before = await told(page);
  await column(page, 4).click();
  await expect(column(page, 4)).toHaveAccessibleName(/next free row 2/);
  expect(await told(page)).toEqual(before);
  await page.clock.runFor(A_TURN);
  expect(await told(page)).not.toEqual(before);
  expect(await pliesOnPage(page)).toBe(1);
});

test('taking back and a new game leave no words behind', async ({ page }) => {
  await presetSettings(page, MOVING);
  await page.clock.install();
  await openGame(page, 'size=4x4');
  await stopTime(page);
  await cell(page, 'a2').click();
  await button(page, 'Undo').click();
  await page.clock.runFor(A_TURN);
  expect(await pliesOnPage(page)).toBe(0);
  await expect(cell(page, 'a2')).toHaveAccessibleName(/^a2, empty, legal/);
  await cell(page, 'a2').click();
  await button(page, 'New game').click();
  await page.clock.runFor(A_TURN);
  await button(page, 'New game').last().click();
  await expect(board(page)).toBeVisible();
  expect(await page.locator('.strip .numeral').allTextContents()).toEqual(['2', '2']);
  expect(await pliesOnPage(page)).toBe(0);
});

test('with reduced motion words and board change together', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await presetSettings(page, MOVING);
  await page.clock.install();
  await startGame(page);
  await stopTime(page);
  await cell(page, 'f5').click();
  expect(await pliesOnPage(page)).toBe(1);
  expect(await page.locator('.strip .numeral').allTextContents()).toEqual(['1', '4']);
});
