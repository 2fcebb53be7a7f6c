import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { WHITE_WINS } from '../../../testkit/ui/matches.ts';
import {
  board,
  button,
  cell,
  openMenu,
  presetSettings,
  pressTool,
  QUICK,
  startButton,
  status,
} from '../kit/boardPage.ts';

/** Pastes as the keyboard does, wherever the focus is. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate(pasted => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    (document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('a tournament player pastes a game, steps through it, evaluates it, trains from a drawn opening and exports the game', async ({
  page,
}) => {
  await presetSettings(page, { ...QUICK, tips: false });
  await openMenu(page);
  await paste(page, WHITE_WINS);
  await expect(page.getByRole('dialog', { name: 'Import' })).toContainText('Othello 8x8');
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await expect(status(page)).toContainText(/^Start|Move \d+ of \d+/);
  await page.keyboard.press('Home');
  await expect(cell(page, 'f5')).toHaveAccessibleName(/^f5, empty, legal/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('v');
  await expect(cell(page, 'd6')).toHaveAccessibleName(/^d6, empty, legal, flips 1, (next move, )?.*[+−]?\d/);
  await page.getByRole('tab', { name: 'Openings' }).click();
  await expect(page.getByRole('table', { name: /./ }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Graph' }).click();
  await expect(button(page, 'Look back')).toBeVisible();

  await pressTool(page, 'Export');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('GGF');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\(;GM\[Othello\]/);
  await page.keyboard.press('Escape');

  await pressTool(page, 'Menu');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('XOT');
  await page.getByRole('slider', { name: 'Level' }).press('End');
  await startButton(page).click();
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Moves' }).getByRole('listitem')).not.toHaveCount(0);
});
