import { expect, test } from '@playwright/test';
import { cell, openGame, presetSettings, QUICK } from '../kit/boardPage.ts';

test('the board is printed as its position and moves, black on white and without buttons', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  await openGame(page, 'you=both');
  await cell(page, 'f5').click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  // The print code is loaded with the first board.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(sheet.locator('.printed-board')).toBeVisible();
  }).toPass();
  await expect(sheet.getByRole('list', { name: 'Moves' })).toContainText('f5');
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await sheet.evaluate(one => getComputedStyle(one).backgroundColor)).toBe('rgb(255, 255, 255)');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toHaveCount(0);
});
