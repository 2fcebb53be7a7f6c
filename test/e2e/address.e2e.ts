import { expect, type Page, test } from '@playwright/test';
import {
  button,
  collectErrors,
  column,
  expectTrueBoard,
  isTurnOf,
  keptMatch,
  legalCells,
  openGame,
  presetSettings,
  pressTool,
  QUICK,
} from './kit/boardPage.ts';

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries({ ...localStorage }).sort(), { ...sessionStorage }]));

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('group');

const LONG = 'z'.repeat(4000);
const HOSTILE = '<img src=x onerror=document.title=1>';

/** An address, the value named in the message, and what the message says is accepted. */
const REFUSED: readonly (readonly [string, string, string])[] = [
  ['game=chess', '"chess"', 'othello, reversi, anti, xot, octagon, blocked, connect4'],
  ['size=1x9', '"1x9"', 'whole numbers from 2 to 8'],
  ['you=green', '"green"', 'black, white, random, both, none'],
  ['opponent=flipside&level=13', '"13"', '1–12'],
  ['start=closed', '"closed"', 'start=open'],
  ['size=7x4&size=6x6', '"7x4, 6x6"', 'Keep one'],
  [`size=${LONG}`, `"${'z'.repeat(24)}…"`, 'whole numbers from 2 to 8'],
  [`opponent=${encodeURIComponent(HOSTILE)}`, `"${HOSTILE.slice(0, 24)}…"`, 'lennie'],
  ['you=%00%E2%80%AE%FF%20black%0A%0Awhite', 'black white', 'random'],
];

test('a refused address opens the menu, says why in one sentence and changes nothing', async ({ page }) => {
  test.slow();
  const errors = collectErrors(page);
  await presetSettings(page, { ...QUICK, opponent: 'flipside' });
  await openGame(page, 'game=anti&size=4x4&you=both');
  await legalCells(page).first().click();
  await isTurnOf(page, 'white');
  const before = await stored(page);
  for (const [address, value, accepted] of REFUSED) {
    await page.goto(`./?${address}`);
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page)).toContainText(value);
    await expect(notices(page)).toContainText(accepted);
    await expect(button(page, 'Play a new game')).toBeVisible();
    await expect(button(page, 'Continue')).toBeVisible();
    expect(await stored(page)).toBe(before);
  }
  await expect(page).toHaveTitle(/Flipside/);
  await button(page, 'Continue').click();
  await isTurnOf(page, 'white');
  await expectTrueBoard(page);
  expect(errors).toEqual([]);
});

test('a value that only the named game lacks is left out, and a notice says so', async ({ page }) => {
  await presetSettings(page, QUICK);
  for (const [part, value, accepted] of [
    ['size=8x8', '"8x8"', 'Try: 7x6.'],
    ['opponent=arthur', '"arthur"', 'Try: flipside.'],
  ] as const) {
    await page.goto(`./?game=connect4&you=red&${part}`);
    await isTurnOf(page, 'red');
    await expect(notices(page)).toContainText(value);
    await expect(notices(page)).toContainText(`${accepted} It was left out.`);
    await expect(column(page, 7)).toBeVisible();
  }
});

test('an address sets game, size, side, opponent and level, and leaves the menu as it was', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  await openGame(page, 'game=reversi&size=7x4&you=white&opponent=minimax&level=2');
  expect(await keptMatch(page)).toMatchObject({
    setup: { game: 'reversi', shape: { width: 7, height: 4 } },
    seats: { black: { opponent: 'minimax', level: 2 }, white: { type: 'human' } },
  });
  await isTurnOf(page, 'white');
  expect(new URL(page.url()).search).toBe('');
  const { id } = await keptMatch(page);
  await page.reload();
  await isTurnOf(page, 'white');
  expect((await keptMatch(page)).id).toBe(id);
  await pressTool(page, 'Menu');
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue('othello');
  await expect(page.getByRole('combobox', { name: 'Opponent' })).toHaveValue('flipside');
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
});

test('addresses of Connect Four name its own colors', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openGame(page, 'game=connect4&you=yellow&opponent=flipside&level=1');
  await isTurnOf(page, 'yellow');
  await expect(page.getByRole('group', { name: /^Yellow, You, to move$/ })).toBeVisible();
  await expectTrueBoard(page);
});
