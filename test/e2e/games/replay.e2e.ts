import { expect, test } from '@playwright/test';
import type { WireRecord } from '../../../src/net/contract/records.ts';
import { board, button, cell, findings, isPainted, presetSettings, status } from '../kit/boardPage.ts';

const RECORD: WireRecord = {
  id: 'm1',
  setup: { game: 'othello', size: '8x8' },
  clock: { kind: 'none' },
  players: { black: 'Anna', white: 'Ben' },
  moves: 'f5d6c3d3c4f4',
  given: 0,
  started: 1,
  finished: 2,
  result: { winner: 'white', by: 'resignation' },
};

const START = 'Replay: start of 6 moves';
const after = (move: number): string => `Replay: move ${move} of 6`;

test('by keyboard, a replay steps, plays and pauses, and every key is in the list', async ({ page }) => {
  await presetSettings(page, { sound: false });
  await page.route('**/api/matches/*', route => route.fulfill({ json: RECORD }));
  await page.goto('./?match=m1');
  await isPainted(page);
  await expect(status(page)).toHaveText(START);
  await expect(button(page, 'Play')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toHaveText(after(2));
  await page.keyboard.press('ArrowLeft');
  await expect(status(page)).toHaveText(after(1));
  await page.keyboard.press('End');
  await expect(status(page)).toHaveText(after(6));
  await page.keyboard.press('Home');
  await expect(status(page)).toHaveText(START);
  await page.keyboard.press(' ');
  await expect(button(page, 'Pause')).toBeFocused();
  await expect(status(page)).toHaveText(after(2));
  await page.keyboard.press(' ');
  await expect(button(page, 'Play')).toBeFocused();

  await page.keyboard.press('Home');
  await board(page).getByRole('gridcell', { name: 'd3' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'e3')).toBeFocused();
  await expect(status(page)).toHaveText(START);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(status(page)).toHaveText(after(1));
  await expect(cell(page, 'e3')).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(status(page)).toHaveText(START);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByRole('row', { name: 'Play Space P' })).toBeVisible();
  await expect(keys.getByRole('row', { name: /^Forward Right arrow Alt\+Right arrow/ })).toBeVisible();
  await expect(keys.getByRole('row', { name: /^Last End/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
