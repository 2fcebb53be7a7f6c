import { expect, type Page, test } from '@playwright/test';
import { onlyShapeOf, type Setup, STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import type { Match } from '../../../src/game/match.ts';
import { parseSize } from '../../../src/game/shape.ts';
import { readMoves } from '../../../src/game/transcript.ts';
import {
  board,
  button,
  cell,
  column,
  isPainted,
  paintedColor,
  presetMatch,
  presetSettings,
  QUICK,
  RESULT,
  status,
} from '../kit/boardPage.ts';

const SMALL: Setup = { ...STANDARD_SETUP, shape: parseSize('4x4') ?? STANDARD_SETUP.shape };
const CONNECT4: Setup = {
  ...STANDARD_SETUP,
  game: 'connect4',
  shape: onlyShapeOf('connect4') ?? STANDARD_SETUP.shape,
};
/** Fills the small board: White has ten discs, Black six. */
const WHOLE_GAME = 'a2a1b1a3a4c4d4d2b4d3c1d1';
const HUMAN = { type: 'human' } as const;
/** Longer than any turn, and shorter than any ending; and longer than any ending. */
const [A_TURN, AN_ENDING] = [900, 5_000];

/** Two people at one page with this game before them. Time passes only by `page.clock`. */
const openWith = async (page: Page, setup: Setup, moves: string, settings: object = {}): Promise<void> => {
  const transcript = readMoves(startOf(setup), moves) ?? [];
  const seats = { black: HUMAN, white: HUMAN };
  const match: Match = { id: 'kept', setup, seats, transcript, given: 0, undone: [], seed: 1 };
  await presetSettings(page, { ...QUICK, animation: 'normal', ...settings });
  await presetMatch(page, match);
  await page.clock.install();
  await page.goto('./');
  await expect(board(page)).toBeVisible();
  await isPainted(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(A_TURN);
};

const endGame = async (page: Page, settings: object = {}): Promise<void> => {
  await openWith(page, SMALL, WHOLE_GAME.slice(0, -2), settings);
  await cell(page, 'd1').click();
  await page.mouse.move(1, 1);
};

const result = (page: Page) => page.getByRole('dialog', { name: RESULT });
const BLACK = [0, 0, 0];
const WHITE = [255, 255, 255];

test('the discs pour into two rows, and then comes the result', async ({ page }) => {
  await endGame(page);
  await page.clock.runFor(A_TURN);
  await expect(status(page)).toHaveText('Counting the discs…');
  await expect(result(page)).toHaveCount(0);
  await page.clock.runFor(AN_ENDING);
  await expect(result(page)).toBeVisible();
  await expect(status(page)).toHaveText(RESULT);
  // Ten of sixteen discs in the row at the top, six, grey by now, in the row at the bottom, and none between them.
  expect(await paintedColor(page, 'a1')).not.toEqual(await paintedColor(page, 'd1'));
  const [free, poured] = [await paintedColor(page, 'b2'), await paintedColor(page, 'c1')];
  expect(free[1]).toBeGreaterThan(free[2]);
  expect(poured[1] - poured[2]).toBeLessThan(free[1] - free[2]);
  await expect(cell(page, 'b2')).toHaveAccessibleName(/^b2, (black|white)/);
  await result(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(A_TURN);
  const back = await paintedColor(page, 'b2');
  expect(Math.abs(back[1] - back[2])).toBeLessThan(20);
});

test.describe('the ending can be hurried', () => {
  test('by a tap beside the board', async ({ page }) => {
    await endGame(page);
    await page.clock.runFor(A_TURN);
    await page.mouse.click(2, 2);
    await expect(result(page)).toBeVisible();
  });

  test('by a click on the board, which asks for nothing', async ({ page }) => {
    await endGame(page);
    await page.clock.runFor(A_TURN);
    await cell(page, 'a1').click();
    await expect(result(page)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Another game?' })).toHaveCount(0);
  });

  test('by a key, and Escape does not close what it brings', async ({ page }) => {
    await endGame(page);
    await page.clock.runFor(A_TURN);
    await page.keyboard.press('Escape');
    await expect(result(page)).toBeVisible();
  });
});

test('Undo in the middle of the ending ends it, with every disc on its square', async ({ page }) => {
  await endGame(page);
  await page.clock.runFor(A_TURN);
  await page.clock.runFor(A_TURN);
  await button(page, 'Undo').click();
  await expect(cell(page, 'd1')).toHaveAccessibleName(/^d1, empty, legal/);
  await page.clock.runFor(AN_ENDING);
  await expect(result(page)).toHaveCount(0);
  const middle = await paintedColor(page, 'b2');
  expect([BLACK, WHITE].some(color => color.every((part, index) => part === middle[index]))).toBe(true);
});

test('New game in the middle of the ending begins it at once', async ({ page }) => {
  await endGame(page);
  await page.clock.runFor(A_TURN);
  await page.clock.runFor(A_TURN);
  await button(page, 'New game').click();
  await expect(cell(page, 'd1')).toHaveAccessibleName(/^d1, empty/);
  await page.clock.runFor(AN_ENDING);
  await expect(result(page)).toHaveCount(0);
});

test('with reduced motion the rows are one picture beside the result', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await endGame(page);
  await expect(result(page)).toHaveCount(0);
  await page.clock.runFor(A_TURN);
  await expect(result(page)).toBeVisible();
  const free = await paintedColor(page, 'b2');
  expect(free[1]).toBeGreaterThan(free[2] + 20);
});

test('without animation the board stays as it is', async ({ page }) => {
  await endGame(page, { animation: 'off' });
  await page.clock.runFor(A_TURN);
  await expect(result(page)).toBeVisible();
  const middle = await paintedColor(page, 'b2');
  expect(Math.abs(middle[1] - middle[2])).toBeLessThan(20);
});

test('in Connect Four the four light up, and then comes the result', async ({ page }) => {
  await openWith(page, CONNECT4, '414141');
  await column(page, 4).click();
  await page.clock.runFor(A_TURN);
  await expect(result(page)).toHaveCount(0);
  await page.clock.runFor(AN_ENDING);
  await expect(result(page)).toBeVisible();
});
