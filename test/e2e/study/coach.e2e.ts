import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Match } from '../../../src/game/match.ts';
import type { Seats } from '../../../src/game/seat.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import {
  board,
  cell,
  collectErrors,
  findings,
  nextTurn,
  openGame,
  presetSettings,
  pressTool,
  QUICK,
  showMatch,
} from '../kit/boardPage.ts';

const SEATS: Seats = {
  black: { type: 'human' },
  white: { type: 'computer', opponent: 'flipside', level: 1 },
};
/** Ten squares are empty: h2 is 44 discs better than any other move, though it flips few, and b7 loses 80. */
const ENDING: Match = {
  ...matchOf(
    'f5d6c3d3c4f4c5b3c2b4e3e6b6f6b5e2f3g4e1d2f2c6g3a4h5h3d1a7g5b1f7g1e7d7g6e8c8c7a3h4h6h7c1f1d8b8a5f8g2h1',
    SEATS,
  ),
  id: 'coached',
};

const coach = (page: Page): Locator => page.getByRole('group', { name: 'Coach' });

/** A browser after a lost game against the easiest opponent. */
const openAsBeginner = async (page: Page): Promise<void> => {
  await presetSettings(page, QUICK);
  await page.addInitScript(() => {
    const tallies = { 'othello/flipside/1': { won: 0, drawn: 0, lost: 1 } };
    if (localStorage.getItem('flipside.records') === null)
      localStorage.setItem('flipside.records', JSON.stringify({ version: 1, tallies, counted: [] }));
  });
  await openGame(page, 'game=othello&you=black&level=1');
};

test('a beginner who has lost is asked once whether they want a coach', async ({ page }) => {
  await openAsBeginner(page);
  await expect(coach(page)).toContainText('Want a coach? It tells you why a move was weak.');
  expect(await findings(page)).toEqual([]);
  await coach(page).getByRole('button', { name: 'No' }).press('Enter');
  await expect(coach(page)).toHaveCount(0);
  await pressTool(page, 'New game');
  await expect(board(page)).toBeVisible();
  await expect(coach(page)).toHaveCount(0);
});

test('nobody is asked twice: a first move without an answer counts as one', async ({ page }) => {
  await openAsBeginner(page);
  await expect(coach(page)).toBeVisible();
  await cell(page, 'd3').click();
  await expect(coach(page)).toHaveCount(0);
  expect(await nextTurn(page)).toBe(true);
  await page.reload();
  await pressTool(page, 'New game');
  await page
    .getByRole('button', { name: /New game/ })
    .last()
    .click();
  await expect(coach(page)).toHaveCount(0);
});

test('the coach says why a move was weak, takes it back, and praises the find', async ({ page }) => {
  const errors = collectErrors(page);
  await showMatch(page, ENDING, { coach: true });
  await cell(page, 'b7').click();
  await expect(coach(page)).toContainText(/^\s*Coach: .*b7.*\./);
  const said = (await coach(page).getByRole('paragraph').textContent()) ?? '';
  await expect(page.locator('[aria-live="polite"]').first()).toContainText(said);
  expect(said).toMatch(/A (big|small) mistake\./);
  expect(await page.locator('.moment-signs').count()).toBeGreaterThan(2);
  expect(await findings(page)).toEqual([]);
  await coach(page).getByRole('button', { name: 'Show' }).press('Enter');
  await expect(page.locator('[aria-live="polite"]').first()).toContainText(/b7: \S+\./);
  await coach(page).getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(coach(page)).toHaveCount(0);
  await expect(cell(page, 'b7')).toHaveAccessibleName(/^b7, empty, legal/);
  await expect(board(page).locator(':focus')).toBeVisible();

  await cell(page, 'h2').click();
  await expect(coach(page)).toContainText('Well found: h2 is much better than anything else.');
  await expect(coach(page).getByRole('button', { name: 'Take back' })).toHaveCount(0);
  await coach(page).getByRole('button', { name: 'Hide the coach' }).click();
  await expect(coach(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("on a small phone the coach's whole comment is in its card, above the buttons", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await showMatch(page, ENDING, { coach: true });
  await cell(page, 'b7').click();
  const card = page.locator('.table-card.coach');
  await expect(card.locator('p')).toContainText('b7');
  const [words, around, buttons] = await Promise.all(
    [card.locator('p'), card, page.locator('.toolbar')].map(part => part.boundingBox()),
  );
  if (!words || !around || !buttons) throw new Error('nothing is shown');
  expect(words.y).toBeGreaterThanOrEqual(around.y);
  expect(words.y + words.height).toBeLessThanOrEqual(around.y + around.height);
  expect(around.y + around.height).toBeLessThanOrEqual(buttons.y);
});
