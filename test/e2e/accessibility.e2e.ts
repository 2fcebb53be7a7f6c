import { expect } from '@playwright/test';
import { column, findings, openMenu, presetSettings, QUICK, RESULT, startButton } from './kit/boardPage.ts';
import { test } from './kit/unpainted.ts';

test.use({ colorScheme: 'light' });

test('in light appearance axe finds nothing on the menu and with the result', { tag: '@quick' }, async ({
  page,
}) => {
  await presetSettings(page, { ...QUICK, game: 'connect4', side: 'both' });
  await openMenu(page);
  expect(await findings(page)).toEqual([]);
  await startButton(page).click();
  for (const number of [1, 2, 1, 2, 1, 2, 1]) await column(page, number).click();
  await expect(page.getByRole('dialog', { name: RESULT })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
