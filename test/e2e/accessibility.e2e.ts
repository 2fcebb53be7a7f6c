import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import {
  button,
  cell,
  isTurnOf,
  legalCells,
  nextTurn,
  openMenu,
  presetSettings,
  QUICK,
  RESULT,
  startGame,
} from './boardPage.ts';

const findings = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`);
};

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} appearance axe finds nothing`, () => {
    test.use({ colorScheme });

    test('on the menu and in its settings', async ({ page }) => {
      await openMenu(page);
      expect(await findings(page)).toEqual([]);
      await button(page, 'Settings').click();
      expect(await findings(page)).toEqual([]);
    });

    test('on the color screen and in a picker', async ({ page }) => {
      await openMenu(page);
      await button(page, 'Colors').click();
      await expect(button(page, 'Apply')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await button(page, 'Dark squares').click();
      expect(await findings(page)).toEqual([]);
    });

    test('on the board, with the list of keys and with the result', async ({ page }) => {
      await presetSettings(page, QUICK);
      await startGame(page);
      await isTurnOf(page, 'black');
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      while (await nextTurn(page, 'black')) await legalCells(page).first().click();
      await expect(page.getByRole('dialog', { name: RESULT })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });

test('a turn is announced: the play, what it flipped, and who is to move', async ({ page }) => {
  await startGame(page);
  await cell(page, 'f5').click();
  await expect(page.locator('[aria-live="polite"]').first()).toContainText('Black f5, 1 disc flipped.');
});

test('single-letter keys can be switched off', async ({ page }) => {
  await presetSettings(page, { ...QUICK, letterKeys: false });
  await startGame(page);
  await isTurnOf(page, 'black');
  await page.keyboard.press('s');
  const size = await page.evaluate(
    () => JSON.parse(localStorage.getItem('flipside.settings') ?? '').settings.discSize,
  );
  expect(size ?? 'large').toBe('large');
});

test('the page speaks Japanese when asked to', async ({ page }) => {
  await presetSettings(page, { language: 'ja' });
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('radio', { name: '黒' })).toBeVisible();
});

test('with reduced motion the attract board stands still and the game keeps its beat', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await presetSettings(page, { ...QUICK, animation: 'normal' });
  await startGame(page);
  const asked = Date.now();
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
  expect(Date.now() - asked).toBeGreaterThanOrEqual(500);
});
