import { expect, type Locator, type Page, test } from '@playwright/test';
import { fromRoot } from '../../../tools/paths.ts';
import { board, button, findings, pressTool } from '../kit/boardPage.ts';
import { gameFiles } from '../kit/importDialog.ts';
import { openAt } from '../kit/screens/opening.ts';

const WTHOR = fromRoot('data', 'formats', 'WTH_1984.wtb');
const WTHOR_GAMES = 587;
const MOST_ROWS = 60;

const TIGER = '(;GM[2]PB[Ann]PW[Ben]EV[Final]DT[1997];B[f5];W[d6];B[c3];W[d3];B[c4])';
const COW = '(;GM[2]PB[Carla]PW[Dan]DT[2003-05-01];B[f5];W[f6];B[e6];W[f4];B[e3])';

const list = (page: Page): Locator => page.getByRole('list', { name: 'Games and studies' });
const entries = (page: Page): Locator => list(page).getByRole('listitem');
const counted = (page: Page): Locator => page.locator('.library-count').getByRole('status');
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search the library' });
const folder = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Tags' }).getByRole('button', { name });

/** Imports all games of a text or a file into the library. */
const bring = async (page: Page, what: { text: string } | { file: string }, tag: string): Promise<void> => {
  await page.goto('./#study');
  await button(page, 'Import').click();
  if ('file' in what) await gameFiles(page).setInputFiles(what.file);
  else await page.getByRole('textbox', { name: 'Paste' }).fill(what.text);
  await page.getByRole('textbox', { name: 'Tag for the library' }).fill(tag);
  await page.getByRole('button', { name: /^Put (it|all)/ }).click();
};

test('a whole file is imported at once, and found by player', async ({ page }) => {
  await openAt(page, './#study');
  await bring(page, { file: WTHOR }, 'WTHOR 1984');
  await expect(page.getByText(`${WTHOR_GAMES} new, 0 there already.`)).toBeVisible();
  await expect(counted(page)).toHaveText(`${WTHOR_GAMES} games and studies`);
  await expect(folder(page, 'WTHOR 1984')).toContainText(`${WTHOR_GAMES}`);
  // A long list stays fast because only the visible rows are in the page.
  expect(await entries(page).count()).toBeLessThan(MOST_ROWS);
  await entries(page).first().getByRole('checkbox').focus();
  await page.keyboard.press('End');
  await expect(list(page).locator(`[data-index="${WTHOR_GAMES - 1}"] :focus`)).toBeInViewport();
  expect(await entries(page).count()).toBeGreaterThan(2);
  await page.keyboard.press('Delete');
  await expect(counted(page)).toHaveText(`${WTHOR_GAMES - 1} games and studies`);
  await expect(list(page).locator(':focus')).toBeVisible();
  await button(page, 'Undo').press('Enter');
  await expect(counted(page)).toHaveText(`${WTHOR_GAMES} games and studies`);
  await expect(list(page).locator(':focus')).toBeVisible();
  await search(page).fill('torcia eric');
  await expect(counted(page)).toHaveText(/^\d+ of 587$/);
  await expect(entries(page).first()).toContainText('Torcia Eric');
});

test('games are found by player, opening, result, date and position', async ({ page }) => {
  await openAt(page, './#study');
  await bring(page, { text: `${TIGER}\n${COW}` }, '');
  await expect(entries(page)).toHaveCount(2);
  await search(page).fill('carla');
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('Cow');
  await search(page).fill('tiger');
  await expect(entries(page)).toContainText('Ann – Ben');
  await search(page).fill('');
  await page.getByText('Filters').click();
  await page.getByLabel('Opening', { exact: true }).selectOption('Cow');
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('Carla – Dan');
  await page.getByLabel('Opening', { exact: true }).selectOption('Any opening');
  await page.getByLabel('Result').selectOption('Black won');
  await expect(page.getByText(/^No matches/)).toBeVisible();
  await page.getByLabel('Result').selectOption('Not finished');
  await expect(entries(page)).toHaveCount(2);
  await page.getByLabel('From').fill('2000-01-01');
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('Carla – Dan');
  expect(await findings(page)).toEqual([]);
  await button(page, 'Show everything').click();
  await expect(entries(page)).toHaveCount(2);
  await page.goto('./?moves=f5d6c3');
  await expect(board(page)).toBeVisible();
  await pressTool(page, 'Find in library');
  await expect(entries(page).filter({ hasText: 'Ann – Ben' })).toBeVisible();
  await expect(entries(page).filter({ hasText: 'Carla – Dan' })).toHaveCount(0);
  await button(page, 'Any position').click();
  await expect(entries(page).filter({ hasText: 'Carla – Dan' })).toBeVisible();
});

test('tags work like folders: assigned, opened, renamed, deleted, and exported in a file', async ({
  page,
}) => {
  await openAt(page, './#study');
  await bring(page, { text: `${TIGER}\n${COW}` }, 'Club');
  await expect(folder(page, 'Club')).toContainText('2');
  await entries(page).filter({ hasText: 'Carla' }).getByRole('checkbox').check();
  await page.getByRole('group', { name: '1 selected' }).getByRole('button', { name: 'Tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags of 1 entry' });
  await dialog.getByRole('textbox', { name: 'New tag' }).fill('Cows');
  await dialog.getByRole('textbox', { name: 'New tag' }).press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'Cows' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Club' }).uncheck();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Rename the tag Cows' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the tag Cows' }).fill('Cattle');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await expect(folder(page, 'Club')).toContainText('1');
  await folder(page, 'Cattle').click();
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('Carla');
  await folder(page, 'Cattle').click();
  await expect(entries(page)).toHaveCount(2);
  const saved = page.waitForEvent('download');
  await page.getByText('Manage', { exact: true }).click();
  await button(page, 'Export everything').click();
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Import a library').click();
  await (await choosing).setFiles(await (await saved).path());
  await expect(page.getByText('0 new, 2 there already.')).toBeVisible();
});

test('two tabs show the same library', async ({ page, context }) => {
  await openAt(page, './#library');
  const other = await context.newPage();
  await openAt(other, './#study');
  await bring(other, { text: TIGER }, 'Club');
  await expect(entries(page)).toHaveCount(1);
  await expect(folder(page, 'Club')).toContainText('1');
  await page.getByRole('button', { name: 'More about Ann – Ben' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(entries(other)).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(entries(other)).toHaveCount(1);
});
