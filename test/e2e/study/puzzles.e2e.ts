import { expect, type Locator, type Page, test } from '@playwright/test';
import { legalMoves } from '../../../src/game/position.ts';
import { columnOf, makeSquare } from '../../../src/game/square.ts';
import { dailyPuzzles, dateOf, isOfSet } from '../../../src/study/exercises/puzzleChoice.ts';
import { type Puzzle, puzzlePosition } from '../../../src/study/exercises/puzzles.ts';
import { PUZZLE_ENTRIES, puzzleOf } from '../../../testkit/study/puzzleFile.ts';
import {
  board,
  button,
  cell,
  collectErrors,
  column,
  findings,
  presetSettings,
  QUICK,
} from '../kit/boardPage.ts';

const openPuzzles = async (page: Page): Promise<void> => {
  await presetSettings(page, QUICK);
  await page.goto('./#puzzles');
  await expect(page.getByRole('heading', { name: 'Puzzles', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
};

/** The puzzles of the day in this browser. */
const daily = async (page: Page): Promise<readonly Puzzle[]> => {
  const offset = await page.evaluate(() => new Date().getTimezoneOffset());
  const here = new Date().getTimezoneOffset();
  const date = dateOf(Date.now() + (here - offset) * 60_000);
  return dailyPuzzles(PUZZLE_ENTRIES, date).map(({ line }) => puzzleOf(line));
};

const card = (page: Page): Locator => page.getByRole('region', { name: 'Exercise' });
const spoken = (page: Page): Locator => page.locator('.announcer').first();
const wrongMove = (puzzle: Puzzle) => {
  const wrong = [...legalMoves(puzzlePosition(puzzle))].find(move => move !== puzzle.best);
  if (wrong === undefined) throw new Error('no wrong move');
  return wrong;
};

/** The moves that are asked for after the first one, if the puzzle goes on, each when its turn has come. */
const playOn = async (page: Page, { line }: Puzzle): Promise<void> => {
  const own = line.filter((_, index) => index % 2 === 1);
  for (const [index, move] of own.entries()) {
    await expect(card(page)).toContainText(`Move ${index + 2} of ${own.length + 1}.`);
    await cell(page, makeSquare(move)).click();
  }
};

test('the puzzles of the day: one by mouse, one by keyboard, one wrong at first', async ({ page }) => {
  const errors = collectErrors(page);
  await openPuzzles(page);
  const [first, second, third] = await daily(page);
  if (first === undefined || second === undefined || third === undefined) throw new Error('no puzzles');
  expect(await findings(page)).toEqual([]);
  await button(page, 'Start').click();
  await expect(board(page)).toBeVisible();
  await expect(card(page)).toContainText('Puzzle of the day 1 of 3');
  await cell(page, makeSquare(first.best)).click();
  await playOn(page, first);
  await expect(card(page).getByRole('heading', { name: 'Right!' })).toBeVisible();
  await expect(card(page)).toContainText('Your rating: 1200 →');
  expect(await findings(page)).toEqual([]);
  await button(page, 'Next').click();

  await expect(spoken(page)).toContainText('Puzzle of the day 2 of 3');
  await cell(page, makeSquare(second.best)).focus();
  await page.keyboard.press('Enter');
  await playOn(page, second);
  await expect(spoken(page)).toContainText('Right!');
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(card(page)).toContainText('Puzzle of the day 3 of 3');
  await cell(page, makeSquare(wrongMove(third))).click();
  await expect(card(page).getByRole('heading', { name: 'Not that one.' })).toBeVisible();
  await expect(card(page)).toContainText(/worse than the best move|answers/);
  expect(await findings(page)).toEqual([]);
  await button(page, 'Try again').click();
  await cell(page, makeSquare(third.best)).click();
  await playOn(page, third);
  await expect(card(page).getByRole('heading', { name: 'Right!' })).toBeVisible();
  await button(page, 'Done').click();

  const done = 'Done for today. 2 of 3 right the first time.';
  await expect(page.getByText(done)).toBeVisible();
  await page.reload();
  await expect(page.getByText(done)).toBeVisible();
  await expect(button(page, 'Puzzle 3, Hard, wrong at first')).toBeVisible();
  const days = page.locator('.puzzle-fact', { hasText: 'Days in a row' });
  await expect(days).toContainText('1');
  expect(errors).toEqual([]);
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
