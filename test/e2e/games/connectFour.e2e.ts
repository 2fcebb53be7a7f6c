import { expect, test } from '@playwright/test';
import { gameOf } from '../../../testkit/ui/matches.ts';
import {
  button,
  collectErrors,
  column,
  expectTrueBoard,
  findings,
  isTurnOf,
  openGame,
  pliesOnPage,
  presetMatch,
  presetSettings,
  pressTool,
  QUICK,
} from '../kit/boardPage.ts';

test('a hint shows good columns and then the best, and values show how each ends', async ({ page }) => {
  await presetSettings(page, QUICK);
  await presetMatch(page, gameOf('connect4', '112233'));
  await page.goto('./');
  await button(page, 'Hint').click();
  await expect(page.getByText(/^Good columns: .*4/).first()).toBeAttached();
  await button(page, 'Hint').click();
  await expect(page.getByText('Hint: column 4 wins in 1').first()).toBeAttached();
  await expect(column(page, 4)).toHaveAccessibleName('Column 4, next free row 1');
  await button(page, 'Values').click();
  await expect(column(page, 4)).toHaveAccessibleName('Column 4, next free row 1, wins in 1');
  // How much is proved in that time depends on the machine.
  const outlook = /^Column 7, next free row 1, (wins in|loses in|draw|not proved)/;
  await expect(column(page, 7)).toHaveAccessibleName(outlook);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('v');
  await expect(column(page, 4)).toHaveAccessibleName('Column 4, next free row 1');
  await expect.poll(() => pliesOnPage(page)).toBe(6);
});

test('double clicks, a resize during a fall, an immediate undo and a visit to the menu do no harm', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await presetSettings(page, { ...QUICK, animation: 'normal' });
  await openGame(page, 'game=connect4&you=red&level=10');
  await column(page, 4).dblclick();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await isTurnOf(page, 'red');
  await expect.poll(() => pliesOnPage(page)).toBe(2);
  await column(page, 1).click();
  await button(page, 'Undo').click();
  await isTurnOf(page, 'red');
  await expect.poll(() => pliesOnPage(page)).toBe(2);
  await column(page, 1).click();
  await pressTool(page, 'Menu');
  await expect(button(page, 'Continue')).toBeFocused();
  await button(page, 'Continue').click();
  await isTurnOf(page, 'red');
  await expect.poll(() => pliesOnPage(page)).toBe(4);
  await expectTrueBoard(page);
  expect(errors).toEqual([]);
});
