import { expect, test } from '@playwright/test';
import { gameOf } from '../../../testkit/ui/matches.ts';
import {
  button,
  column,
  findings,
  pliesOnPage,
  presetMatch,
  presetSettings,
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
