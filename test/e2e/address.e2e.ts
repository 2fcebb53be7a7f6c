import { expect, type Page, test } from '@playwright/test';
import {
  button,
  collectErrors,
  expectTrueBoard,
  isTurnOf,
  legalCells,
  openGame,
  presetSettings,
  QUICK,
} from './kit/boardPage.ts';

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries({ ...localStorage }).sort(), { ...sessionStorage }]));

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('group');

const LONG = 'z'.repeat(4000);
const HOSTILE = '<img src=x onerror=document.title=1>';

/** An address, the value named in the message, and what the message says is accepted. */
const REFUSED: readonly (readonly [string, string, string])[] = [
  [`size=${LONG}`, `"${'z'.repeat(24)}…"`, 'whole numbers from 2 to 8'],
  [`opponent=${encodeURIComponent(HOSTILE)}`, `"${HOSTILE.slice(0, 24)}…"`, 'lennie'],
  ['you=%00%E2%80%AE%FF%20black%0A%0Awhite', 'black white', 'random'],
];

test('a refused address opens the menu, says why in one sentence and changes nothing', async ({ page }) => {
  test.slow();
  const errors = collectErrors(page);
  await presetSettings(page, { ...QUICK, opponent: 'flipside' });
  await openGame(page, 'game=anti&size=4x4&you=both');
  await legalCells(page).first().click();
  await isTurnOf(page, 'white');
  const before = await stored(page);
  for (const [address, value, accepted] of REFUSED) {
    await page.goto(`./?${address}`);
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page)).toContainText(value);
    await expect(notices(page)).toContainText(accepted);
    await expect(button(page, 'Play a new game')).toBeVisible();
    await expect(button(page, 'Continue')).toBeVisible();
    expect(await stored(page)).toBe(before);
  }
  await expect(page).toHaveTitle(/Flipside/);
  await button(page, 'Continue').click();
  await isTurnOf(page, 'white');
  await expectTrueBoard(page);
  expect(errors).toEqual([]);
});
