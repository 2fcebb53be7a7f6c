import { expect, test } from '@playwright/test';
import { button, cell, isTurnOf, presetSettings, QUICK, startGame } from './kit/boardPage.ts';

test('a command gets another key by keyboard alone, of whatever keyboard, and keeps it after a reload', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  await startGame(page);
  await isTurnOf(page, 'black');
  await page.keyboard.press('?');
  await button(page, 'Change keys').press('Enter');
  const change = button(page, 'Change the key for Hint, now T');
  await change.press('Enter');
  await page.keyboard.press('d');
  await expect(page.getByRole('cell', { name: 'D is needed for the squares' })).toBeVisible();
  await page.keyboard.press('ß');
  await expect(page.locator('dialog .announcer')).toContainText('Hint: ß');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Hint')).toHaveAttribute('aria-keyshortcuts', 'ß');

  await page.reload();
  await isTurnOf(page, 'black');
  await cell(page, 'd3').focus();
  await page.keyboard.press('t');
  await page.keyboard.press('ß');
  await expect(page.locator('.announcer').first()).toContainText(/^(Good squares|A good square|Hint|Best)/);
});
