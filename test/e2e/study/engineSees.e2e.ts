import { expect, type Page, test } from '@playwright/test';
import { discCounts } from '../../../src/game/board.ts';
import { opposite } from '../../../src/game/color.ts';
import { type Match, positionOf } from '../../../src/game/match.ts';
import { isOver, legalMoves, type Position, play } from '../../../src/game/position.ts';
import { makeSquare } from '../../../src/game/square.ts';
import { discsText } from '../../../src/ui/words/study/valueWords.ts';
import { matchOf, TWO_PEOPLE, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import {
  board,
  button,
  cell,
  column,
  findings,
  isPainted,
  openGame,
  presetMatch,
  presetSettings,
  QUICK,
  status,
} from '../kit/boardPage.ts';

/** Discs at the end with best play, for the side to move; the winner gets the empty squares. */
const solved = (position: Position): number => {
  if (isOver(position)) {
    const { black, white } = discCounts(position);
    const empties = position.shape.squares.size - black - white;
    const lead = position.turn === 'black' ? black - white : white - black;
    return lead + Math.sign(lead) * empties;
  }
  return Math.max(...[...legalMoves(position)].map(square => scoreOf(position, square)));
};

const scoreOf = (position: Position, square: ReturnType<typeof firstLegal>): number => {
  const next = play(position, square);
  if (next === undefined) throw new Error('not legal');
  const score = solved(next);
  return next.turn === opposite(position.turn) ? -score : score;
};

const firstLegal = (position: Position) => {
  const square = legalMoves(position).first();
  if (square === undefined) throw new Error('no move');
  return square;
};

/** Two people's game with this many squares empty. */
const endgame = (empties: number): Match => ({
  ...matchOf(WHITE_WINS.slice(0, 2 * (60 - empties)), TWO_PEOPLE),
  id: 'endgame',
});

const openMatch = async (page: Page, match: Match, settings: object = {}): Promise<void> => {
  await presetSettings(page, { ...QUICK, ...settings });
  await presetMatch(page, match);
  await page.goto('./');
  await expect(board(page)).toBeVisible();
  await isPainted(page);
};

test('values are those of the solved endgame, and the names of the squares tell them', async ({ page }) => {
  const match = endgame(7);
  const position = positionOf(match);
  await openMatch(page, match);
  await page.keyboard.press('v');
  for (const square of legalMoves(position)) {
    const value = discsText(scoreOf(position, square));
    const shown = cell(page, makeSquare(square));
    await expect(shown).toHaveAccessibleName(
      new RegExp(`, empty, legal, flips \\d+, ${value.replace('+', '\\+')}$`),
    );
    await expect(shown).toHaveText(value);
    await expect(shown).toHaveAccessibleDescription(/proved$/);
  }
  await page.keyboard.press('v');
  await expect(cell(page, makeSquare(firstLegal(position)))).toHaveAccessibleName(/flips \d+$/);
});

test('values are switched in the tab and stay for every position, on a small board too', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openGame(page, 'game=othello&size=6x6&you=both');
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByRole('switch', { name: 'Values' }).check();
  const valued = board(page).getByRole('gridcell', { name: /, empty, legal, flips \d+, ([+\u2212]\d+|0)$/ });
  await expect(valued).toHaveCount(4);
  await valued.first().click();
  await expect(valued).toHaveCount(3);
  expect(await findings(page)).toEqual([]);
});

test('a line of the analysis is looked at with the mouse and played by a click', async ({ page }) => {
  await openMatch(page, endgame(12));
  await button(page, 'Analyze').click();
  await page.getByRole('tab', { name: 'Analysis' }).click();
  const engine = page.getByRole('switch', { name: 'Engine' });
  await engine.check();
  await expect(page.getByText('Every score is proved.')).toBeVisible();
  const lines = page.getByRole('list', { name: 'Best moves' }).getByRole('listitem');
  await lines.first().getByRole('button').first().hover();
  await lines.first().getByRole('button').first().click();
  await expect(status(page)).toContainText('Move 49 of 49');
  await expect(engine).toBeChecked();
  expect(await findings(page)).toEqual([]);
});

test('Space plays the best move of a study, and a threat is asked for by its key', async ({ page }) => {
  await openMatch(page, endgame(12));
  await button(page, 'Analyze').click();
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByRole('switch', { name: 'Engine' }).check();
  await expect(page.getByText('Every score is proved.')).toBeVisible();
  await page
    .getByRole('heading', { level: 1 })
    .evaluate(() => (document.activeElement as HTMLElement)?.blur());
  await page.keyboard.press('x');
  await expect(button(page, 'Threat')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('x');
  await expect(page.getByText('Every score is proved.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.locator('[aria-live="polite"]').first()).toContainText(/flipped/);
});

test('overlays come and go by keys and buttons, and are told', async ({ page }) => {
  await openMatch(page, endgame(12));
  const voice = page.locator('[aria-live="polite"]').first();
  await page.keyboard.press('l');
  await expect(voice).toContainText('Stable discs: Black ');
  await page.keyboard.press('o');
  await expect(voice).toContainText(/Empty areas: .*(odd|even)/);
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(button(page, 'Parity')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Frontier').click();
  await expect(voice).toContainText('Frontier discs: Black ');
  expect(await findings(page)).toEqual([]);
});

test('in Connect Four values tell how each column ends', async ({ page }) => {
  await presetSettings(page, { ...QUICK, values: true });
  await openGame(page, 'game=connect4&you=both');
  for (const number of [1, 1, 2, 2, 3, 3]) await column(page, number).click();
  await expect(column(page, 4)).toHaveAccessibleName('Column 4, next free row 1, wins in 1');
});
