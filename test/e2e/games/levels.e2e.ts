import { expect, test } from '@playwright/test';
import { button, cell, isTurnOf, presetSettings, QUICK, startGame } from '../kit/boardPage.ts';

test('the weights are loaded with the page, before a game begins', async ({ page }) => {
  const arrived = page.waitForEvent('requestfinished', request => request.url().includes('flipside.weights'));
  await page.goto('./');
  await arrived;
});

test('a level replies the same way before and after a reload', async ({ page }) => {
  await presetSettings(page, QUICK);
  await startGame(page);
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
  const reply = await page.getByRole('list', { name: 'Moves' }).textContent();
  await button(page, 'Undo').click();
  await page.reload();
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
  await expect(page.getByRole('list', { name: 'Moves' })).toHaveText(reply ?? '');
});
