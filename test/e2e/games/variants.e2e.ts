import { expect, type Locator, type Page, test } from '@playwright/test';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { Match } from '../../../src/game/match.ts';
import type { Seat, Seats } from '../../../src/game/seat.ts';
import { makeShape } from '../../../src/game/shape.ts';
import { makeTranscript, parseTranscript } from '../../../src/game/transcript.ts';
import {
  board,
  button,
  cell,
  expectTrueBoard,
  isTurnOf,
  keptMatch,
  legalCells,
  nextTurn,
  openGame,
  openMenu,
  paintedColor,
  pliesOnPage,
  presetMatch,
  presetSettings,
  pressTool,
  QUICK,
  RESULT,
  status,
} from '../kit/boardPage.ts';
import { test as unpainted } from '../kit/unpainted.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'New game?' });

unpainted(
  'XOT begins after eight drawn plies, different in every game, and undo stops there',
  async ({ page }) => {
    await presetSettings(page, QUICK);
    await openGame(page, 'game=xot&you=both');
    const openings = new Set<string>();
    for (let game = 0; game < 3; game++) {
      await expect.poll(() => pliesOnPage(page)).toBe(8);
      openings.add(makeTranscript((await keptMatch(page)).transcript));
      await button(page, 'New game').click();
    }
    expect(openings.size).toBeGreaterThan(1);
    await expect.poll(() => pliesOnPage(page)).toBe(8);
    await expect(button(page, 'Undo')).toBeDisabled();
    await legalCells(page).first().click();
    await legalCells(page).first().click();
    expect(await pliesOnPage(page)).toBe(10);
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    expect(await pliesOnPage(page)).toBe(8);
    await expect(button(page, 'Undo')).toBeDisabled();
    await page.keyboard.press('Backspace');
    expect(await pliesOnPage(page)).toBe(8);
    await expectTrueBoard(page);
  },
);

test('Reversi on 7x4 is played to its end against the computer', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openGame(page, 'game=reversi&size=7x4&you=black&opponent=lennie');
  await expect(legalCells(page)).toHaveCount(4);
  await cell(page, 'a1').click();
  await expect(page.getByText('The four squares in the centre come first.').first()).toBeVisible();
  while (await nextTurn(page)) await legalCells(page).first().click();
  await expectTrueBoard(page);
  await expect(page.getByRole('dialog', { name: RESULT })).toBeVisible();
});

test('discs given on corners are on the board, and extra discs count at the end', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openMenu(page);
  await page.getByRole('combobox', { name: 'Board' }).selectOption('4x4');
  await button(page, 'More').click();
  const headStart = page.getByRole('combobox', { name: 'Head start' });
  await headStart.selectOption('Four corners');
  await button(page, 'Play').click();
  for (const corner of ['a1', 'd1', 'a4', 'd4'])
    await expect(cell(page, corner)).toHaveAccessibleName(/black/);
  await expectTrueBoard(page);

  await pressTool(page, 'Menu');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Reversi (free centre)');
  await page.getByRole('combobox', { name: 'Board' }).selectOption('2x2');
  await page.getByRole('radio', { name: 'Two players' }).click();
  await button(page, 'More').click();
  await headStart.selectOption('16 discs');
  await button(page, 'Play').click();
  await expect(page.getByRole('group', { name: /^Black, 0 discs and 16 more/ })).toBeVisible();
  for (const square of ['a1', 'b1', 'b2', 'a2']) await cell(page, square).click();
  await expect(page.getByRole('dialog', { name: 'Black wins 18-2.' })).toBeVisible();
  await expectTrueBoard(page);
});

const PERSON: Seat = { type: 'human' };
const claire: Seat = { type: 'computer', opponent: 'claire', level: 1 };
const mike: Seat = { type: 'computer', opponent: 'mike', level: 1 };

/** A game of Othello on 4x4 after these moves. */
const matchAfter = (moves: string, seats: Seats): Match => ({
  id: 'set-up',
  setup: { ...STANDARD_SETUP, shape: makeShape(4, 4) ?? STANDARD_SETUP.shape },
  seats,
  transcript: parseTranscript(moves) ?? [],
  given: 0,
  undone: [],
  seed: 1,
});

test('the game waits for a person who passes by hand, and only then shows the button', async ({ page }) => {
  await presetSettings(page, { ...QUICK, passByHand: true });
  await presetMatch(page, matchAfter('b1c1d1a1', { black: PERSON, white: PERSON }));
  await page.goto('./');
  await expect(button(page, 'Pass')).toBeDisabled();
  await cell(page, 'a3').click();
  await expect(status(page)).toHaveText("White can't move. Press Pass.");
  await cell(page, 'd3').click();
  await expect(page.getByText('Not your turn yet.').first()).toBeVisible();
  expect(await pliesOnPage(page)).toBe(5);
  await button(page, 'Pass').click();
  await isTurnOf(page, 'black');
  await expect(button(page, 'Pass')).toBeDisabled();
  await cell(page, 'd3').click();
  expect(await pliesOnPage(page)).toBe(6);
  await expectTrueBoard(page);
});

test('a new game over an unfinished one asks once', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openGame(page, 'game=reversi&size=2x2&you=both');
  await button(page, 'New game').click();
  await expect(question(page)).toBeHidden();
  await cell(page, 'a1').click();
  await page.keyboard.press('F2');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  expect(await pliesOnPage(page)).toBe(1);
  await button(page, 'New game').click();
  await question(page).getByRole('button', { name: 'New game' }).click();
  await expect.poll(() => pliesOnPage(page)).toBe(0);
  await expect(question(page)).toBeHidden();
  for (const square of ['a1', 'b1', 'b2', 'a2']) await cell(page, square).click();
  await page.getByRole('dialog', { name: 'Draw 2-2.' }).getByRole('button', { name: 'New game' }).click();
  await expect(question(page)).toBeHidden();
  expect(await pliesOnPage(page)).toBe(0);
  await expect(board(page)).toBeVisible();
});

/** The menu's record of the games against its opponent. */
const recordOf = async (page: Page, opponent: string): Promise<Locator> => {
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption(opponent);
  return page.getByText(/^Your first game against|\d wins?, /);
};

test('a win counts, and a slightly harder opponent is offered', async ({ page }) => {
  await presetSettings(page, QUICK);
  await presetMatch(page, matchAfter('a2a3c4d3b4b1c1d1', { black: PERSON, white: mike }));
  await page.goto('./');
  await cell(page, 'a4').click();
  const result = page.getByRole('dialog', { name: 'You win 9-4.' });
  await expect(result).toContainText('Mike');
  await result.getByRole('button', { name: 'A little harder' }).click();
  await expect(page.getByRole('group', { name: /^White, Claire/ })).toBeVisible();
  expect(await pliesOnPage(page)).toBe(0);
  await pressTool(page, 'Menu');
  await expect(await recordOf(page, 'Mike')).toHaveText('1 win, 0 draws, 0 losses');
  await expect(await recordOf(page, 'Claire')).toHaveText('Your first game against Claire.');
});

test('a loss counts once, and a slightly easier opponent is offered', async ({ page }) => {
  await presetSettings(page, QUICK);
  await presetMatch(page, matchAfter('c4b4a3d2d3d4c1b1', { black: PERSON, white: claire }));
  await page.goto('./');
  await cell(page, 'a1').click();
  const result = page.getByRole('dialog', { name: 'You lose 4-9.' });
  await expect(result).toContainText('Claire');
  await result.getByRole('button', { name: 'Close' }).click();
  await button(page, 'Undo').click();
  await cell(page, 'a1').click();
  await result.getByRole('button', { name: 'A little easier' }).click();
  await expect(page.getByRole('group', { name: /^White, Mike/ })).toBeVisible();
  await pressTool(page, 'Menu');
  await expect(await recordOf(page, 'Claire')).toHaveText('0 wins, 0 draws, 1 loss');
});

test('the side with fewer discs wins Anti-Othello, on a board of another color', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openGame(page, 'game=othello&size=4x4&you=both');
  const [red, green] = await paintedColor(page, 'a1');
  expect(green).toBeGreaterThan(red);
  await openGame(page, 'game=anti&size=4x4&you=both');
  await expect(status(page)).toHaveText('Black to move. Fewest discs wins.');
  await expect
    .poll(async () => {
      const [antiRed, antiGreen] = await paintedColor(page, 'a1');
      return antiRed - antiGreen;
    })
    .toBeGreaterThan(0);
  const moves = ['a2', 'a3', 'c4', 'd3', 'b4', 'b1', 'c1', 'd1', 'a4'];
  for (const square of moves) await cell(page, square).click();
  await expect(page.getByRole('dialog', { name: RESULT })).toContainText(
    'White finished with 5 fewer discs.',
  );
  await expectTrueBoard(page);
});
