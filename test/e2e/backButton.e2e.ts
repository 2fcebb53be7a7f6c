import { expect, type Page, test } from '@playwright/test';
import { board, button, cell, openMenu, presetSettings, QUICK, startButton } from './kit/boardPage.ts';

test.use({ viewport: { width: 360, height: 640 } });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const isOnMenu = (page: Page): Promise<void> => expect(startButton(page)).toBeVisible();

test('Back closes dialogs and sheets one by one before it navigates, and Forward reopens none', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  await openMenu(page);
  await button(page, 'Online').click();
  await expect(dialog(page, 'Online')).toBeVisible();
  await page.goBack();
  await expect(dialog(page, 'Online')).toBeHidden();
  await isOnMenu(page);
  await button(page, 'Play').click();
  await cell(page, 'f5').click();
  const moves = page.getByRole('list', { name: 'Moves' });
  await button(page, 'Moves').click();
  await expect(moves).toBeVisible();
  await page.goBack();
  await expect(moves).toBeHidden();
  await button(page, 'New game').click();
  await expect(dialog(page, 'New game?')).toBeVisible();
  await page.goBack();
  await expect(dialog(page, 'New game?')).toBeHidden();
  await expect(cell(page, 'f5')).toHaveAccessibleName(/^f5, (black|white)/);
  await page.evaluate(() => history.forward());
  await expect(board(page)).toBeVisible();
  await expect(dialog(page, 'New game?')).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({ screen: 'board', layers: 0 });

  await button(page, 'New game').click();
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(dialog(page, 'New game?')).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({ screen: 'board', layers: 0 });
  await page.goBack();
  await isOnMenu(page);
});
