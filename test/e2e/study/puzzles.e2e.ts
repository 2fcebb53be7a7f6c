import { expect, type Locator, type Page, test } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { legalMoves } from '../../../src/game/position.ts';
import { columnOf, makeSquare } from '../../../src/game/square.ts';
import { readMoves, writeMoves } from '../../../src/game/transcript.ts';
import { dailyPuzzles, dateOf, isOfSet } from '../../../src/study/exercises/puzzleChoice.ts';
import { type Puzzle, puzzlePosition } from '../../../src/study/exercises/puzzles.ts';
import { PUZZLE_ENTRIES, puzzleOf } from '../../../testkit/study/puzzleFile.ts';
import {
  board,
  button,
  cell,
  cells,
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

const rating = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('.puzzle-rating').textContent()) ?? '', 10);

/** The puzzle whose position is on the board; its text in the list of moves tells which one. */
const puzzleOnBoard = async (page: Page, puzzles: readonly Puzzle[]): Promise<Puzzle> => {
  const names = await cells(page).evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));
  const discs = names.filter(name => /, (black|white)/i.test(name)).map(name => name.slice(0, 2));
  const found = puzzles.find(puzzle => {
    const { black, white } = puzzlePosition(puzzle).discs;
    const own = [...black.union(white)].map(makeSquare).map(String);
    return own.length === discs.length && own.every(square => discs.includes(square));
  });
  if (found === undefined) throw new Error(`no puzzle with ${discs.join(' ')}`);
  return found;
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

test('the rating falls with a solution that is shown, and its values are on the board', async ({ page }) => {
  await openPuzzles(page);
  expect(await rating(page)).toBe(1200);
  await button(page, 'Train').click();
  await expect(board(page)).toBeVisible();
  await expect(card(page)).toContainText('Rated puzzle, difficulty');
  const puzzle = await puzzleOnBoard(
    page,
    PUZZLE_ENTRIES.map(({ line }) => puzzleOf(line)),
  );
  await page.keyboard.press('t');
  await expect(card(page).getByRole('heading', { name: 'Solution' })).toBeVisible();
  await expect(card(page)).toContainText(makeSquare(puzzle.best));
  await expect(page.locator('.value.best').first()).toBeVisible();
  await button(page, 'Leave').click();
  await expect(page.getByRole('heading', { name: 'Puzzles', level: 1 })).toBeVisible();
  expect(await rating(page)).toBeLessThan(1200);
  await page.reload();
  await expect(page.locator('.puzzle-fact', { hasText: 'Right' })).toContainText('0 of 1');
});

test('some puzzles ask for several moves in a row, and count once', async ({ page }) => {
  await openPuzzles(page);
  await button(page, 'Several moves in a row').click();
  await expect(card(page)).toContainText('Move 1 of ');
  const lines = PUZZLE_ENTRIES.filter(one => isOfSet(one, 'lines')).map(({ line }) => puzzleOf(line));
  const puzzle = await puzzleOnBoard(page, lines);
  await cell(page, makeSquare(puzzle.best)).click();
  await expect(spoken(page)).toContainText('Move 2 of ');
  await playOn(page, puzzle);
  await expect(card(page).getByRole('heading', { name: 'Right!' })).toBeVisible();
  await expect(card(page)).toContainText('Your rating: 1200 →');
  await button(page, 'Leave').click();
  await expect(page.locator('.puzzle-fact', { hasText: 'Right' })).toContainText('1 of 1');
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

test('a mistake comes back, and goes when it is done better', async ({ page }) => {
  const before = readMoves(startOf(STANDARD_SETUP), 'f5') ?? [];
  const mistake = {
    game: 'othello',
    size: '8x8',
    freePassing: false,
    before: writeMoves('othello', before),
    played: 'f4',
    best: 'd6',
    loss: 4,
    at: 1,
  };
  await page.addInitScript(
    stored => {
      if (localStorage.getItem('flipside.mistakes') === null)
        localStorage.setItem('flipside.mistakes', stored);
    },
    JSON.stringify({ version: 1, mistakes: [mistake] }),
  );
  await openPuzzles(page);
  await expect(page.getByText('1 position should be tried again.')).toBeVisible();
  await button(page, 'Practise').click();
  await expect(card(page)).toContainText('Your mistakes, 1 to go');
  await button(page, 'Show solution').click();
  await expect(card(page).getByRole('heading', { name: 'Solution' })).toBeVisible();
  await button(page, 'Done').click();
  await expect(page.getByText('1 position comes back later.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 position comes back later.')).toBeVisible();
});

test('a puzzle is there again after a reload, and is analyzed once it is solved', async ({ page }) => {
  await openPuzzles(page);
  await button(page, 'Start').click();
  await expect(card(page)).toContainText('1 of 3');
  await page.reload();
  await expect(card(page)).toContainText('1 of 3');
  const [puzzle] = await daily(page);
  if (puzzle === undefined) throw new Error('no puzzle today');
  await cell(page, makeSquare(puzzle.best)).click();
  await playOn(page, puzzle);
  await expect(card(page)).toContainText('Right!');
  await page.reload();
  await expect(card(page)).toContainText('2 of 3');
  const second = (await daily(page))[1];
  if (second === undefined) throw new Error('no second puzzle today');
  await cell(page, makeSquare(second.best)).click();
  await playOn(page, second);
  await expect(card(page)).toContainText('Right!');
  await button(page, 'Analyze').click();
  await expect(page.getByRole('tab', { name: 'Analysis' })).toHaveAttribute('aria-selected', 'true');
  expect(await findings(page)).toEqual([]);
});
