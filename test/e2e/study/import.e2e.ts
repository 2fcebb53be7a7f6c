import { expect, type Page, test } from '@playwright/test';
import { writeSgf } from '../../../src/formats/text/writeSgf.ts';
import { readTable } from '../../../testkit/game/positions.ts';
import { bigTree } from '../../../testkit/study/bigTree.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { board, button, findings, status } from '../kit/boardPage.ts';
import { gameFiles } from '../kit/importDialog.ts';
import { openAt } from '../kit/screens/opening.ts';

const WTHOR = fromRoot('data', 'formats', 'WTH_1984.wtb');

const GAME = readTable('endgame.tsv')[0]?.[6] ?? '';

const openImport = async (page: Page): Promise<void> => {
  await openAt(page, './#study');
  await button(page, 'Import').click();
  await expect(page.getByRole('dialog', { name: 'Import' })).toBeVisible();
};

const paste = (page: Page) => page.getByRole('textbox', { name: 'Paste' });

test('invalid input is reported with its position, and the text stays', async ({ page }) => {
  await openImport(page);
  await paste(page).fill('f5 d6\nf5 d6 c9');
  await expect(page.getByText('Line 2, column 7: "c9" is neither a square nor a pass.')).toBeVisible();
  await expect(paste(page)).toHaveValue('f5 d6\nf5 d6 c9');
  await paste(page).fill('hello');
  await expect(page.getByRole('alert')).toContainText('neither a game nor a board');
  expect(await findings(page)).toEqual([]);
  await paste(page).fill('');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a game is picked from a WTHOR file by a search', async ({ page }) => {
  await openImport(page);
  await gameFiles(page).setInputFiles(WTHOR);
  await expect(page.getByText('587 games, WTHOR 1984')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search' }).fill('ralle torcia');
  const games = page.getByRole('list', { name: 'Games' }).getByRole('button');
  await expect(games.first()).toContainText('Ralle Paul against Torcia Eric');
  expect(await findings(page)).toEqual([]);
  await games.first().click();
  await expect(board(page)).toBeVisible();
  await expect(page.getByText('Torcia Eric').first()).toBeVisible();
});

test('reading a file of ten megabytes can be cancelled, or finished', async ({ page }) => {
  const games = Math.ceil(10_000_000 / (GAME.length + 1));
  const file = { name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from(`${GAME}\n`.repeat(games)) };
  await openImport(page);
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await gameFiles(page).setInputFiles(file);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await gameFiles(page).setInputFiles(file);
  await expect(page.getByText(`${games.toLocaleString('en')} games`)).toBeVisible({ timeout: 120_000 });
});

/** CPU time of the page's main thread, in seconds, independent of the machine's load. */
const threadTime = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
};

test('rendering a file with 100,000 moves costs little more than one with 1,000', async ({ browser }) => {
  const costs: number[] = [];
  for (const moves of [1_000, 100_000]) {
    const page = await browser.newPage();
    await openImport(page);
    const text = writeSgf({ tree: bigTree(moves, 3) });
    await gameFiles(page).setInputFiles({
      name: 'large.sgf',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await expect(button(page, 'Open')).toBeVisible();
    const spent = await threadTime(page);
    const before = await spent();
    await button(page, 'Open').click();
    await expect(page.locator('.moves-list .move').first()).toBeVisible();
    costs.push((await spent()) - before);
    expect(await page.locator('*').count()).toBeLessThan(2_500);
    await page.close();
  }
  const [small = 0, large] = costs;
  expect(large).toBeLessThan(3 * small);
});

test.describe('on a phone by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a pasted game is opened', async ({ page }) => {
    await openAt(page, './#study');
    await button(page, 'Import').tap();
    await paste(page).fill('f5d6c3');
    await expect(page.getByText('3 moves')).toBeVisible();
    await button(page, 'Open').tap();
    await expect(status(page)).toContainText('Move 3 of 3');
  });
});
