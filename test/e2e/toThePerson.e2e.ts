import { expect, type Page, test } from '@playwright/test';
import {
  board,
  button,
  cell,
  findings,
  isPainted,
  legalCells,
  nextTurn,
  openGame,
  openMenu,
  presetSettings,
  pressIn,
  QUICK,
  status,
} from './kit/boardPage.ts';
import { isThinking, openBeforeEndlessSearch } from './kit/engineSearches.ts';

const tip = (page: Page, text: RegExp) => page.getByRole('group', { name: text });
const level = (page: Page) => page.getByRole('slider', { name: 'Level' });

/** How many parts of the pictures of the rules still have to move. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('.rule-pictures')?.getAnimations({ subtree: true }).length ?? 0);

test('a first game is easy, with tips that go when they are followed and never come again', async ({
  page,
}) => {
  await openMenu(page);
  await expect(level(page)).toHaveAttribute('aria-valuetext', 'Fits me');
  await expect(page.getByText('Fits me: you win about half the games.')).toBeVisible();
  await button(page, 'Play').click();
  await expect(
    tip(page, /^Press a marked square: everything between your two discs turns over\. Most discs win\.$/),
  ).toBeVisible();
  await expect(
    page.getByText(/^Press a marked square/).filter({ visible: true }),
    'it is said once',
  ).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await cell(page, 'd3').click();
  await expect(tip(page, /^Press a marked square/)).toBeHidden();
  await expect(tip(page, /^What stood between your new disc/)).toBeVisible();
  expect(await nextTurn(page)).toBe(true);
  await legalCells(page).first().click();
  await expect(tip(page, /^What stood between your new disc/)).toBeHidden();
  await expect(tip(page, /Undo takes your move back/)).toBeVisible();
  await button(page, 'Undo').click();
  await expect(tip(page, /Undo takes your move back/)).toBeHidden();
  await expect(tip(page, /^Press a marked square/)).toBeHidden();
  await page.reload();
  await expect(tip(page, /^What stood between your new disc/)).toBeVisible();
  await button(page, 'Hide tips').click();
  await expect(button(page, 'Hide tips')).toBeHidden();
  await expect(board(page).locator(':focus')).toBeVisible();
  await page.reload();
  await expect(board(page)).toBeVisible();
  await isPainted(page);
  await expect(button(page, 'Hide tips')).toBeHidden();
});

test('a browser that has been here keeps its level and sees no tips', async ({ page }) => {
  await presetSettings(page, {});
  await openMenu(page);
  await expect(level(page)).toHaveValue('3');
  await button(page, 'Play').click();
  await expect(board(page)).toBeVisible();
  await expect(button(page, 'Hide tips')).toBeHidden();
});

test('a game against the computer speaks to the person from the first turn to the result', async ({
  page,
}) => {
  await presetSettings(page, { ...QUICK, size: '4x4' });
  await openMenu(page);
  await button(page, 'Play').click();
  await expect(status(page)).toHaveText('Your turn');
  await expect(page).toHaveTitle('You against Flipside 1 - your turn');
  while (await nextTurn(page)) await legalCells(page).first().click();
  await expect(status(page)).toHaveText(/^(You win \d+-\d+|You lose \d+-\d+|Draw 8-8)\.$/);
});

test('two people at one board read colors', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openGame(page, 'you=both&size=4x4');
  await expect(status(page)).toHaveText('Black to move');
  await legalCells(page).first().click();
  await expect(status(page)).toHaveText('White to move');
});

test('a computer that thinks is named', async ({ page }) => {
  await openBeforeEndlessSearch(page);
  await legalCells(page).first().click();
  await isThinking(page);
  await expect(status(page)).toHaveText('Flipside 12 is thinking…');
});

test('the rules are shown in pictures that move once, and stand still at their end without motion', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  await openMenu(page);
  await pressIn(page, 'You', 'About');
  const pictures = page.getByRole('dialog', { name: 'About Flipside' }).getByRole('figure');
  await expect(pictures).toHaveCount(3);
  await expect(pictures.first()).toContainText('they turn over');
  await expect(button(page, 'Show again')).toBeHidden();
  expect(await moving(page)).toBe(0);
  expect(await findings(page)).toEqual([]);
});

test('with motion the pictures can be shown again', async ({ page }) => {
  await presetSettings(page, { ...QUICK, animation: 'normal', game: 'connect4' });
  await openMenu(page);
  await pressIn(page, 'You', 'About');
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await expect.poll(() => moving(page)).toBe(0);
  await button(page, 'Show again').click();
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
});
