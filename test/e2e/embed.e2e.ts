import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';

const openExample = async (page: Page): Promise<void> => {
  await page.goto('./embed/example.html');
  await expect(board(page, 'game').getByRole('grid', { name: 'Board' })).toBeVisible();
};

const board = (page: Page, id: string): Locator => page.locator(`flipside-board#${id}`);
const square = (at: Locator, name: string | RegExp): Locator => at.getByRole('gridcell', { name });
const press = (at: Locator, name: string): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();

test('an embedded board is operated by keyboard alone and by its buttons, and announces what happens', async ({
  page,
}) => {
  await openExample(page);
  const game = board(page, 'game');
  await game.locator('xpath=preceding-sibling::pre[1]').focus();
  await page.keyboard.press('Tab');
  await expect(square(game, 'a1, empty')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(square(game, /^b2/)).toBeFocused();
  await page.keyboard.press('End');
  await expect(square(game, /^h2/)).toBeFocused();
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
  const slider = game.getByRole('slider', { name: 'Move' });
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '7 of 60');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0 of 60');

  await press(game, 'Last');
  await expect(game.getByText('The game is over.')).toBeVisible();
  await expect(game.getByRole('button', { name: 'Forward' })).toBeDisabled();
  await press(game, 'First');
  await expect(game.getByText('The start of the game. Black 2, White 2. Black to move.')).toBeVisible();
  await press(game, 'Forward');
  await expect(game.getByText('Black f5, 1 disc flipped. Black 4, White 1. White to move.')).toBeVisible();
});

test('changing an attribute changes the board, and an invalid value is reported in its place', async ({
  page,
}) => {
  await openExample(page);
  const mistake = board(page, 'mistake');
  await mistake.scrollIntoViewIfNeeded();
  await expect(mistake.getByText('These are not moves: "f5d6z9". Write them like f5d6c3.')).toBeVisible();
  await mistake.evaluate(element => element.setAttribute('transcript', 'f5d6'));
  await expect(square(mistake, 'd6, white, last move')).toBeVisible();
  await mistake.evaluate(element => element.setAttribute('theme', 'pink'));
  await expect(mistake.getByText('There is no theme called "pink". Try: classic, felt')).toBeVisible();
  await mistake.evaluate(element => element.setAttribute('theme', 'colorVision'));
  await expect(square(mistake, 'd6, orange, last move')).toBeVisible();
});

test('the gallery shows the code of each board above it, and only the intended mistake is reported', async ({
  page,
}) => {
  await openExample(page);
  const boards = page.locator('flipside-board');
  for (const one of await boards.all()) {
    await one.scrollIntoViewIfNeeded();
    const isMistake = (await one.getAttribute('id')) === 'mistake';
    await expect(one.getByRole('grid')).toHaveCount(isMistake ? 0 : 1);
    const [code, attributes] = await one.evaluate(element => [
      element.previousElementSibling?.textContent ?? '',
      [...element.attributes].map(({ name, value }) => (value === '' ? ` ${name}` : ` ${name}="${value}"`)),
    ]);
    const written = attributes.filter(text => !/^ (id|ply)=/.test(text));
    expect(written.filter(text => !code.includes(text))).toEqual([]);
  }
});

test('the texts follow the language of the surrounding page', async ({ page }) => {
  await openExample(page);
  const four = board(page, 'four');
  await four.scrollIntoViewIfNeeded();
  await expect(four.getByRole('button', { name: '最初' })).toBeVisible();
  await expect(four.getByRole('gridcell')).toHaveCount(42);
});

test('axe finds nothing in the example page', async ({ page }) => {
  await openExample(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test.describe('on a page of another site', () => {
  let server: Server;
  test.beforeAll(({ baseURL }) => {
    const page = `<!doctype html><html lang="en"><title>A blog</title>
      <script type="module" src="${baseURL}/embed/flipside-board.js"></script>
      <flipside-board id="game" transcript="f5d6c3" values></flipside-board></html>`;
    server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(page)).listen(
      0,
    );
  });
  test.afterAll(() => void server.close());

  test('the board works with its values', async ({ page }) => {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const game = board(page, 'game');
    await expect(square(game, /legal, flips \d+, [+−]?\d+$/).first()).toBeVisible();
  });
});
