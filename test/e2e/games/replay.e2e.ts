import { expect, type Page, test } from '@playwright/test';
import type { WireAnswer, WireRecord } from '../../../src/net/contract/records.ts';
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

/** The games of the person who had White. */
const OWN_GAMES: WireAnswer<'games'> = {
  matches: [
    {
      id: RECORD.id,
      code: 'KTXRAM',
      setup: RECORD.setup,
      you: 'white',
      players: RECORD.players,
      started: 1,
      finished: 2,
      result: RECORD.result,
    },
  ],
};

const START = 'Replay: start of 6 moves';
const after = (move: number): string => `Replay: move ${move} of 6`;

/** Opens the link to the match as the player of White. */
const openReplay = async (page: Page, settings: object = { sound: false }): Promise<void> => {
  await presetSettings(page, settings);
  await page.addInitScript(() => localStorage.setItem('flipside.identity', 'i'.repeat(22)));
  await page.route('**/api/matches/*', route => route.fulfill({ json: RECORD }));
  await page.route('**/api/games', route => route.fulfill({ json: OWN_GAMES }));
  await page.goto('./?match=m1');
  await isPainted(page);
  await expect(status(page)).toHaveText(START);
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
])
  test(`by mouse, a replay plays, pauses and goes to any move at ${viewport.width}x${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openReplay(page);
    await expect(page.getByRole('group', { name: /^White, You/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'You against Anna' })).toContainText(
      'You win by resignation.',
    );
    expect(await findings(page)).toEqual([]);
    await button(page, 'Play').click();
    await expect(cell(page, 'd6')).toHaveAccessibleName(/white, last move/);
    await button(page, 'Pause').click();
    expect(await findings(page)).toEqual([]);
    await button(page, 'Last').click();
    await expect(status(page)).toHaveText(after(6));
    await button(page, 'Back').click();
    await expect(status(page)).toHaveText(after(5));
    const slider = page.getByRole('slider', { name: 'Move' });
    const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    await slider.click({ position: { x: width / 2, y: height / 2 } });
    await expect(status(page)).toHaveText(after(3));
    const isSheet = await button(page, 'Moves').isVisible();
    if (isSheet) await button(page, 'Moves').click();
    await page.getByRole('list', { name: 'Moves' }).getByRole('button', { name: 'c3' }).click();
    if (isSheet) await button(page, 'Close').click();
    await expect(status(page)).toHaveText(after(3));
    await button(page, 'First').click();
    await expect(status(page)).toHaveText(START);
  });

test('by keyboard, a replay steps, plays and pauses, and every key is in the list', async ({ page }) => {
  await openReplay(page);
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

test('a replay plays on to its end by itself, and then from the beginning again', async ({ page }) => {
  await openReplay(page, { sound: false, animation: 'off' });
  await button(page, 'Play').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(status(page)).toHaveText(after(6));
  await button(page, 'Play').click();
  await expect(status(page)).toHaveText(after(1));
});
