import { expect, type Locator, type Page, test } from '@playwright/test';
import { columnOf, makeSquare } from '../../../src/game/square.ts';
import { dailyPuzzles, dateOf, isOfSet } from '../../../src/study/exercises/puzzleChoice.ts';
import type { Puzzle } from '../../../src/study/exercises/puzzles.ts';
import { PUZZLE_ENTRIES, puzzleOf } from '../../../testkit/study/puzzleFile.ts';
import { board, button, cell, column, presetSettings, QUICK } from '../kit/boardPage.ts';

const openPuzzles = async (page: Page): Promise<void> => {
  await presetSettings(page, QUICK);
  await page.goto('./#puzzles');
  await expect(page.getByRole('heading', { name: 'Puzzles', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
};

/** The daily puzzles of this browser. */
const daily = async (page: Page): Promise<readonly Puzzle[]> => {
  const offset = await page.evaluate(() => new Date().getTimezoneOffset());
  const here = new Date().getTimezoneOffset();
  const date = dateOf(Date.now() + (here - offset) * 60_000);
  return dailyPuzzles(PUZZLE_ENTRIES, date).map(({ line }) => puzzleOf(line));
};

const card = (page: Page): Locator => page.getByRole('region', { name: 'Exercise' });

/** Plays the puzzle's remaining moves, if it continues, each in turn. */
const playOn = async (page: Page, { line }: Puzzle): Promise<void> => {
  const own = line.filter((_, index) => index % 2 === 1);
  for (const [index, move] of own.entries()) {
    await expect(card(page)).toContainText(`Move ${index + 2} of ${own.length + 1}.`);
    await cell(page, makeSquare(move)).click();
  }
};

test('a daily puzzle is solved by mouse, changes the rating, and is still done after a reload', async ({
  page,
}) => {
  await openPuzzles(page);
  const [first] = await daily(page);
  if (first === undefined) throw new Error('no puzzles');
  await button(page, 'Puzzle 1, Easy, not tried').click();
  await cell(page, makeSquare(first.best)).click();
  await playOn(page, first);
  await expect(card(page).getByRole('heading', { name: 'Right!' })).toBeVisible();
  await expect(card(page)).toContainText('Your rating: 1200 →');
  await page.goto('./#puzzles');
  await page.reload();
  await expect(button(page, 'Puzzle 1, Easy, right')).toBeVisible();
});

test('Connect Four has puzzles, too', async ({ page }) => {
  await openPuzzles(page);
  await button(page, 'Connect Four').click();
  await expect(board(page)).toBeVisible();
  await expect(card(page)).toContainText(/Only one move/);
  const puzzles = PUZZLE_ENTRIES.filter(one => isOfSet(one, 'connect4')).map(({ line }) => puzzleOf(line));
  await button(page, 'Show solution').click();
  await expect(card(page).getByRole('heading', { name: 'Solution' })).toBeVisible();
  const best = /Best: (\d)/.exec((await card(page).textContent()) ?? '')?.[1];
  expect(puzzles.map(({ best: square }) => String(columnOf(square) + 1))).toContain(best);
  await expect(column(page, Number(best))).toBeVisible();
});
