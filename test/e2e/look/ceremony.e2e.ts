import { expect, type Page, test } from '@playwright/test';
import { matchOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { cell, isPainted, presetMatch, presetSettings, QUICK, RESULT } from '../kit/boardPage.ts';

/** Black's next move, to c5, takes the last white disc. */
const BEFORE_WIPEOUT = 'e6f4e3f6g5d6e7f5';
const winAll = async (page: Page, settings: object = {}): Promise<void> => {
  await presetSettings(page, { ...QUICK, animation: 'fast', ...settings });
  await presetMatch(page, matchOf(BEFORE_WIPEOUT, TWO_PEOPLE));
  await page.goto('./');
  await isPainted(page);
  await cell(page, 'c5').click();
};

const result = (page: Page) => page.getByRole('dialog', { name: RESULT });
const shower = (page: Page) => page.locator('.disc-shower');

test('after a win of every disc, discs fall over the board once', async ({ page }) => {
  await winAll(page);
  await expect(shower(page)).toBeAttached();
  await expect(result(page)).toBeVisible();
  await expect(shower(page)).toHaveCount(0);
  await expect(result(page)).toContainText('A wipeout');
});
