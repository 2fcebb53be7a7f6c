import { expect, type Page, test } from '@playwright/test';
import { cell, pliesOnPage, presetSettings, QUICK, startGame, status } from '../kit/boardPage.ts';

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
