import { expect, type Page, test } from '@playwright/test';
import { makeTranscript, parseTranscript } from '../../src/game/transcript.ts';
import {
  button,
  cell,
  column,
  expectTrueBoard,
  isTurnOf,
  keptMatch,
  legalCells,
  openMenu,
  placeLink,
  presetSettings,
  pressIn,
  QUICK,
  startButton,
} from './kit/boardPage.ts';

const firstMove = async (page: Page): Promise<string> =>
  makeTranscript((await keptMatch(page)).transcript.slice(0, 1));

test("a click on a dot of the menu's board plays it at once", { tag: '@quick' }, async ({ page }) => {
  await presetSettings(page, QUICK);
  await openMenu(page);
  await expect(legalCells(page)).toHaveCount(4);
  await cell(page, 'c4').click();
  await isTurnOf(page, 'black');
  expect(await firstMove(page)).toBe('c4');
  await expectTrueBoard(page);
});

test("the menu's board is played by keyboard as well", async ({ page }) => {
  await presetSettings(page, QUICK);
  await openMenu(page);
  await cell(page, 'd3').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(cell(page, 'f5')).toBeFocused();
  await page.keyboard.press('Enter');
  await isTurnOf(page, 'black');
  expect(await firstMove(page)).toBe('f5');
});

test('who plays White starts the game by any press, and the computer moves first', async ({ page }) => {
  await presetSettings(page, { ...QUICK, side: 'white' });
  await openMenu(page);
  await cell(page, 'a1').click();
  await isTurnOf(page, 'white');
  expect((await keptMatch(page)).transcript).toHaveLength(1);
});

test("a click on a column of the menu's board drops a disc there", async ({ page }) => {
  await presetSettings(page, { ...QUICK, game: 'connect4' });
  await openMenu(page);
  await column(page, 3).click();
  await isTurnOf(page, 'red');
  await expectTrueBoard(page);
  await expect(column(page, 3)).toHaveAccessibleName(/next free row [23]/);
});

test('a theme of the row is on the board at once, and own colors stay in the row', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openMenu(page);
  const theme = (name: string) =>
    page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name });
  await expect(theme('Classic')).toBeChecked();
  const backdrop = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--backdrop-lit'));
  const before = await backdrop();
  await theme('Classic').focus();
  await page.keyboard.press('ArrowRight');
  await expect(theme('Felt')).toBeChecked();
  await expect.poll(backdrop).not.toBe(before);
  await page.reload();
  await expect(theme('Felt')).toBeChecked();

  await pressIn(page, 'You', 'Colors');
  await button(page, 'Dark squares').click();
  await page.getByRole('radio', { name: 'Plum' }).check();
  await button(page, 'Apply').click();
  await placeLink(page, 'Play').click();
  await expect(theme('Your colors')).toBeChecked();
  await theme('Walnut').check();
  await theme('Your colors').check();
  const { darkSquares } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('flipside.settings') ?? '').settings.colors,
  );
  expect(darkSquares).toBe('#6d4a68');
});

test('a game that waits is continued by the first button, and a new one is the second', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openMenu(page);
  await expect(button(page, 'Continue')).toHaveCount(0);
  await button(page, 'Play').click();
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
  const { transcript } = await keptMatch(page);
  await button(page, 'Menu').click();
  await expect(button(page, 'Continue')).toHaveAccessibleDescription(/^Your turn, \d+-\d+$/);
  await expect(button(page, 'Continue')).toBeFocused();
  await expect(startButton(page)).toHaveText(/^\s*New game\s*$/);
  await button(page, 'Continue').click();
  await isTurnOf(page, 'black');
  expect((await keptMatch(page)).transcript).toEqual(transcript);
  await button(page, 'Menu').click();
  await startButton(page).click();
  await isTurnOf(page, 'black');
  expect((await keptMatch(page)).transcript).toEqual(parseTranscript(''));
});

const SIZES = [
  [320, 568],
  [360, 640],
  [412, 915],
  [820, 1180],
  [720, 450],
  [844, 390],
  [1366, 768],
  [2560, 1440],
] as const;

for (const [width, height] of SIZES)
  test(`at ${width}x${height} board and name stay where the first paint has them`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    let deliver = (): void => {};
    const asked = new Promise<void>(resolve => {
      deliver = resolve;
    });
    await page.route('**/*.js', async route => {
      await asked;
      await route.continue();
    });
    await page.route(/startGame-[^/]*\.js/, () => {});
    await page.goto('./', { waitUntil: 'commit' });
    await page.evaluate(() => document.fonts.ready);
    const name = () => page.locator('.wordmark-disc').boundingBox();
    const [boardBefore, nameBefore] = [await page.locator('.first-board').boundingBox(), await name()];
    deliver();
    await expect(page.locator('.drawn-board')).toBeVisible();
    const [boardAfter, nameAfter] = [await page.locator('.drawn-board').boundingBox(), await name()];
    for (const key of ['x', 'y', 'width', 'height'] as const)
      expect
        .soft(Math.abs((boardAfter?.[key] ?? 0) - (boardBefore?.[key] ?? 99)), key)
        .toBeLessThanOrEqual(2);
    for (const key of ['x', 'y'] as const)
      expect.soft(Math.abs((nameAfter?.[key] ?? 0) - (nameBefore?.[key] ?? 99)), key).toBeLessThanOrEqual(2);
  });

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test("a finger cannot miss a square of the menu's small board: a touch starts the game on the large one", async ({
    page,
  }) => {
    await presetSettings(page, QUICK);
    await openMenu(page);
    await cell(page, 'c4').tap();
    await isTurnOf(page, 'black');
    expect((await keptMatch(page)).transcript).toHaveLength(0);
    const { width = 0, height = 0 } = (await cell(page, 'c4').boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  });

  test("a mouse plays the square of the menu's small board that it points at", async ({ page }) => {
    await presetSettings(page, QUICK);
    await openMenu(page);
    await cell(page, 'c4').click();
    await isTurnOf(page, 'black');
    expect(await firstMove(page)).toBe('c4');
  });
});
