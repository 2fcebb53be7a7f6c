import { expect, type Page, test } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import type { Match } from '../../../src/game/match.ts';
import type { Seats } from '../../../src/game/seat.ts';
import { makeShape } from '../../../src/game/shape.ts';
import { readMoves } from '../../../src/game/transcript.ts';
import {
  board,
  button,
  collectErrors,
  column,
  expectTrueBoard,
  isTurnOf,
  openGame,
  openMenu,
  pliesOnPage,
  presetMatch,
  presetSettings,
  pressTool,
  QUICK,
  WITH_BEATS,
} from '../kit/boardPage.ts';

const PERFECT: Seats = {
  black: { type: 'human' },
  white: { type: 'computer', opponent: 'solver', level: 10 },
};
const TWO_PEOPLE: Seats = { black: { type: 'human' }, white: { type: 'human' } };

/** A game after these columns. */
const matchAfter = (columns: string, seats: Seats): Match => {
  const setup = {
    ...STANDARD_SETUP,
    game: 'connect4',
    shape: makeShape(7, 6) ?? STANDARD_SETUP.shape,
  } as const;
  const transcript = readMoves(startOf(setup), columns) ?? [];
  return { id: 'set-up', setup, seats, transcript, given: 0, undone: [], seed: 1 };
};

/** Opens the page on a game after these columns. */
const openAfter = async (page: Page, columns: string, seats: Seats = PERFECT): Promise<void> => {
  await presetSettings(page, QUICK);
  await presetMatch(page, matchAfter(columns, seats));
  await page.goto('./');
  await expect(board(page)).toBeVisible();
  expect(await pliesOnPage(page)).toBe(columns.length);
};

const result = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a person beats the computer with four discs in a row', async ({ page }) => {
  await openAfter(page, '112233');
  await column(page, 4).click();
  await expect(result(page, 'You win with four in a row.')).toContainText('After 7 discs.');
  await expect(board(page).getByRole('gridcell', { name: /one of the four$/ })).toHaveCount(4);
  await column(page, 5).click();
  await expect(page.getByRole('dialog', { name: 'Another game?' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeFocused();
  await expectTrueBoard(page);
});

test('a person loses when the computer has two ways to win', async ({ page }) => {
  await openAfter(page, '131475');
  await column(page, 2).click();
  await expect(result(page, 'Flipside 10 wins with four in a row.')).toContainText(
    'You held out for 4 moves.',
  );
  await expectTrueBoard(page);
});

test('a game against the computer is drawn when the board is full', async ({ page }) => {
  await openAfter(page, '5526477322541122753163367745643527636111');
  await column(page, 4).click();
  await expect(result(page, 'Draw: the board is full.')).toContainText('Nobody made four in a row.');
  await expect.poll(() => pliesOnPage(page)).toBe(42);
  await expectTrueBoard(page);
});

test('a full column says so and takes no disc, by mouse and by keyboard', async ({ page }) => {
  await openAfter(page, '444444', TWO_PEOPLE);
  await expect(column(page, 4)).toHaveAccessibleName('Column 4, full');
  await column(page, 4).click();
  await expect(page.getByText('This column is full.').first()).toBeVisible();
  await expect(page.getByText('This column is full.').first()).toBeHidden();
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This column is full.').first()).toBeVisible();
  await expect.poll(() => pliesOnPage(page)).toBe(6);
  await isTurnOf(page, 'red');
});

test('keys choose columns, arrows move between them and read the squares below', async ({ page }) => {
  await openAfter(page, '44', TWO_PEOPLE);
  await page.keyboard.press('3');
  await expect(column(page, 3)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(column(page, 4)).toBeFocused();
  await expect(column(page, 4)).toHaveAccessibleName('Column 4, next free row 3');
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown');
  await expect(
    board(page).getByRole('gridcell', { name: 'Column 4, row 2, yellow, last move' }),
  ).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(board(page).getByRole('gridcell', { name: 'Column 4, row 1, red' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(board(page).getByRole('gridcell', { name: 'Column 7, row 1, empty' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-live="polite"]').first()).toContainText('Red column 7, row 1.');
  await isTurnOf(page, 'yellow');
  await page.keyboard.press('1');
  await page.keyboard.press('Space');
  await isTurnOf(page, 'red');
  await expect.poll(() => pliesOnPage(page)).toBe(4);
  await expectTrueBoard(page);
});

test('undo takes back the reply too, and a reload continues the game', async ({ page }) => {
  await presetSettings(page, WITH_BEATS);
  await openGame(page, 'game=connect4&you=red&level=3');
  await column(page, 4).click();
  await isTurnOf(page, 'red');
  await column(page, 2).click();
  await page.reload();
  await isTurnOf(page, 'red');
  await expect.poll(() => pliesOnPage(page)).toBe(4);
  await expectTrueBoard(page);
  await button(page, 'Undo').click();
  await expect.poll(() => pliesOnPage(page)).toBe(2);
  await button(page, 'Undo').click();
  await expect(button(page, 'Undo')).toBeDisabled();
  await expect.poll(() => pliesOnPage(page)).toBe(0);
  await pressTool(page, 'Redo');
  await expect.poll(() => pliesOnPage(page)).toBe(2);
  await expectTrueBoard(page);
});

test('a hint shows good columns and then the best, and values show how each ends', async ({ page }) => {
  await openAfter(page, '112233');
  await button(page, 'Hint').click();
  await expect(page.getByText(/^Good columns: .*4/).first()).toBeAttached();
  await button(page, 'Hint').click();
  await expect(page.getByText('Hint: column 4 wins in 1').first()).toBeAttached();
  await expect(column(page, 4)).toHaveAccessibleName('Column 4, next free row 1');
  await button(page, 'Values').click();
  await expect(column(page, 4)).toHaveAccessibleName('Column 4, next free row 1, wins in 1');
  // How much is proved in that time depends on the machine.
  const outlook = /^Column 7, next free row 1, (wins in|loses in|draw|not proved)/;
  await expect(column(page, 7)).toHaveAccessibleName(outlook);
  await page.keyboard.press('v');
  await expect(column(page, 4)).toHaveAccessibleName('Column 4, next free row 1');
  await expect.poll(() => pliesOnPage(page)).toBe(6);
});

test('double clicks, a resize during a fall, an immediate undo and a visit to the menu do no harm', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await presetSettings(page, { ...QUICK, animation: 'normal' });
  await openGame(page, 'game=connect4&you=red&level=10');
  await column(page, 4).dblclick();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await isTurnOf(page, 'red');
  await expect.poll(() => pliesOnPage(page)).toBe(2);
  await column(page, 1).click();
  await button(page, 'Undo').click();
  await isTurnOf(page, 'red');
  await expect.poll(() => pliesOnPage(page)).toBe(2);
  await column(page, 1).click();
  await pressTool(page, 'Menu');
  await button(page, 'Continue').click();
  await isTurnOf(page, 'red');
  await expect.poll(() => pliesOnPage(page)).toBe(4);
  await expectTrueBoard(page);
  expect(errors).toEqual([]);
});

test('two tabs play separate games without a network', async ({ page, context }) => {
  await presetSettings(page, QUICK);
  await openGame(page, 'game=connect4&you=red&level=1');
  await column(page, 4).click();
  await isTurnOf(page, 'red');
  const other = await context.newPage();
  await openMenu(other);
  await button(other, 'Continue').click();
  await isTurnOf(other, 'red');
  await context.setOffline(true);
  await column(other, 1).click();
  await isTurnOf(other, 'red');
  await expect.poll(() => pliesOnPage(other)).toBe(4);
  await column(page, 7).click();
  await isTurnOf(page, 'red');
  await expect.poll(() => pliesOnPage(page)).toBe(4);
  await expectTrueBoard(page);
  await expectTrueBoard(other);
});
