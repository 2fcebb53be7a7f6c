import { expect, test } from '@playwright/test';

test('somebody who builds a page puts a board with values into it by a script and an element of one line each', async ({
  page,
  baseURL,
}) => {
  const host = new URL('./', baseURL).href;
  // A page of one's own, with nothing but the two lines that the guide shows.
  await page.route('**/club.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>My club</title>
        <script type="module" src="${host}embed/flipside-board.js"></script>
        <flipside-board transcript="f5d6c3d3c4" ply="2" values theme="walnut"></flipside-board></html>`,
    }),
  );
  await page.goto('./club.html');
  const board = page.locator('flipside-board');
  await expect(board.getByRole('gridcell', { name: 'd6, white, last move' })).toBeVisible();
  await expect(board.getByRole('gridcell', { name: /legal, flips \d+, [+−]?\d+$/ }).first()).toBeVisible();
  await board.getByRole('button', { name: 'Forward', exact: true }).click();
  await expect(board).toHaveAttribute('ply', '3');
  await page.evaluate(() => document.querySelector('flipside-board')?.setAttribute('ply', '0'));
  await expect(board.getByRole('gridcell', { name: 'f5, empty, legal, flips 1' })).toBeVisible();
});
