import { expect, type Page, test } from '@playwright/test';
import type { Hex } from '../../../src/look/colors.ts';
import { THEMES, type ThemeName } from '../../../src/look/themes.ts';
import {
  button,
  cell,
  changeSettings,
  openGame,
  openMenu,
  type Pixel,
  pixelsAcross,
  pixelsThrough,
  presetSettings,
  QUICK,
  status,
} from '../kit/boardPage.ts';

const settingsWith = (theme: ThemeName) => ({ ...QUICK, theme, colors: THEMES[theme].colors });

const openForTwo = async (page: Page, theme: ThemeName): Promise<void> => {
  await presetSettings(page, settingsWith(theme));
  await openGame(page, 'you=both');
  await page.mouse.move(1, 1);
};

const hexOf = (pixel: Pixel): Hex => `#${pixel.map(value => value.toString(16).padStart(2, '0')).join('')}`;

/** The share of a line of pixels with exactly this color. */
const shareOf = (pixels: readonly Pixel[], color: Hex): number =>
  pixels.filter(pixel => hexOf(pixel) === color).length / pixels.length;

test('blue and orange discs are named so, in every language, while they look so', async ({ page }) => {
  await openForTwo(page, 'colorVision');
  await expect(cell(page, 'e4')).toHaveAccessibleName('e4, blue');
  await expect(cell(page, 'd4')).toHaveAccessibleName('d4, orange');
  await cell(page, 'f5').click();
  await expect(status(page)).toContainText('Orange');
  await expect(page.getByRole('list', { name: 'Moves' })).toContainText('Blue');
  await expect(page.locator('.strip').first()).toContainText('Orange');
  await expect(page.getByText('Blue f5, 1 disc flipped.')).toBeAttached();

  await changeSettings(page, { ...settingsWith('colorVision'), language: 'ja' });
  await expect(status(page)).toContainText('オレンジ');
  await expect(cell(page, 'e6')).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: /^f5、青/ })).toBeVisible();

  const { colors } = THEMES.colorVision;
  await changeSettings(page, {
    ...settingsWith('colorVision'),
    colors: { ...colors, blackDiscs: '#202020' },
  });
  await expect(cell(page, 'd4')).toHaveAccessibleName('d4, white');
  await changeSettings(page, settingsWith('classic'));
  await expect(cell(page, 'e4')).toHaveAccessibleName('e4, black');
});

test('high contrast has white rims on black discs, lines of two pixels, and no grey text', async ({
  page,
}) => {
  await openForTwo(page, 'highContrast');
  await expect.poll(async () => shareOf(await pixelsAcross(page, 'e4'), '#ffffff')).toBeGreaterThan(0.03);
  expect(shareOf(await pixelsAcross(page, 'e4'), '#000000')).toBeGreaterThan(0.5);
  const square = await pixelsAcross(page, 'b1');
  expect(square.filter(pixel => hexOf(pixel) === '#000000').length).toBeGreaterThanOrEqual(2);
  for (const text of await page.locator('.quiet:visible').all())
    expect(await text.evaluate(one => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)');
  const width = await page.locator('.moves').evaluate(one => getComputedStyle(one).borderTopWidth);
  expect(width).toBe('2px');
});

test('with system colors lists have arrows, and Play is stronger than the buttons beside it', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openMenu(page);
  const list = page.getByRole('combobox', { name: 'Game' });
  const end = (await pixelsThrough(list)).slice(-30, -6);
  expect(new Set(end.map(hexOf)).size).toBeGreaterThan(1);
  const fill = (name: string): Promise<string> =>
    button(page, name).evaluate(one => getComputedStyle(one).backgroundColor);
  expect(await fill('Play')).not.toBe(await fill('Online'));
});
