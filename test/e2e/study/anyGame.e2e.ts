import { expect, type Page, test } from '@playwright/test';
import {
  board,
  button,
  collectErrors,
  legalCells,
  openGame,
  presetSettings,
  pressTool,
  QUICK,
  status,
} from '../kit/boardPage.ts';

const VALUED = /, empty, legal, (flips \d+, )?([+\u2212]\d+|0)$/;

/** Waits until the engine has valued every legal move. */
const isValued = async (page: Page): Promise<void> => {
  const legal = await legalCells(page).count();
  expect(legal).toBeGreaterThan(0);
  await expect(board(page).getByRole('gridcell', { name: VALUED })).toHaveCount(legal);
};

const GAMES: Readonly<Record<string, { readonly address: string; readonly settings?: object }>> = {
  XOT: { address: 'game=xot&you=both' },
  'the octagon': { address: 'game=octagon&you=both' },
  'the free centre': { address: 'game=reversi&you=both' },
  'Anti-Othello': { address: 'game=anti&size=6x6&you=both' },
  'a game with corners given': {
    address: 'game=othello&you=black&level=1',
    settings: { headStart: { color: 'black', kind: 'corners', count: 2 } },
  },
  'a game with extra discs': {
    address: 'game=othello&you=both',
    settings: { headStart: { color: 'white', kind: 'discs', count: 5 } },
  },
};

for (const [name, { address, settings = {} }] of Object.entries(GAMES))
  test(`${name} is analyzed: a copy opens, and every legal move has a value there`, async ({ page }) => {
    const errors = collectErrors(page);
    await presetSettings(page, { ...QUICK, ...settings });
    await openGame(page, address);
    await legalCells(page).first().click();
    await expect(status(page)).toContainText(/to move|Your turn/);
    await page.keyboard.press('v');
    await page.keyboard.press('i');
    await expect(button(page, 'Back to the game')).toBeVisible();
    await isValued(page);
    // An idle engine leaves a slow machine to the page.
    await page.keyboard.press('v');
    await page.getByRole('tab', { name: 'Moves' }).click();
    await pressTool(page, 'Back to the game');
    await expect(button(page, 'Undo')).toBeVisible();
    expect(errors).toEqual([]);
  });
