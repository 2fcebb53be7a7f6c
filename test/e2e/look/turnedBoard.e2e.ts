import { expect, type Page, test } from '@playwright/test';
import { board, cell, isTurnOf, presetSettings, QUICK, startGame } from '../kit/boardPage.ts';

/** The center of a square, as shares of the board's width and height. */
const middleOf = async (page: Page, square: string) => {
  const [whole, own] = await Promise.all([board(page).boundingBox(), cell(page, square).boundingBox()]);
  if (whole === null || own === null) throw new Error(`${square} is not on the page`);
  return {
    across: (own.x + own.width / 2 - whole.x) / whole.width,
    down: (own.y + own.height / 2 - whole.y) / whole.height,
  };
};

test('a board is rotated during a game, played in its visual order, and still rotated after a reload', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  await startGame(page);
  await isTurnOf(page, 'black');
  await cell(page, 'd3').focus();
  await page.keyboard.press('Alt+r');
  await expect(page.locator('.announcer').first()).toContainText('a1 is now in the upper right corner.');
  const a1 = await middleOf(page, 'a1');
  expect(a1.across).toBeGreaterThan(0.9);
  expect(a1.down).toBeLessThan(0.1);
  await expect(cell(page, 'd3')).toBeFocused();

  // d3 is now in the sixth column from the left and the fourth row: pressing there plays it.
  const grid = await board(page).boundingBox();
  if (grid === null) throw new Error('no board');
  await page.mouse.click(grid.x + (5.5 / 8) * grid.width, grid.y + (3.5 / 8) * grid.height);
  await expect(cell(page, 'd3')).toHaveAccessibleName(/^d3, black/);
  await isTurnOf(page, 'black');

  await page.reload();
  await isTurnOf(page, 'black');
  await expect(cell(page, 'd3')).toHaveAccessibleName(/^d3, black/);
  expect((await middleOf(page, 'a1')).across).toBeGreaterThan(0.9);
});
