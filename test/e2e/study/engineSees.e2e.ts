import { expect, test } from '@playwright/test';
import type { Match } from '../../../src/game/match.ts';
import { matchOf, TWO_PEOPLE, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import {
  board,
  button,
  findings,
  openGame,
  presetSettings,
  QUICK,
  showMatch,
  status,
} from '../kit/boardPage.ts';

/** Two people's game with this many squares empty. */
const endgame = (empties: number): Match => ({
  ...matchOf(WHITE_WINS.slice(0, 2 * (60 - empties)), TWO_PEOPLE),
  id: 'endgame',
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
  await showMatch(page, endgame(12));
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

test('overlays come and go by keys and buttons, and are told', async ({ page }) => {
  await showMatch(page, endgame(12));
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
