import { expect, type Page, test } from '@playwright/test';
import { isOver } from '../../../src/game/position.ts';
import { makeTranscript } from '../../../src/game/transcript.ts';
import {
  button,
  collectErrors,
  column,
  expectTrueBoard,
  isTurnOf,
  keptMatch,
  legalCells,
  openGame,
  openMenu,
  openPlayers,
  pliesOnPage,
  presetSettings,
  pressTool,
  QUICK,
  RESULT,
  status,
} from '../kit/boardPage.ts';
import { isThinking, openBeforeEndlessSearch, PLIES_BEFORE_SEARCH } from '../kit/engineSearches.ts';

const player = (page: Page, color: string) => page.getByRole('combobox', { name: `${color} player` });

/** Gives a seat to another player, and closes the dialog with Escape. */
const seat = async (page: Page, color: string, name: string): Promise<void> => {
  await pressTool(page, 'Players');
  await player(page, color).selectOption(name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Players' })).toBeHidden();
};

test('a person can take over from a thinking computer, and no late move lands', async ({ page }) => {
  const errors = collectErrors(page);
  await openBeforeEndlessSearch(page);
  await legalCells(page).first().click();
  await isThinking(page);
  await seat(page, 'White', 'You');
  for (const color of ['white', 'black', 'white'] as const) {
    await isTurnOf(page, color);
    await legalCells(page).first().click();
  }
  await isTurnOf(page, 'black');
  expect(await pliesOnPage(page)).toBe(PLIES_BEFORE_SEARCH + 4);
  const played = makeTranscript((await keptMatch(page)).transcript);

  await seat(page, 'White', 'Flipside');
  await legalCells(page).first().click();
  await isThinking(page);
  await seat(page, 'White', 'Lennie');
  await isTurnOf(page, 'black');
  await expect(page.getByRole('group', { name: /^White, Lennie/ })).toBeVisible();
  expect(await pliesOnPage(page)).toBe(PLIES_BEFORE_SEARCH + 6);
  // The same worker replies again, so whatever the search had left to send has arrived.
  await legalCells(page).first().click();
  await isTurnOf(page, 'black');
  const { transcript } = await keptMatch(page);
  expect(transcript).toHaveLength(PLIES_BEFORE_SEARCH + 8);
  expect(makeTranscript(transcript).startsWith(played)).toBe(true);
  await expectTrueBoard(page);
  expect(errors).toEqual([]);
});

test('Lennie plays Arthur to the end, with a pause, a single step and an undo', async ({ page }) => {
  test.setTimeout(900_000);
  const errors = collectErrors(page);
  await presetSettings(page, QUICK);
  await openMenu(page);
  await page.getByRole('radio', { name: 'Watch' }).click();
  await button(page, 'More').click();
  await player(page, 'Black').selectOption('Lennie');
  await player(page, 'White').selectOption('Arthur');
  await button(page, 'Play').click();
  await expect.poll(() => pliesOnPage(page)).toBeGreaterThan(2);

  await button(page, 'Pause').click();
  await expect(status(page)).toContainText('Paused.');
  const plies = await pliesOnPage(page);
  await button(page, 'Step').click();
  await expect.poll(() => pliesOnPage(page)).toBe(plies + 1);
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  expect(await pliesOnPage(page)).toBe(plies - 1);
  await expectTrueBoard(page);

  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Fast');
  await expect(status(page)).toContainText('Paused.');
  expect(await pliesOnPage(page)).toBe(plies - 1);
  await button(page, 'Resume').press('Enter');
  await expect(page.getByRole('dialog', { name: RESULT })).toBeVisible({ timeout: 600_000 });
  expect(isOver(await expectTrueBoard(page))).toBe(true);
  expect((await keptMatch(page)).seats).toMatchObject({
    black: { opponent: 'lennie' },
    white: { opponent: 'arthur' },
  });
  expect(errors).toEqual([]);
});

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 568 } });

  test('seats and speed move into a list for lack of room', async ({ page }) => {
    await presetSettings(page, QUICK);
    await openGame(page, 'game=connect4&you=none&level=1');
    await button(page, 'Pause').tap();
    await button(page, 'More').tap();
    await page.getByRole('radiogroup', { name: 'Speed' }).getByRole('radio', { name: 'Fast' }).tap();
    await page.keyboard.press('Escape');
    await openPlayers(page);
    await player(page, 'Red').selectOption('You');
    await player(page, 'Yellow').selectOption('You');
    await page.getByRole('dialog', { name: 'Players' }).getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog', { name: 'Players' })).toBeHidden();
    const { transcript } = await keptMatch(page);
    await column(page, 6).tap();
    await expect(column(page, 6)).toHaveAccessibleName(/next free row [2-6]/);
    expect((await keptMatch(page)).transcript).toHaveLength(transcript.length + 1);
    await expect(status(page)).toContainText(/(Red|Yellow) to move/);
  });
});
