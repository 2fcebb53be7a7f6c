import { expect, type Locator, type Page, test } from '@playwright/test';
import { matchOf, TWO_PEOPLE } from '../../testkit/ui/matches.ts';
import {
  button,
  cell,
  collectErrors,
  column,
  findings,
  openGame,
  presetSettings,
  pressTool,
  QUICK,
  showMatch,
  status,
} from './kit/boardPage.ts';

const moves = (page: Page): Locator => page.getByRole('list', { name: 'Moves', exact: true });
const move = (page: Page, name: string): Locator => moves(page).getByRole('button', { name, exact: true });

test('a game is studied: a variation is tried, promoted, commented, deleted, and persists', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await presetSettings(page, QUICK);
  await openGame(page, 'game=connect4&you=both');
  for (const number of [4, 4, 3]) await column(page, number).click();
  await pressTool(page, 'Analyze');
  await page.getByRole('tab', { name: 'Moves' }).click();
  await expect(status(page)).toContainText('Move 3 of 3');
  await button(page, 'First').click();
  await button(page, 'Forward').click();
  await expect(move(page, '1, Red 4')).toHaveAttribute('aria-current', 'step');
  await column(page, 3).click();
  await expect(move(page, '2, Yellow 3')).toHaveAttribute('aria-current', 'step');
  await expect(move(page, '2, Yellow 4')).toBeVisible();
  await expect(status(page)).toContainText('Variation 2 of 2');

  await button(page, 'good move').click();
  await button(page, 'Comment').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Comment' }).fill('Worth a try');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(moves(page)).toContainText('Worth a try');
  await button(page, 'Promote').click();
  await expect(status(page)).toContainText('Move 2 of 2');
  expect(await findings(page)).toEqual([]);

  await page.reload();
  await expect(move(page, '2, Yellow 3, good move')).toHaveAttribute('aria-current', 'step');
  await expect(moves(page)).toContainText('Worth a try');
  await move(page, '2, Yellow 4').click();
  await expect(status(page)).toContainText('Variation 2 of 3');
  await button(page, 'Delete').click();
  await expect(move(page, '2, Yellow 4')).toHaveCount(0);
  await button(page, 'Undo delete').click();
  await expect(move(page, '2, Yellow 4')).toBeVisible();

  await pressTool(page, 'Back to the game');
  await expect(button(page, 'Undo')).toBeVisible();
  await expect(moves(page).getByRole('listitem')).toHaveCount(3);
  await pressTool(page, 'Analyze');
  await page.getByRole('tab', { name: 'Moves' }).click();
  await expect(move(page, '2, Yellow 3, good move')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a study is operated by keys alone', async ({ page }) => {
  await showMatch(page, matchOf('f5d6c3', TWO_PEOPLE));
  await page.keyboard.press('i');
  await expect(status(page)).toContainText('Move 3 of 3');
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(status(page)).toContainText('Move 1 of 3 · White to move');
  await expect(cell(page, 'd6')).toHaveAccessibleName(/, next move$/);
  await page.keyboard.press('f');
  await page.keyboard.press('6');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Variation 2 of 2');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(status(page)).toContainText('Move 2 of 3');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(status(page)).toContainText('Variation');

  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Openings' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Moves' })).toHaveAttribute('aria-selected', 'true');
  await moves(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(status(page)).toContainText('Move 1 of 3');
  await page.keyboard.press('End');
  await expect(status(page)).toContainText('Move 3 of 3');
});
