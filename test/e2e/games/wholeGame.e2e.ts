import { expect, type Page } from '@playwright/test';
import { isOver } from '../../../src/game/position.ts';
import {
  board,
  button,
  expectTrueBoard,
  isTurnOf,
  legalCells,
  nextTurn,
  presetSettings,
  QUICK,
  RESULT,
  startGame,
  status,
} from '../kit/boardPage.ts';
import { test } from '../kit/unpainted.ts';

/** Types the name of the first legal square and plays it. */
const playByKeys = async (page: Page): Promise<void> => {
  const name = (await legalCells(page).first().getAttribute('aria-label')) ?? '';
  await page.keyboard.press(name.charAt(0));
  await page.keyboard.press(name.charAt(1));
  await page.keyboard.press('Enter');
};

test('a whole game is played by the keyboard alone, from the menu to a rematch. 8. At the end the interface says who won, or that it is a draw.', {
  tag: '@quick',
}, async ({ page }) => {
  await presetSettings(page, { ...QUICK, size: '4x4' });
  await page.goto('./');
  await expect(button(page, 'Play')).toBeVisible();
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    if (await button(page, 'Play').evaluate(element => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(board(page)).toBeVisible();
  while (await nextTurn(page)) await playByKeys(page);
  expect(isOver(await expectTrueBoard(page))).toBe(true);
  const dialog = page.getByRole('dialog', { name: RESULT });
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeFocused();
  for (const name of ['Rematch', 'Look back', 'Close'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  for (let presses = 0; presses < 10; presses++) {
    if (await dialog.getByRole('button', { name: 'Rematch' }).evaluate(one => one === document.activeElement))
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await isTurnOf(page, 'white');
});

test('a whole game is played by mouse, with animation', async ({ page }) => {
  await presetSettings(page, { ...QUICK, animation: 'fast' });
  await startGame(page);
  while (await nextTurn(page)) await legalCells(page).last().click();
  await expectTrueBoard(page);
  await expect(status(page)).toContainText(RESULT);
});

test.describe('with a touch screen', { tag: '@quick' }, () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('squares are played by tapping, and no pointer disc remains', async ({ page }) => {
    await presetSettings(page, QUICK);
    await startGame(page);
    for (let turn = 0; turn < 4 && (await nextTurn(page)); turn++) await legalCells(page).first().tap();
    await nextTurn(page);
    await expectTrueBoard(page);
  });
});
