import { expect, type Page, test } from '@playwright/test';
import { button, cell, isPainted, presetSettings, QUICK } from './kit/boardPage.ts';

const openEditor = async (page: Page): Promise<void> => {
  await presetSettings(page, QUICK);
  await page.goto('./#editor');
  await expect(page.getByRole('heading', { name: 'Editor' })).toBeAttached();
  await isPainted(page);
};

const text = (page: Page) => page.getByRole('textbox', { name: 'Position as text' });
const tool = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'A press puts' }).getByRole('radio', { name, exact: true });

test('dragging the mouse places discs, and the text of the position follows', async ({ page }) => {
  await openEditor(page);
  await button(page, 'Clear').click();
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
  await tool(page, 'In turn').check();
  for (const square of ['c2', 'c3']) await cell(page, square).click();
  await expect(text(page)).toHaveValue('-----OX--OX----- X');
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('touches set up a position, and dragging over the board places discs without scrolling', async ({
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
