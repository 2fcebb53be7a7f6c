import { expect, test } from '@playwright/test';
import { matchOf } from '../../../testkit/ui/matches.ts';
import {
  board,
  button,
  cell,
  findings,
  presetMatch,
  presetSettings,
  pressTool,
  QUICK,
  status,
} from '../kit/boardPage.ts';

const studies = 'Your studies';

test('the analysis board has an address, and what was tried there is found in Study again', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  await page.goto('./#analysis');
  await expect(board(page)).toBeVisible();
  await page.reload();
  await expect(status(page)).toContainText('Black to move');
  await cell(page, 'f5').click();
  await expect(page).toHaveURL(url => url.hash === '');
  await page.reload();
  await expect(cell(page, 'f5')).toHaveAccessibleName(/^f5, black/);
  await pressTool(page, 'Menu');
  await page.getByRole('link', { name: 'Study' }).click();
  const list = page.getByRole('region', { name: studies });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('1 move');
  expect(await findings(page)).toEqual([]);
  await list.getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await list.getByRole('button', { name: 'Undo delete' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'Open' }).click();
  await expect(cell(page, 'f5')).toHaveAccessibleName(/^f5, black/);
});

test('Forward onto a study opens that study, not the latest game', async ({ page }) => {
  await presetSettings(page, QUICK);
  await presetMatch(page, { ...matchOf('f5d6'), id: 'open' });
  await page.goto('./#study');
  await page.getByRole('link', { name: 'Analysis board' }).click();
  await cell(page, 'c4').click();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Study' })).toBeVisible();
  await page.goForward();
  await expect(cell(page, 'c4')).toHaveAccessibleName(/^c4, black/);
  await expect(button(page, 'Leave study')).toBeVisible();
});
