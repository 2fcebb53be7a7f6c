import { expect, type Locator, type Page } from '@playwright/test';
import { seasonOf } from '../../../testkit/store/season.ts';
import { button } from './boardPage.ts';

const NOW = Date.UTC(2026, 10, 23);

/** The import preview of a file or another device's data, before and after the import. */
export const taking = (page: Page): Locator => page.getByRole('dialog', { name: 'Bring in your data' });
/** The dialog that hands data to another device. */
export const sending = (page: Page): Locator => page.getByRole('dialog', { name: 'To another device' });

/** Opens the import preview of a file, on `You`. */
export const bringIn = async (page: Page, text: string): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Bring in a file').click();
  await (await choosing).setFiles({
    name: 'everything.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
};

/** Imports the previewed data, and closes the dialog. */
export const take = async (page: Page): Promise<void> => {
  await taking(page).getByRole('button', { name: 'Bring in', exact: true }).click();
  await expect(taking(page)).toContainText('Library and studies: done');
  await taking(page).locator('.answers').getByRole('button', { name: 'Close' }).click();
};

/** Imports some months of games and puzzles on `You`, into an empty browser. */
export const bringSeason = async (page: Page): Promise<void> => {
  await bringIn(page, seasonOf(NOW));
  await take(page);
  await hasSeason(page);
};

export const hasSeason = async (page: Page): Promise<void> => {
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('90 games');
  await expect(page.getByRole('region', { name: 'Othello: levels and characters' })).toContainText(
    '8 of 20 beaten',
  );
};
