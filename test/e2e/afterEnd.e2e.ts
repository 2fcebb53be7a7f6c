import { expect, test } from '@playwright/test';
import { gameOf } from '../../testkit/ui/matches.ts';
import { cell, isTurnOf, presetMatch, presetSettings, QUICK, RESULT } from './kit/boardPage.ts';

/** All but the last move on a small board. */
const MOVES = 'a2a1b1a3a4c4d4d2b4d3c1';

test('after the end a press on the board offers the next game, but not the press that ended it', async ({
  page,
}) => {
  const result = page.getByRole('dialog', { name: RESULT });
  const question = page.getByRole('dialog', { name: 'Another game?' });
  await presetSettings(page, QUICK);
  await presetMatch(page, gameOf('othello', MOVES, undefined, '4x4'));
  await page.goto('./');
  await cell(page, 'd1').dblclick();
  await expect(result).toBeVisible();
  await expect(question).toHaveCount(0);
  await cell(page, 'a1').click();
  await expect(result.getByRole('button', { name: 'Rematch' })).toBeFocused();
  await expect(question).toHaveCount(0);
  await result.getByRole('button', { name: 'Close' }).click();
  await cell(page, 'a1').click();
  await expect(question.getByRole('button', { name: 'New game' })).toBeFocused();
  await question.getByRole('button', { name: 'Not now' }).click();
  // The browser reports a closed dialog with the next frame; until then it is not answered.
  await expect(page.locator('.question-dialog')).toHaveCount(0);
  await cell(page, 'b2').click();
  await question.getByRole('button', { name: 'New game' }).click();
  await isTurnOf(page, 'black');
  await expect(cell(page, 'a1')).toHaveAccessibleName('a1, empty');
});
