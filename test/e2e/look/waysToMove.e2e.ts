import { expect, test } from '@playwright/test';
import { button, cell, isTurnOf, presetSettings, QUICK, startGame } from '../kit/boardPage.ts';

test('a disc is dragged from beside the name to a square', async ({ page }) => {
  await presetSettings(page, { ...QUICK, dragDiscs: true });
  await startGame(page);
  await isTurnOf(page, 'black');
  await expect(page.locator('.drags-discs')).toHaveCount(1);
  await page.locator('.strip.to-move > .disc').hover();
  await page.mouse.down();
  await cell(page, 'a1').hover({ force: true });
  await expect(page.locator('.dragged-disc')).toBeVisible();
  await cell(page, 'd3').hover({ force: true });
  await page.mouse.up();
  await expect(page.locator('.dragged-disc')).toHaveCount(0);
  await expect(cell(page, 'd3')).toHaveAccessibleName(/^d3, black/);
});

test('full screen can be switched on and off', async ({ page }) => {
  await presetSettings(page, QUICK);
  await startGame(page);
  await button(page, 'More').click();
  await button(page, 'Full screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('html');
  await button(page, 'More').click();
  await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Full screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});
