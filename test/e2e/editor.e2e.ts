import { expect, type Page, test } from '@playwright/test';
import {
  board,
  button,
  cell,
  cells,
  column,
  findings,
  isPainted,
  keptMatch,
  legalCells,
  nextTurn,
  presetSettings,
  pressTool,
  QUICK,
  RESULT,
  status,
} from './kit/boardPage.ts';

const openEditor = async (page: Page, settings: object = {}): Promise<void> => {
  await presetSettings(page, { ...QUICK, ...settings });
  await page.goto('./#editor');
  await expect(page.getByRole('heading', { name: 'Editor' })).toBeAttached();
  await isPainted(page);
};

const text = (page: Page) => page.getByRole('textbox', { name: 'Position as text' });
const tool = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'A press puts' }).getByRole('radio', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Play from this position' });

/** Chooses who plays, and begins. */
const playFrom = async (page: Page, side: string, opponent?: string): Promise<void> => {
  await button(page, 'Play').click();
  await dialog(page).getByRole('radio', { name: side, exact: true }).check();
  if (opponent !== undefined) await dialog(page).getByLabel('Opponent').selectOption({ label: opponent });
  await dialog(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
};

const playToTheEnd = async (page: Page): Promise<void> => {
  while (await nextTurn(page)) await legalCells(page).first().click();
  await expect(page.getByRole('dialog', { name: RESULT })).toBeVisible();
};

test('a position set up by mouse is played against a computer to its end', async ({ page }) => {
  await openEditor(page, { side: 'black' });
  await button(page, 'Clear').click();
  await expect(page.getByText('There are no discs on the board yet.')).toBeVisible();
  await expect(button(page, 'Play')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Play')).toHaveAccessibleDescription('There are no discs on the board yet.');
  await page.getByLabel('Columns').selectOption('4');
  await page.getByLabel('Rows').selectOption('4');
  await tool(page, 'White').check();
  const [from, to] = [await cell(page, 'b2').boundingBox(), await cell(page, 'b3').boundingBox()];
  if (from === null || to === null) throw new Error('no squares');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('All discs have one color')).toBeVisible();
  await tool(page, 'In turn').check();
  await cell(page, 'c2').click();
  await expect(cell(page, 'c2')).toHaveAccessibleName('c2, black');
  await cell(page, 'c3').click();
  await expect(text(page)).toHaveValue('-----OX--OX----- X');
  await playFrom(page, 'Black', 'Lennie');
  await expect(legalCells(page)).not.toHaveCount(0);
  expect((await keptMatch(page)).setup.start).toBeDefined();
  await playToTheEnd(page);
  await button(page, 'Close').click();
  await pressTool(page, 'Edit position');
  await expect(text(page)).toHaveValue(/^[XO-]{16} [XO]$/);
});

test('with the keyboard alone a position is set up, played by two people, and taken back', async ({
  page,
}) => {
  await openEditor(page);
  await cells(page).first().focus();
  for (const key of ['b', 'ArrowRight', 'w', 'ArrowRight', 'w', 'End', 'b', 'Delete'])
    await page.keyboard.press(key);
  await expect(cell(page, 'a1')).toHaveAccessibleName('a1, black');
  await expect(cell(page, 'c1')).toHaveAccessibleName('c1, white');
  await expect(cell(page, 'h1')).toHaveAccessibleName('h1, empty');
  await page.keyboard.press('Space');
  await expect(cell(page, 'h1')).toHaveAccessibleName('h1, black');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'h1')).toHaveAccessibleName('h1, empty');
  await page.keyboard.press('Control+y');
  await expect(cell(page, 'h1')).toHaveAccessibleName('h1, black');
  await button(page, 'Play').focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('radio', { name: 'Two players' }).focus();
  await page.keyboard.press('Space');
  await dialog(page).getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Enter');
  await cell(page, 'd1').focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'b1')).toHaveAccessibleName(/^b1, black/);
  await page.keyboard.press('u');
  await expect(cell(page, 'b1')).toHaveAccessibleName('b1, white');
});

test('a position is analyzed, kept over a reload, and led back to', async ({ page }) => {
  await openEditor(page);
  await cell(page, 'f5').click();
  await button(page, 'Analyze').click();
  await expect(status(page)).toContainText('Black to move');
  await page.getByRole('switch', { name: 'Engine' }).check();
  await expect(page.getByRole('list', { name: 'Best moves' }).getByRole('listitem')).not.toHaveCount(0);
  await page.reload();
  await isPainted(page);
  await expect(cell(page, 'f5')).toHaveAccessibleName(/^f5, black/);
  await page.goto('./#editor');
  await expect(cell(page, 'f5')).toHaveAccessibleName('f5, black');
  expect(await findings(page)).toEqual([]);
});

test('a position is shared by a link that opens it in a study', async ({ page }) => {
  await openEditor(page);
  await cell(page, 'c3').click();
  await button(page, 'Share').click();
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(cell(page, 'c3')).toHaveAccessibleName(/^c3, black/);
});

test('text is pasted, and text that is no position is explained and mended', async ({ page }) => {
  await openEditor(page);
  const position = '---------------------------OX------XO--------------------------X O';
  await text(page).fill(position);
  await expect(cell(page, 'h8')).toHaveAccessibleName('h8, black');
  await expect(page.getByRole('radio', { name: 'White', checked: true })).not.toHaveCount(0);
  await text(page).fill('---?');
  await expect(text(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(text(page)).toHaveAccessibleDescription('Line 1, sign 4: “?” is no disc and no empty square.');
  await expect(cell(page, 'h8')).toHaveAccessibleName('h8, black');
  await button(page, 'Undo').click();
  await expect(text(page)).not.toHaveAttribute('aria-invalid');
  await expect(cell(page, 'h8')).toHaveAccessibleName('h8, empty');
  await text(page).fill('XO XO');
  await expect(text(page)).toHaveAccessibleDescription('There are 4 signs. This board has 64 squares.');
});

test('a position is rotated, mirrored, given the other colors, and taken back step by step', async ({
  page,
}) => {
  await openEditor(page);
  await text(page).fill(`X${'-'.repeat(26)}OX------XO${'-'.repeat(26)}O X`);
  const discAt = (square: string, color: string) =>
    expect(cell(page, square)).toHaveAccessibleName(`${square}, ${color}`);
  await discAt('a1', 'black');
  await discAt('h8', 'white');
  await button(page, 'Rotate').click();
  await discAt('h1', 'black');
  await discAt('a8', 'white');
  await button(page, 'Mirror').click();
  await discAt('a1', 'black');
  await discAt('h8', 'white');
  await button(page, 'Swap colors').click();
  await discAt('a1', 'white');
  await expect(text(page)).toHaveValue(/ O$/);
  for (const square of ['a1', 'h1', 'a1']) {
    await button(page, 'Undo').click();
    await discAt(square, 'black');
  }
});

test('set-ups that no game comes to are explained', async ({ page }) => {
  await openEditor(page);
  const problem = page.locator('#editor-problem');
  const game = page.getByLabel('Game', { exact: true });
  await game.selectOption({ label: 'Connect Four' });
  await expect(page.getByText('By the number of discs, Red is to move.')).toBeVisible();
  await board(page)
    .getByRole('gridcell', { name: /^Column 4, row 3/ })
    .click();
  await expect(problem).toHaveText(/A disc floats/);
  await button(page, 'Clear').click();
  for (const number of [1, 2, 3, 4])
    await board(page)
      .getByRole('gridcell', { name: new RegExp(`^Column ${number}, row 1`) })
      .click();
  await expect(problem).toHaveText(/Red plays first, so Red has as many discs as Yellow or one more/);
  await button(page, 'Start position').click();
  await board(page)
    .getByRole('gridcell', { name: /^Column 4, row 1/ })
    .click();
  await expect(problem).toHaveText('');
  await playFrom(page, 'Two players');
  await column(page, 4).click();
  await expect(column(page, 4)).toHaveAccessibleName(/next free row 3/);
  await page.goto('./#editor');
  await game.selectOption({ label: 'Blocked squares' });
  await tool(page, 'Blocked').check();
  await cell(page, 'd4').click();
  await expect(problem).toHaveText('The four squares in the middle cannot be blocked.');
  await button(page, 'Undo').click();
  await cell(page, 'a1').click();
  await expect(cell(page, 'a1')).toHaveAccessibleName('a1, blocked');
  await expect(problem).toHaveText('');
});

test('a position in which the game is over is not played, but looked at and sent', async ({ page }) => {
  await openEditor(page);
  await text(page).fill(`${'X'.repeat(40)}${'O'.repeat(24)} X`);
  await expect(page.locator('#editor-problem')).toHaveText('The board is full, so this game is over.');
  await expect(button(page, 'Play')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Analyze').click();
  await expect(status(page)).toHaveText('Start · Black wins 40-24.');
  await page.reload();
  await expect(status(page)).toHaveText('Start · Black wins 40-24.');
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} appearance`, () => {
    test.use({ colorScheme });

    test('axe finds nothing in the editor and in the choice of players', async ({ page }) => {
      await openEditor(page);
      expect(await findings(page)).toEqual([]);
      await button(page, 'Clear').click();
      expect(await findings(page)).toEqual([]);
      await button(page, 'Start position').click();
      await button(page, 'Play').click();
      await expect(dialog(page)).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fingers set up a position, and one that is drawn over the board puts discs without scrolling', async ({
    page,
  }) => {
    await openEditor(page);
    await tool(page, 'White').tap();
    await cell(page, 'a1').tap();
    await expect(cell(page, 'a1')).toHaveAccessibleName('a1, white');
    const [from, to] = [await cell(page, 'a2').boundingBox(), await cell(page, 'd2').boundingBox()];
    if (from === null || to === null) throw new Error('no squares');
    const session = await page.context().newCDPSession(page);
    const y = from.y + from.height / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from.x + from.width / 2);
    for (let step = 1; step <= 6; step++)
      await touch('touchMove', from.x + from.width / 2 + ((to.x - from.x) * step) / 6);
    await touch('touchEnd', to.x);
    for (const name of ['a2', 'b2', 'c2', 'd2'])
      await expect(cell(page, name)).toHaveAccessibleName(`${name}, white`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await button(page, 'Analyze').tap();
    await expect(cell(page, 'd2')).toHaveAccessibleName(/^d2, white/);
  });
});
