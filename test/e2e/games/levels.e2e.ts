import { expect, type Page, test } from '@playwright/test';
import {
  button,
  cell,
  findSetting,
  isTurnOf,
  legalCells,
  levelsWith,
  nextTurn,
  openMenu,
  presetSettings,
  pressIn,
  QUICK,
  setSlider,
  startGame,
} from '../kit/boardPage.ts';
import { allowedTime, isTimed, recordSearches } from '../kit/engineSearches.ts';

const opponent = (page: Page) => page.getByRole('combobox', { name: 'Opponent' });
const level = (page: Page) => page.getByRole('slider', { name: 'Level' });
const thinkingTime = (page: Page) => page.getByRole('radiogroup', { name: 'Thinking time' });

test('the menu offers Flipside first, on a first visit so that it fits the person', async ({ page }) => {
  await openMenu(page);
  await expect(opponent(page)).toHaveValue('flipside');
  await expect(opponent(page).getByRole('option').first()).toHaveText('Flipside');
  await expect(level(page)).toHaveValue('0');
  await expect(level(page)).toHaveAttribute('aria-valuetext', 'Fits me');
  await expect(page.getByText(/About level 1 today/)).toBeVisible();
  await button(page, 'Play').click();
  const strip = { name: 'White, Flipside, About level 1 today, 2 discs' };
  await expect(page.getByRole('group', strip)).toBeVisible();
});

test('the keyboard sets levels 1 to 12, each with its description, and only the last has a thinking time', async ({
  page,
}) => {
  await openMenu(page);
  await setSlider(level(page), 1);
  await expect(page.getByText(/^First game: /)).toBeVisible();
  await expect(thinkingTime(page)).toBeHidden();
  await setSlider(level(page), 12);
  await level(page).press('ArrowRight');
  await expect(level(page)).toHaveValue('12');
  await expect(page.getByText(/^Full strength: /)).toBeVisible();
  await expect(thinkingTime(page).getByRole('radio', { name: '1 s' })).toBeChecked();
  await thinkingTime(page).getByRole('radio', { name: '1 s' }).press('ArrowLeft');
  await expect(thinkingTime(page).getByRole('radio', { name: '0.5 s' })).toBeChecked();
  await level(page).press('ArrowLeft');
  await expect(thinkingTime(page)).toBeHidden();
});

test('the opponent’s name and level are shown at its seat', async ({ page }) => {
  await openMenu(page);
  await setSlider(level(page), 7);
  await button(page, 'Play').click();
  await expect(page.getByRole('group', { name: 'White, Flipside 7, 2 discs' })).toBeVisible();
});

test('the weights are loaded with the page, before a game begins', async ({ page }) => {
  const arrived = page.waitForEvent('requestfinished', request => request.url().includes('flipside.weights'));
  await page.goto('./');
  await arrived;
});

test('full strength takes at most one and a half times the chosen time, from the first move on', async ({
  page,
}) => {
  await presetSettings(page, { ...QUICK, levels: levelsWith(12), thinkingSeconds: 0.5 });
  const searches = await recordSearches(page);
  await startGame(page);
  for (let turn = 0; turn < 9 && (await nextTurn(page)); turn++) await legalCells(page).first().click();
  await nextTurn(page);
  const times = (await searches()).filter(isTimed).map(allowedTime);
  expect(new Set(times)).toEqual(new Set([750]));
});

test('switching off the use of several cores is kept', async ({ page }) => {
  await openMenu(page);
  await pressIn(page, 'You', 'Settings');
  const cores = page.getByRole('switch', { name: 'Use all processor cores' });
  await findSetting(page, 'processor');
  await expect(cores).toBeChecked();
  await cores.press('Space');
  await expect(cores).not.toBeChecked();
  await page.reload();
  await button(page, 'Settings').click();
  await findSetting(page, 'cores');
  await expect(cores).not.toBeChecked();
});

test('settings from before Flipside existed keep Minimax as the opponent', async ({ page }) => {
  await presetSettings(page, { opponent: 'minimax', levels: { minimax: 7, bitboard: 1 } });
  await openMenu(page);
  await expect(opponent(page)).toHaveValue('minimax');
  await expect(level(page)).toHaveValue('7');
  await expect(page.getByText(/couldn't be read/)).toBeHidden();
  await opponent(page).selectOption('Flipside');
  await expect(level(page)).toHaveValue('3');
});

test('a level replies the same way before and after a reload', async ({ page }) => {
  await presetSettings(page, QUICK);
  await startGame(page);
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
  const reply = await page.getByRole('list', { name: 'Moves' }).textContent();
  await button(page, 'Undo').click();
  await page.reload();
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
  await expect(page.getByRole('list', { name: 'Moves' })).toHaveText(reply ?? '');
});
