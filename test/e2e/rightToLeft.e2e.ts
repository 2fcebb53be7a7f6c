import { expect, type Page, test } from '@playwright/test';
import { matchOf } from '../../testkit/ui/matches.ts';
import { collectErrors, findings, presetMatch, presetSettings, QUICK } from './kit/boardPage.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const left = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the page`);
  return box.x;
};

/** The distance of a count's digits from the outer edge of their place. */
const digitsInside = (page: Page): Promise<number> =>
  page.locator('.strip.bottom .count .numeral').evaluate(numeral => {
    const digits = document.createRange();
    digits.selectNodeContents(numeral);
    return digits.getBoundingClientRect().left - numeral.getBoundingClientRect().left;
  });

test('in Arabic the page runs from right to left, but the board and its notation as everywhere', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await presetSettings(page, { ...QUICK, language: 'ar' });
  await page.goto('./#study');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('nav.places')).toBeVisible();
  expect(await left(page, 'nav.places')).toBeGreaterThan(1440 - 200);
  expect(await findings(page)).toEqual([]);

  await presetMatch(page, matchOf('f5d6c3d3'));
  await page.goto('./');
  await expect(page.locator('.moves-list .move')).toHaveCount(4);
  expect(await left(page, '.moves-list .move:nth-child(1)')).toBeLessThan(
    await left(page, '.moves-list .move:nth-child(2)'),
  );
  const a1 = await left(page, '[role=gridcell]');
  expect(await left(page, 'body > canvas')).toBeLessThanOrEqual(a1);
  const [, , , , , , , h1] = await page.getByRole('gridcell').all();
  expect((await h1?.boundingBox())?.x).toBeGreaterThan(a1);
  expect(await left(page, '.strip.bottom > .disc')).toBeGreaterThan(await left(page, '.strip.bottom .count'));
  expect(await digitsInside(page)).toBeLessThan(3);

  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await findings(page)).toEqual([]);
  expect(errors).toEqual([]);
});
