import { expect, type Locator, type Page, test as plain } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import type { Match } from '../../src/game/match.ts';
import type { Position } from '../../src/game/position.ts';
import { parseSize } from '../../src/game/shape.ts';
import { parseSquare, type SquareName } from '../../src/game/square.ts';
import { readMoves } from '../../src/game/transcript.ts';
import {
  board,
  button,
  cell,
  column,
  isTurnOf,
  paintedColor,
  presetMatch,
  presetSettings,
  QUICK,
  RESULT,
  status,
} from './kit/boardPage.ts';
import { isYourTurn, meet, playSquare, playToTheEnd, test } from './kit/onlinePage.ts';

const SMALL = { ...STANDARD_SETUP, shape: parseSize('4x4') ?? STANDARD_SETUP.shape };
/** At its end Black plays three times in a row, and then White can move again. */
const WHITE_PASSES_TWICE = 'c4b4a1d1a4a2b1a3d2';
/** Fills the small board. */
const WHOLE_GAME = 'a2a1b1a3a4c4d4d2b4d3c1d1';
const HUMAN = { type: 'human' } as const;

/** Two people at one page who have played `moves` on the small board. */
const openAfter = async (page: Page, moves: string): Promise<void> => {
  const transcript = readMoves(startOf(SMALL), moves) ?? [];
  const seats = { black: HUMAN, white: HUMAN };
  const match: Match = { id: 'kept', setup: SMALL, seats, transcript, given: 0, undone: [], seed: 1 };
  await presetSettings(page, QUICK);
  await presetMatch(page, match);
  await page.goto('./');
  await expect(board(page)).toBeVisible();
};

const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Another game?' });
/** The browser reports a closed dialog with the next frame; until then it is not answered. */
const isAnswered = (page: Page): Promise<void> => expect(page.locator('.question-dialog')).toHaveCount(0);
const result = (page: Page): Locator => page.getByRole('dialog', { name: RESULT });
const openBeforeEnd = (page: Page): Promise<void> => openAfter(page, WHOLE_GAME.slice(0, -2));

plain(
  'all discs placed since the other side could last move are marked, the newest strongest',
  async ({ page }) => {
    await openAfter(page, WHITE_PASSES_TWICE.slice(0, -2));
    await cell(page, 'd2').click();
    await page.mouse.move(1, 1);
    await expect(cell(page, 'd2')).toHaveAccessibleName('d2, black, last move');
    for (const square of ['a3', 'b1'])
      await expect(cell(page, square)).toHaveAccessibleName(`${square}, black, also just played`);
    await expect(page.getByText('Also just played: a3, b1.')).toBeAttached();
    await expect.poll(() => paintedColor(page, 'd2')).not.toEqual([0, 0, 0]);
    expect(await paintedColor(page, 'b1')).toEqual([0, 0, 0]);
    await board(page)
      .getByRole('gridcell', { name: /, empty, legal/ })
      .first()
      .click();
    await expect(board(page).getByRole('gridcell', { name: /last move|just played/ })).toHaveCount(1);
  },
);

test('both players at a table see all moves made while one had to pass', async ({ newcomer }) => {
  const [host, guest] = await meet(newcomer, { size: '4x4' });
  const pages = { black: host, white: guest };
  let position: Position = startOf(SMALL);
  for (const name of WHITE_PASSES_TWICE.match(/../g) ?? [])
    position = await playSquare(
      pages[position.turn],
      [host, guest],
      [position, parseSquare(name as SquareName)],
    );
  for (const page of [host, guest])
    await expect(cell(page, 'b1')).toHaveAccessibleName('b1, black, also just played');
});

plain.describe(
  'after the end a press on the board offers the next game, but not the press that ended it',
  () => {
    plain('by mouse', async ({ page }) => {
      await openBeforeEnd(page);
      await cell(page, 'd1').dblclick();
      await expect(result(page)).toBeVisible();
      await expect(question(page)).toHaveCount(0);
      await cell(page, 'a1').click();
      await expect(result(page).getByRole('button', { name: 'Rematch' })).toBeFocused();
      await expect(question(page)).toHaveCount(0);
      await result(page).getByRole('button', { name: 'Close' }).click();
      await cell(page, 'a1').click();
      await expect(question(page).getByRole('button', { name: 'New game' })).toBeFocused();
      await question(page).getByRole('button', { name: 'Not now' }).click();
      await isAnswered(page);
      await cell(page, 'b2').click();
      await question(page).getByRole('button', { name: 'New game' }).click();
      await isTurnOf(page, 'black');
      await expect(cell(page, 'a1')).toHaveAccessibleName('a1, empty');
    });

    plain(
      'a press between the end and its result brings the result, and Escape leaves no game',
      async ({ page }) => {
        await openAfter(page, WHOLE_GAME.slice(0, -4));
        await page.keyboard.press('Escape');
        await expect(board(page)).toBeVisible();
        await cell(page, 'c1').click();
        await cell(page, 'd1').click();
        await cell(page, 'a1').click();
        await expect(result(page)).toBeVisible();
        await expect(page.getByText('The game is over.')).toHaveCount(0);
        await expect(result(page).getByRole('button', { name: 'Rematch' })).toBeVisible();
      },
    );

    plain('by keyboard', async ({ page }) => {
      await openBeforeEnd(page);
      await cell(page, 'd1').focus();
      await page.keyboard.press('Enter');
      await expect(result(page)).toBeVisible();
      await expect(question(page)).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(result(page).getByRole('button', { name: 'Rematch' })).toBeFocused();
      await expect(question(page)).toHaveCount(0);
      await result(page).getByRole('button', { name: 'Close' }).press('Enter');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(question(page)).toBeVisible();
      await page.keyboard.press('Enter');
      await isTurnOf(page, 'black');
    });

    plain('by touch', async ({ browser }) => {
      const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await openBeforeEnd(page);
      await cell(page, 'd1').tap();
      await expect(result(page)).toBeVisible();
      await expect(question(page)).toHaveCount(0);
      await cell(page, 'a1').tap();
      await expect(question(page)).toHaveCount(0);
      await result(page).getByRole('button', { name: 'Rematch' }).tap();
      await isTurnOf(page, 'black');
      await context.close();
    });
  },
);

test('at a table a click offers both players the rematch', async ({ newcomer }) => {
  const [host, guest] = await meet(newcomer, { game: 'connect4' });
  const start = startOf({ ...STANDARD_SETUP, game: 'connect4' });
  await playToTheEnd({ black: host, white: guest }, start, readMoves(start, '4141414'));
  await expect(result(host)).toBeVisible();
  await column(host, 2).click();
  await expect(result(host).getByRole('button', { name: 'Rematch' })).toBeFocused();
  await host.keyboard.press('Enter');
  await expect(result(guest)).toContainText('Anna');
  await column(guest, 3).click();
  await expect(question(guest)).toHaveCount(0);
  await result(guest).getByRole('button', { name: 'Accept' }).click();
  await isYourTurn(guest);
  await expect(status(host)).toHaveText(/to move$/);
  for (const page of [host, guest]) await expect(button(page, 'Column 4, next free row 1')).toBeVisible();
});
