import { expect, type Page, test } from '@playwright/test';
import { button, cell, openMenu, presetSettings, WITH_BEATS } from './kit/boardPage.ts';

const ringOf = (page: Page, square: string): Promise<string> =>
  cell(page, square).evaluate(element => getComputedStyle(element).outlineStyle);

test('arriving at the board by mouse shows no focus ring before a key press, and premature clicks are explained once', async ({
  page,
}) => {
  await presetSettings(page, WITH_BEATS);
  await openMenu(page);
  await button(page, 'Play').click();
  await expect(cell(page, 'd3')).toBeFocused();
  expect(await ringOf(page, 'd3')).toBe('none');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'e3')).toBeFocused();
  expect(await ringOf(page, 'e3')).toBe('solid');
  await page.evaluate(() => {
    const press = (name: string): void =>
      document.querySelector<HTMLElement>(`[role=gridcell][aria-label^="${name},"]`)?.click();
    for (const name of ['f5', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) press(name);
  });
  await expect(page.locator('.announcer p', { hasText: 'Not your turn yet.' })).toHaveCount(1);
});
