import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { fromRoot } from '../../tools/paths.ts';

/** Opens a third-party page that embeds these elements. */
const openPage = async (
  page: Page,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Locator> => {
  await page.route('**/somebody.html', route =>
    route.fulfill({
      contentType: 'text/html',
      headers,
      body: `<!doctype html><html lang="en"><title>Somebody</title><script type="module" src="./embed/flipside-board.js"></script>${body}</html>`,
    }),
  );
  await page.goto('./somebody.html');
  await expect(page.locator('flipside-board').first().getByRole('grid')).toBeVisible();
  return page.locator('flipside-board').first();
};

const square = (board: Locator, name: string | RegExp): Locator => board.getByRole('gridcell', { name });

/** Records a board's events, and returns those since the last call. */
const listen = (board: Locator): Promise<void> =>
  board.evaluate(element => {
    const events: unknown[] = [];
    Object.assign(element, { events });
    for (const name of ['move', 'plychange', 'end', 'select'])
      element.addEventListener(name, event => events.push([name, (event as CustomEvent).detail]));
  });
const heard = (board: Locator): Promise<(readonly [string, unknown])[]> =>
  board.evaluate(element =>
    (element as unknown as { events: (readonly [string, unknown])[] }).events.splice(0),
  );

test('a person plays on the board by mouse and keyboard, and the page receives events', async ({ page }) => {
  const board = await openPage(page, '<flipside-board playable="both"></flipside-board>');
  await listen(board);
  await square(board, /^f5, empty, legal/).click();
  await expect(square(board, 'f5, black, last move')).toBeVisible();
  expect(await heard(board)).toEqual([
    ['select', { square: 'f5' }],
    ['move', { move: 'f5', color: 'black', ply: 1, by: 'person' }],
    ['plychange', { ply: 1 }],
  ]);
  await square(board, /^d6, empty, legal/).focus();
  await page.keyboard.press('Enter');
  await expect(board).toHaveJSProperty('line', 'f5d6');
  await heard(board);
  await square(board, /^a1/).click();
  expect(await heard(board)).toEqual([['select', { square: 'a1' }]]);
});

test('a game of Connect Four is played by its columns', async ({ page }) => {
  const board = await openPage(page, '<flipside-board game="connect4" playable="both"></flipside-board>');
  for (let disc = 0; disc < 2; disc++) await board.locator('[data-square="3"]').click();
  await expect(board).toHaveJSProperty('line', '44');
});

test('a record shows its variations and comments', async ({ page }) => {
  const sgf = '(;GM[2]SZ[8];B[f5]C[The usual start](;W[d6];B[c3])(;W[f6]C[Diagonal]))';
  const board = await openPage(page, `<flipside-board record="${sgf}" ply="1" list></flipside-board>`);
  await expect(board.locator('p.comment')).toHaveText('The usual start');
  await expect(board.locator('.list')).toContainText('Diagonal');
});

test('the moves play automatically until paused', async ({ page }) => {
  const board = await openPage(
    page,
    '<flipside-board transcript="f5d6c3d3c4" ply="0" autoplay="100"></flipside-board>',
  );
  await expect(board).toHaveAttribute('ply', '5');
  await board.evaluate(element => element.setAttribute('autoplay', '600000'));
  await board.getByRole('button', { name: 'Play' }).click();
  await expect(board).toHaveAttribute('ply', '0');
  await board.getByRole('button', { name: 'Pause' }).click();
  await expect(board.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a style sheet changes every color and size, and slots accept other texts and controls', async ({
  page,
}) => {
  const board = await openPage(
    page,
    `<style>flipside-board { --flipside-dark-squares: #123456; --flipside-size: 240px } flipside-board::part(board) { outline: 2px solid red }</style>
     <flipside-board><p slot="caption">My caption</p></flipside-board>`,
  );
  const caption = await board.evaluate(element =>
    [...(element.shadowRoot?.querySelectorAll('slot') ?? [])].flatMap(slot =>
      slot.assignedElements().map(({ textContent }) => textContent),
    ),
  );
  expect(caption).toEqual(['My caption']);
  expect(await board.evaluate(element => element.getBoundingClientRect().width)).toBe(240);
  const fill = await board.evaluate(element => {
    const rect = element.shadowRoot?.querySelectorAll('svg rect')[1];
    return rect && getComputedStyle(rect).fill;
  });
  expect(fill).toBe('rgb(18, 52, 86)');
});

test('of a hundred boards only the visible ones are drawn, and the others when they scroll into view', async ({
  page,
}) => {
  await openPage(page, '<flipside-board transcript="f5d6c3"></flipside-board>'.repeat(100));
  const drawn = () => page.locator('flipside-board').getByRole('grid').count();
  expect(await drawn()).toBeLessThan(10);
  await page.locator('flipside-board').last().scrollIntoViewIfNeeded();
  await expect(page.locator('flipside-board').last().getByRole('grid')).toBeVisible();
});

test('the security policy in the guide suffices for board, values and opponent', async ({ page }) => {
  const guide = readFileSync(fromRoot('docs', 'EMBED.md'), 'utf8');
  const policy = /^Content-Security-Policy: (.+)$/m.exec(guide)?.[1] ?? '';
  const blocked: string[] = [];
  page.on('console', message => {
    if (/Content.Security.Policy/.test(message.text())) blocked.push(message.text());
  });
  const board = await openPage(
    page,
    '<flipside-board playable="black" opponent="flipside 2" values></flipside-board>',
    { 'Content-Security-Policy': policy },
  );
  await expect(square(board, /legal, flips \d+, [+−]?\d+$/).first()).toBeVisible();
  await square(board, /^f5, empty, legal/).click();
  await expect(board).toHaveAttribute('ply', '2');
  expect(policy).toContain('worker-src');
  expect(blocked).toEqual([]);
});
