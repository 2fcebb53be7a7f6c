import { expect, type Page, test } from '@playwright/test';
import { button, openPlayers, QUICK } from './kit/boardPage.ts';
import { untilDrawn } from './kit/geometry.ts';
import { openAt } from './kit/screens/opening.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1024, height: 700 },
  { width: 1440, height: 900 },
] as const;
const MORE = { en: 'More', ja: 'その他' } as const;
/** Every list at its fullest: two computers, a custom board and clock. */
const FULL = { ...QUICK, side: 'none', game: 'reversi', size: '5x6', clock: 'custom' } as const;

/** The options of visible lists that are longer than the space beside the arrow, beyond rounding. */
const cutOptions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('select')]
      .filter(list => list.checkVisibility({ opacityProperty: true }))
      .flatMap(list => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(list);
        const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        if (pen !== null) pen.font = font;
        return [...list.options]
          .filter(({ text }) => (pen?.measureText(text).width ?? Number.POSITIVE_INFINITY) > room + 1)
          .map(({ text }) => `${list.id}: ${text}`);
      });
  });

for (const language of ['en', 'ja'] as const)
  test(`the menu shows every option in full (${language})`, async ({ page }) => {
    await openAt(page, './', { ...FULL, language });
    await page.getByRole('button', { name: MORE[language], exact: true }).click();
    await expect(page.locator('#white-level')).toBeVisible();
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await expect.poll(() => cutOptions(page), `${viewport.width} wide`).toEqual([]);
    }
  });

test('the players dialog shows every option in full', async ({ page }) => {
  await openAt(page, './');
  await button(page, 'Play').click();
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await untilDrawn(page);
    await openPlayers(page);
    await expect.poll(() => cutOptions(page), `${viewport.width} wide`).toEqual([]);
    await button(page, 'Close').click();
  }
});
