import { expect, type Page, test } from '@playwright/test';
import { THEMES, type ThemeName } from '../../src/look/themes.ts';
import {
  board,
  button,
  cell,
  findings,
  isPainted,
  legalCells,
  nextTurn,
  openMenu,
  presetSettings,
  QUICK,
  RESULT,
  startButton,
  status,
} from './kit/boardPage.ts';

/** Settings with everything that belongs to a theme. */
const inTheme = (theme: ThemeName, more: object) => ({
  ...QUICK,
  theme,
  colors: THEMES[theme].colors,
  ...more,
});

const result = (page: Page) => page.getByRole('dialog', { name: RESULT });

test.describe('a child on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('plays with the first tap, wins or loses, and plays again', async ({ page }) => {
    await presetSettings(page, { ...QUICK, size: '4x4', side: 'black', tips: true });
    await openMenu(page);
    await legalCells(page).first().tap();
    await expect(status(page)).toContainText(/Your turn|thinking|You/);
    await expect(startButton(page)).toBeHidden();
    while (await nextTurn(page)) await legalCells(page).first().tap();
    await expect(result(page)).toBeVisible();
    await expect(result(page)).toContainText(/You win|You lose|Draw/);
    await result(page).getByRole('button', { name: 'Rematch' }).tap();
    await expect(status(page)).toContainText('Your turn');
    expect(await nextTurn(page)).toBe(true);
    await legalCells(page).first().tap();
    // The gesture for back leads to the menu, not off the page, and the game waits there.
    await page.goBack();
    await expect(button(page, 'Continue')).toBeVisible();
    await button(page, 'Continue').tap();
    await expect(board(page)).toBeVisible();
  });
});

test.describe('a club player on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('plays, takes back and asks for a hint by keys, and loses nothing by Escape or a reload', async ({
    page,
  }) => {
    await presetSettings(page, { ...QUICK, side: 'black' });
    await openMenu(page);
    await startButton(page).press('Enter');
    await expect(board(page)).toBeVisible();
    await page.keyboard.type('f5');
    await page.keyboard.press('Enter');
    expect(await nextTurn(page)).toBe(true);
    await expect(cell(page, 'f5')).toHaveAccessibleName(/^f5, (black|white)/);
    await page.keyboard.press('u');
    await expect(cell(page, 'f5')).toHaveAccessibleName('f5, empty, legal, flips 1');
    await page.keyboard.type('d3');
    await page.keyboard.press('Enter');
    expect(await nextTurn(page)).toBe(true);
    await page.keyboard.press('t');
    await expect(page.getByText(/^Good squares: [a-h][1-8]/).first()).toBeAttached();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape');
    await expect(board(page)).toBeVisible();
    await page.reload();
    await isPainted(page);
    await expect(cell(page, 'd3')).toHaveAccessibleName(/^d3, (black|white)/);
    await page.keyboard.press('F1');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
    await expect(board(page)).toBeVisible();
  });
});

test.describe('a person with low vision', () => {
  // A window of 1366 by 768, magnified twice, by a system that forces its own colors.
  test.use({
    viewport: { width: 683, height: 384 },
    deviceScaleFactor: 2,
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  });

  test('reaches every control of a game that is twice as large', async ({ page }) => {
    await presetSettings(page, inTheme('highContrast', { size: '4x4', side: 'black' }));
    await openMenu(page);
    await expect(startButton(page)).toBeInViewport({ ratio: 1 });
    expect(await findings(page)).toEqual([]);
    await startButton(page).click();
    await expect(board(page)).toBeInViewport({ ratio: 1 });
    expect(await findings(page)).toEqual([]);
    while (await nextTurn(page)) await legalCells(page).first().click();
    await expect(result(page)).toBeVisible();
    await expect(result(page).getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 });
    expect(await findings(page)).toEqual([]);
  });
});

test('a person who cannot tell colors plays Blue against Orange, with patterns wherever a disc is', async ({
  page,
}) => {
  await presetSettings(page, inTheme('colorVision', { size: '4x4', side: 'both' }));
  await openMenu(page);
  await startButton(page).click();
  await expect(status(page)).toHaveText('Blue to move');
  await legalCells(page).first().click();
  await expect(status(page)).toHaveText('Orange to move');
  const discs = page.locator('.strip .disc');
  await expect(discs).toHaveCount(2);
  for (const one of await discs.all())
    expect(await one.evaluate(disc => getComputedStyle(disc).backgroundImage)).not.toBe('none');
  await expect(page.getByText(/\b(Black|White)\b/)).toHaveCount(0);
  while (!RESULT.test((await status(page).textContent()) ?? '')) {
    await expect(legalCells(page).first().or(result(page))).toBeVisible();
    if (await result(page).isVisible()) break;
    await legalCells(page).first().click();
  }
  await expect(result(page)).toHaveAccessibleName(/Blue wins|Orange wins|Draw/);
});
