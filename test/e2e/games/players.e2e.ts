import { expect, type Page, test } from '@playwright/test';
import { makeTranscript } from '../../../src/game/transcript.ts';
import {
  collectErrors,
  expectTrueBoard,
  isTurnOf,
  keptMatch,
  legalCells,
  pliesOnPage,
  pressTool,
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
