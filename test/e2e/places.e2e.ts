import { expect, type Page, test } from '@playwright/test';
import {
  collectErrors,
  findings,
  openMenu,
  placeLink,
  presetSettings,
  QUICK,
  startButton,
} from './kit/boardPage.ts';

const PLACES = ['Play', 'Study', 'You'] as const;
const FRAGMENTS = { Play: '', Study: '#study', You: '#you' } as const;
type Named = (typeof PLACES)[number];

/** The page shows only this place, and has its address. */
const isAt = async (page: Page, name: Named): Promise<void> => {
  for (const other of PLACES) {
    const link = placeLink(page, other);
    if (other === name) await expect(link).toHaveAttribute('aria-current', 'page');
    else await expect(link).not.toHaveAttribute('aria-current');
  }
  if (name === 'Play') await expect(startButton(page)).toBeVisible();
  else await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(new URL(page.url()).hash).toBe(FRAGMENTS[name]);
};

test('the bar leads to every place by mouse and by keyboard, and Back and a reload return there', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await presetSettings(page, QUICK);
  await openMenu(page);
  await isAt(page, 'Play');
  for (const name of ['Study', 'You'] as const) {
    await placeLink(page, name).click();
    await isAt(page, name);
    expect(await findings(page)).toEqual([]);
    await expect(page).toHaveTitle(`${name} - Flipside`);
  }
  await page.reload();
  await isAt(page, 'You');
  await page.goBack();
  await isAt(page, 'Study');
  await page.goBack();
  await isAt(page, 'Play');
  await page.goForward();
  await isAt(page, 'Study');

  await expect(page.getByRole('heading', { name: 'Study' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(placeLink(page, 'You')).toBeFocused();
  await placeLink(page, 'Play').press('Enter');
  await isAt(page, 'Play');
  await expect(startButton(page)).toBeFocused();
  expect(errors).toEqual([]);
});

test('a place is printed in full, however far it scrolls on screen', async ({ page }) => {
  await presetSettings(page, QUICK);
  await page.setViewportSize({ width: 800, height: 400 });
  await page.goto('./#study');
  await isAt(page, 'Study');
  await page.emulateMedia({ media: 'print' });
  const { bottom, printed } = await page.evaluate(() => ({
    bottom: document.querySelector('.place-body')?.getBoundingClientRect().bottom ?? 0,
    printed: document.documentElement.scrollHeight,
  }));
  expect(bottom).toBeGreaterThan(400);
  expect(printed).toBeGreaterThanOrEqual(Math.floor(bottom));
  await expect(placeLink(page, 'Play')).toBeHidden();
});
