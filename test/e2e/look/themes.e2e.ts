import { expect, type Page, test } from '@playwright/test';
import type { Hex } from '../../../src/look/colors.ts';
import { contrastOf, MIN_CONTRAST } from '../../../src/look/contrast.ts';
import { DEFAULT_COLORS, THEMES, type ThemeName } from '../../../src/look/themes.ts';
import {
  button,
  cell,
  changeSettings,
  openGame,
  openMenu,
  type Pixel,
  paintedColor,
  pixelsAcross,
  pixelsThrough,
  presetSettings,
  pressIn,
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

/** The share of a line of pixels that has exactly this color. */
const shareOf = (pixels: readonly Pixel[], color: Hex): number =>
  pixels.filter(pixel => hexOf(pixel) === color).length / pixels.length;

test('blue and orange discs are called so, in every language, as long as they look so', async ({ page }) => {
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

test('the menu and the color screen name the sides as their discs look', async ({ page }) => {
  await presetSettings(page, settingsWith('colorVision'));
  await openMenu(page);
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Orange' })).toBeVisible();
  await expect(page.locator('.sides .disc > svg')).not.toHaveCount(0);
  await pressIn(page, 'You', 'Colors');
  await expect(button(page, 'Blue discs')).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Classic' }).check();
  await expect(button(page, 'Black discs')).toBeVisible();
});

test('patterns tell the sides apart on the board, in the strips and in the list', async ({ page }) => {
  await openForTwo(page, 'colorVision');
  await cell(page, 'f5').click();
  await page.mouse.move(1, 1);
  for (const place of ['.strip', '.move']) {
    const discs = page.locator(`${place} .disc`);
    await expect(discs.locator('> svg')).toHaveCount(await discs.count());
  }
  const darkest = async (square: string): Promise<number> =>
    Math.min(...(await pixelsAcross(page, square)).map(pixel => Math.max(...pixel)));
  const { blackDiscs, whiteDiscs } = THEMES.colorVision.colors;
  await expect.poll(async () => hexOf(await paintedColor(page, 'e4'))).toBe(blackDiscs);
  const onBlue = (await pixelsAcross(page, 'e4')).slice(10, -10);
  expect(Math.max(...onBlue.map(pixel => contrastOf(hexOf(pixel), blackDiscs)))).toBeGreaterThan(
    MIN_CONTRAST,
  );
  expect(hexOf(await paintedColor(page, 'd4'))).toBe(whiteDiscs);
  expect(await darkest('d4')).toBeLessThan(100);
});

test('without any color the sides still differ by 3 : 1', async ({ page }) => {
  await openForTwo(page, 'colorVision');
  const devtools = await page.context().newCDPSession(page);
  for (const type of ['achromatopsia', 'protanopia', 'deuteranopia', 'tritanopia'] as const) {
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
    for (const theme of ['colorVision', 'highContrast'] as const) {
      await changeSettings(page, settingsWith(theme));
      const contrast = async (): Promise<number> =>
        contrastOf(hexOf(await paintedColor(page, 'e4')), hexOf(await paintedColor(page, 'd4')));
      await expect.poll(contrast, `${theme}, ${type}`).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }
  }
});

test('a dot is 22 % of a square wide, and 30 % in high contrast', async ({ page }) => {
  await openForTwo(page, 'classic');
  const share = async (color: Hex): Promise<number> => shareOf(await pixelsAcross(page, 'd3'), color);
  await expect.poll(() => share(DEFAULT_COLORS.blackMarks)).toBeGreaterThan(0.18);
  expect(await share(DEFAULT_COLORS.blackMarks)).toBeLessThan(0.24);
  await changeSettings(page, settingsWith('highContrast'));
  await expect.poll(() => share(THEMES.highContrast.colors.blackMarks)).toBeGreaterThan(0.27);
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

test('with the system’s colors lists have arrows, and Play is stronger than the buttons beside it', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openMenu(page);
  const list = page.getByRole('combobox', { name: 'Opponent' });
  const end = (await pixelsThrough(list)).slice(-30, -6);
  expect(new Set(end.map(hexOf)).size).toBeGreaterThan(1);
  const fill = (name: string): Promise<string> =>
    button(page, name).evaluate(one => getComputedStyle(one).backgroundColor);
  expect(await fill('Play')).not.toBe(await fill('Play a friend'));
});
