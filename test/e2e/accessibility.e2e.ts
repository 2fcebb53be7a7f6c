import { expect } from '@playwright/test';
import {
  button,
  cell,
  column,
  findings,
  isTurnOf,
  legalCells,
  nextTurn,
  openGame,
  openMenu,
  openPlayers,
  placeLink,
  presetSettings,
  pressTool,
  QUICK,
  RESULT,
  startButton,
  startGame,
  status,
} from './kit/boardPage.ts';
import { test } from './kit/unpainted.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} appearance axe finds nothing`, () => {
    test.use({ colorScheme });

    test('on the menu and with the result', {
      tag: colorScheme === 'light' ? '@quick' : [],
    }, async ({ page }) => {
      await presetSettings(page, { ...QUICK, game: 'connect4', side: 'both' });
      await openMenu(page);
      expect(await findings(page)).toEqual([]);
      await startButton(page).click();
      for (const number of [1, 2, 1, 2, 1, 2, 1]) await column(page, number).click();
      await expect(page.getByRole('dialog', { name: RESULT })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('in the settings, in About and on the color screen', async ({ page }) => {
      await openMenu(page);
      await placeLink(page, 'You').click();
      for (const name of ['Settings', 'About']) {
        await button(page, name).click();
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        const closed = dialog.locator('details:not([open]) > summary');
        while ((await closed.count()) > 0) await closed.first().click();
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await button(page, 'Colors').click();
      await expect(button(page, 'Apply')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('on the board, in the list of keys and with the result', async ({ page }) => {
      await presetSettings(page, QUICK);
      await openGame(page, 'game=othello&size=4x4&you=black&opponent=lennie');
      await isTurnOf(page, 'black');
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      while (await nextTurn(page)) await legalCells(page).first().click();
      await expect(page.getByRole('dialog', { name: RESULT })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });

const SCREENS = [
  ['light', { width: 390, height: 844 }],
  ['dark', { width: 844, height: 390 }],
] as const;

for (const [colorScheme, viewport] of SCREENS)
  test.describe(`on a phone at ${viewport.width}x${viewport.height}, in ${colorScheme} appearance, axe finds nothing`, () => {
    test.use({ colorScheme, viewport });

    test('on the menu with everything open', async ({ page }) => {
      await openMenu(page);
      await page.getByRole('combobox', { name: 'Game' }).selectOption('Anti-Othello');
      await page.getByRole('combobox', { name: 'Board' }).selectOption('Custom');
      await page.getByRole('combobox', { name: 'Opponent' }).selectOption('Claire');
      await button(page, 'More').click();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('spinbutton', { name: 'Rows' }).fill('9');
      await page.getByRole('radio', { name: 'Watch' }).click();
      expect(await findings(page)).toEqual([]);
    });

    test('on the board of Anti-Othello, with a question and in the players dialog', async ({ page }) => {
      await presetSettings(page, { ...QUICK, passByHand: true });
      await openGame(page, 'game=anti&size=6x5&you=both');
      await legalCells(page).first().click();
      await button(page, 'New game').click();
      await expect(page.getByRole('dialog', { name: 'New game?' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await openPlayers(page);
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await findings(page)).toEqual([]);
    });

    test('on the board of Connect Four, with values, a hint and the result', async ({ page }) => {
      await presetSettings(page, QUICK);
      await openGame(page, 'game=connect4&you=both');
      for (const number of [1, 1, 2, 2, 3, 3]) await column(page, number).click();
      await pressTool(page, 'Values');
      await expect(column(page, 4)).toHaveAccessibleName(/wins in 1/);
      await button(page, 'Hint').click();
      await expect(page.getByText(/^Good columns: /).first()).toBeAttached();
      expect(await findings(page)).toEqual([]);
      await column(page, 4).click();
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

test('the page can be switched to Japanese', async ({ page }) => {
  await presetSettings(page, { language: 'ja' });
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('radio', { name: '黒' })).toBeVisible();
});

test('reduced motion does not hurry the game', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await presetSettings(page, { ...QUICK, animation: 'normal' });
  await page.clock.install();
  await startGame(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await cell(page, 'f5').click();
  await page.clock.runFor(450);
  await expect(status(page)).toContainText(/thinking/i);
  await page.clock.resume();
  await isTurnOf(page, 'black');
});
