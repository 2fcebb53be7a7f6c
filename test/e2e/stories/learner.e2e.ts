import { expect, test } from '@playwright/test';
import {
  board,
  button,
  cell,
  legalCells,
  nextTurn,
  openMenu,
  presetSettings,
  QUICK,
  RESULT,
  startButton,
} from '../kit/boardPage.ts';

test('a learner learns the rules, loses, sees why, tries again, and gets the mistake as a puzzle', async ({
  page,
}) => {
  await presetSettings(page, { ...QUICK, size: '6x6', side: 'black', tips: true });
  await openMenu(page);
  await page.getByRole('link', { name: /Learn it in five minutes/ }).click();
  const exercise = page.getByRole('region', { name: 'Exercise' });
  await cell(page, 'f5').click();
  await expect(exercise.getByRole('heading', { name: 'Right!' })).toBeVisible();
  await exercise.getByRole('button', { name: 'Next' }).click();
  await expect(exercise).toContainText('2 of 6');

  await page.goto('./#play');
  await expect(page.getByRole('link', { name: /Learn it in five minutes/ })).toBeHidden();
  await startButton(page).click();
  await expect(board(page)).toBeVisible();
  // Dots, and no numbers until requested.
  await expect(board(page).locator('.value')).toHaveCount(0);
  while (await nextTurn(page)) await legalCells(page).last().click();
  const result = page.getByRole('dialog', { name: RESULT });
  await result.getByRole('button', { name: 'Look back' }).click();
  const moments = page.getByRole('list', { name: 'Key moments' }).getByRole('button');
  await moments.first().click();
  await expect(page.getByText(/^Played: |^Your move: /).first()).toBeVisible();
  await expect(page.getByText(/^Best: /).first()).toBeVisible();
  await button(page, 'Try again from here').click();
  await expect(board(page)).toBeVisible();

  await page.goto('./#puzzles');
  await expect(page.getByText(/1 position (should be tried again|comes back later)/)).toBeVisible();
});
