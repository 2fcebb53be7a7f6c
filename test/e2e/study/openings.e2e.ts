import { expect, type Page, test } from '@playwright/test';
import { matchOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import {
  board,
  button,
  cell,
  collectErrors,
  findings,
  isPainted,
  presetSettings,
  QUICK,
  showMatch,
} from '../kit/boardPage.ts';

const openTwoPeople = async (page: Page, transcript: string): Promise<void> => {
  await showMatch(page, { ...matchOf(transcript, TWO_PEOPLE), id: 'openings' });
  await isPainted(page);
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const book = (page: Page) => page.getByRole('table', { name: /^Moves of the masters/ });
const opening = (page: Page) => page.getByRole('tabpanel').locator('.opening-name');

const openPlace = async (page: Page): Promise<void> => {
  await presetSettings(page, QUICK);
  await page.goto('./#openings');
  await expect(page.getByRole('heading', { name: 'Openings', level: 1 })).toBeVisible();
};

test('a move of a study shows the opening it leads to, whatever the order of moves', async ({ page }) => {
  const errors = collectErrors(page);
  await openTwoPeople(page, 'f5d6c4d3');
  await button(page, 'Analyze').click();
  await expect(cell(page, 'c3')).toHaveAccessibleDescription(/leads to Tiger/);
  await cell(page, 'c3').click();
  await expect(opening(page)).toHaveText('Tiger');
  expect(errors).toEqual([]);
});

test("the openings tab shows masters' moves, and plays a move by mouse and by keys", async ({ page }) => {
  const errors = collectErrors(page);
  await openTwoPeople(page, 'f5d6');
  await tab(page, 'Openings').click();
  await expect(book(page)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const first = book(page).getByRole('row').nth(1);
  await expect(first).toContainText(/% of the games/);
  await expect(first).toContainText(/Black wins \d+%, draws \d+%, White wins \d+%/);
  await book(page).getByRole('button', { name: /^c3/ }).click();
  await tab(page, 'Openings').click();
  await expect(cell(page, 'c3')).toHaveAccessibleName(/^c3, black/);
  const second = book(page).getByRole('button');
  await second.nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(second.nth(1)).toBeFocused();
  const move = ((await second.nth(1).getAttribute('aria-label')) ?? '').slice(0, 2);
  await page.keyboard.press('Enter');
  await expect(cell(page, move)).toHaveAccessibleName(new RegExp(`^${move}, white`));
  expect(errors).toEqual([]);
});

test('the end of the book is indicated', async ({ page }) => {
  await openTwoPeople(page, 'f5f4g3f6');
  await tab(page, 'Openings').click();
  await expect(page.getByRole('tabpanel')).toContainText('The book ends here');
});

test('openings are found by name and opened on the analysis board', async ({ page }) => {
  const errors = collectErrors(page);
  await openPlace(page);
  await page.getByRole('searchbox', { name: 'Search by name or moves' }).fill('rose-bill');
  await expect(page.getByRole('heading', { name: 'Rose-Bill', exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await button(page, 'Explore Rose-Bill').click();
  await expect(board(page)).toBeVisible();
  await expect(opening(page)).toHaveText('Rose-Bill');
  await expect(book(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('the trainer asks for the moves of an opening, explains a wrong one, and asks again later', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await openPlace(page);
  await page.getByRole('searchbox').fill('tiger');
  await button(page, 'Learn Tiger as Black').click();
  const exercise = page.getByRole('region', { name: 'Exercise' });
  await expect(exercise.getByText(/^Look at the line first: f5 d6 c3/)).toBeVisible();
  await expect(cell(page, 'c4')).toHaveAccessibleName(/^c4, black/);
  await button(page, 'Next').click();
  await expect(exercise.getByText(/^New line: f5/)).toBeVisible();
  await cell(page, 'c4').click();
  await button(page, 'Try again').click();
  await cell(page, 'c3').click();
  await expect(cell(page, 'd3')).toHaveAccessibleName(/^d3, white/);
  await cell(page, 'c4').click();
  await expect(cell(page, 'c4')).toHaveAccessibleName(/^c4, black/);
  await page.goBack();
  await page.goto('./#openings');
  await expect(page.getByRole('heading', { name: 'Trainer' })).toBeVisible();
  await page.getByText(/lines? learned/).click();
  await expect(page.getByRole('button', { name: /^Remove Black: f5d6c3d3c4/ }).first()).toBeVisible();
  await expect(page.getByText(/to practise now/)).toBeVisible();
  expect(errors).toEqual([]);
});
