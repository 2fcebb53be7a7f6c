import { expect, type Page, test } from '@playwright/test';
import {
  button,
  cell,
  collectErrors,
  column,
  expectTrueBoard,
  isPainted,
  isTurnOf,
  legalCells,
  openGame,
  paintedColor,
  presetSettings,
  QUICK,
} from '../kit/boardPage.ts';
import { withoutWebGl } from '../kit/withoutWebGl.ts';

const moving = (page: Page) => page.locator('.drawn-board.moving');
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const boards = (page: Page) => page.locator('.drawn-board');

/** The drawing's running animations. */
const movements = (page: Page): Promise<number> =>
  moving(page).evaluate(board => board.getAnimations({ subtree: true }).length);

test.describe('without WebGL', () => {
  test.beforeEach(({ context }) => withoutWebGl(context));

  test('a notice about the simpler picture appears once', async ({ page }) => {
    const said = notices(page).getByText('This browser has no WebGL');
    await page.goto('./');
    await expect(said).toBeVisible();
    await page.reload();
    await expect(moving(page)).toBeVisible();
    await expect(said).toHaveCount(0);
  });

  test('every place opens, and shows its board if it has one', async ({ page }) => {
    const errors = collectErrors(page);
    await presetSettings(page, QUICK);
    for (const address of [
      './',
      './#editor',
      './#study',
      './#library',
      './#puzzles',
      './#openings',
      './#you',
    ]) {
      await page.goto(address);
      // A change of the fragment alone does not reload the page.
      await page.reload();
      await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible();
      await expect(moving(page)).toBeVisible({ visible: ['./', './#editor'].includes(address) });
    }
    await page.goto('./');
    await button(page, 'Colors').click();
    await expect(moving(page)).toBeVisible();
    await button(page, 'Cancel').click();
    expect(errors).toEqual([]);
  });

  test('discs appear and flip, and come to rest', async ({ page }) => {
    await presetSettings(page, { ...QUICK, animation: 'slow', side: 'both' });
    await page.goto('./?game=othello&you=both');
    await expect(moving(page)).toBeVisible();
    await cell(page, 'f5').click();
    expect(await movements(page)).toBeGreaterThan(0);
    await isTurnOf(page, 'white');
    await expect.poll(() => movements(page)).toBe(0);
    await expectTrueBoard(page);
  });

  test('a disc of Connect Four falls', async ({ page }) => {
    await presetSettings(page, { ...QUICK, animation: 'slow' });
    await page.goto('./?game=connect4&you=both');
    await expect(moving(page)).toBeVisible();
    await column(page, 4).click();
    expect(await movements(page)).toBeGreaterThan(0);
    await isTurnOf(page, 'yellow');
    await expectTrueBoard(page);
  });

  test('chosen colors are drawn exactly', async ({ page }) => {
    await presetSettings(page, { ...QUICK, theme: 'classic', material: 'flat' });
    await page.goto('./?game=othello&you=both');
    await expect(moving(page)).toBeVisible();
    expect(await paintedColor(page, 'd5')).toEqual([0, 0, 0]);
    expect(await paintedColor(page, 'e5')).toEqual([255, 255, 255]);
  });
});

/** Simulates a graphics driver that loses the context, or restores it. */
const tellCanvas = (page: Page, what: 'loseContext' | 'restoreContext'): Promise<void> =>
  page.evaluate(name => {
    const kept = globalThis as { lost?: WEBGL_lose_context | null };
    kept.lost ??=
      document.querySelector('canvas')?.getContext('webgl')?.getExtension('WEBGL_lose_context') ?? null;
    kept.lost?.[name]();
  }, what);

test('while the graphics context is lost a drawing shows the game, and after three losses it stays', async ({
  page,
}) => {
  await presetSettings(page, { ...QUICK, side: 'both' });
  await openGame(page, 'game=othello&you=both');
  for (const isLast of [false, false, true]) {
    await tellCanvas(page, 'loseContext');
    await expect(boards(page)).toHaveCount(1, { timeout: 1000 });
    await legalCells(page).first().click();
    await expectTrueBoard(page);
    if (isLast) break;
    await tellCanvas(page, 'restoreContext');
    await isPainted(page);
    await expect(page.locator('body > canvas')).toBeVisible();
  }
  await expect(notices(page).getByText('The graphics of this device stopped several times')).toBeVisible();
  await expect(button(page, 'Reload')).toBeVisible();
  await expect(page.locator('body > canvas')).toHaveCount(0);
});
