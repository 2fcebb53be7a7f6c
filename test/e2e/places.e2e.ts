import { expect, type Page, test } from '@playwright/test';
import type { Seats } from '../../src/game/seat.ts';
import { matchOf, WHITE_WINS } from '../../testkit/ui/matches.ts';
import {
  board,
  button,
  collectErrors,
  findings,
  openMenu,
  placeLink,
  presetMatch,
  presetSettings,
  QUICK,
  startButton,
} from './kit/boardPage.ts';

const PLACES = ['Play', 'Study', 'You'] as const;
const FRAGMENTS = { Play: '', Study: '#study', You: '#you' } as const;
type Named = (typeof PLACES)[number];

const AGAINST_CLAIRE: Seats = {
  black: { type: 'human' },
  white: { type: 'computer', opponent: 'claire', level: 1 },
};

/** The page shows this place and no other, and its address says so. */
const isAt = async (page: Page, name: Named): Promise<void> => {
  for (const other of PLACES) {
    const link = placeLink(page, other);
    if (other === name) await expect(link).toHaveAttribute('aria-current', 'page');
    else await expect(link).not.toHaveAttribute('aria-current');
  }
  if (name === 'Play') await expect(startButton(page)).toBeVisible();
  else await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(new URL(page.url()).hash).toBe(FRAGMENTS[name]);
};

test('the bar leads to every place by mouse and by keyboard, and Back and a reload find them again', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await presetSettings(page, QUICK);
  await openMenu(page);
  await isAt(page, 'Play');
  for (const name of ['Study', 'You'] as const) {
    await placeLink(page, name).click();
    await isAt(page, name);
    expect(await findings(page)).toEqual([]);
    await expect(page).toHaveTitle(`${name} - Flipside`);
  }
  await page.reload();
  await isAt(page, 'You');
  await page.goBack();
  await isAt(page, 'Study');
  await page.goBack();
  await isAt(page, 'Play');
  await page.goForward();
  await isAt(page, 'Study');

  await expect(page.getByRole('heading', { name: 'Study' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(placeLink(page, 'You')).toBeFocused();
  await page.keyboard.press('Enter');
  await isAt(page, 'You');
  for (let step = 0; step < PLACES.length; step++) await page.keyboard.press('Shift+Tab');
  await expect(placeLink(page, 'Play')).toBeFocused();
  await page.keyboard.press('Enter');
  await isAt(page, 'Play');
  await expect(startButton(page)).toBeFocused();
  expect(errors).toEqual([]);
});

test('a kept game is analyzed from Study, without a bar beside its board, and Back leads to Study again', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  await presetMatch(page, { ...matchOf(WHITE_WINS, AGAINST_CLAIRE), id: 'kept' });
  await page.goto('./#study');
  const last = page.getByRole('region', { name: 'Last game' });
  await expect(last).toContainText('You – Claire');
  await expect(last).toContainText('You lose 11-53.');
  await last.getByRole('button', { name: 'Analyze' }).click();
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Places' })).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  await page.goBack();
  await isAt(page, 'Study');
  await page.getByRole('link', { name: 'Analysis board' }).click();
  await expect(board(page).getByRole('gridcell', { name: /legal/ })).toHaveCount(4);
});

test('an address leads to its place, one of no place to Play, and a new address leads on', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  for (const [typed, name] of [
    ['./#study', 'Study'],
    ['./#YOU', 'You'],
    ['./#nowhere', 'Play'],
    ['./?utm=x#study', 'Study'],
    ['./#play', 'Play'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(typed);
    await isAt(page, name);
  }
  await page.evaluate(() => {
    location.hash = 'you';
  });
  await isAt(page, 'You');
  await page.evaluate(() => {
    location.hash = 'nowhere';
  });
  await isAt(page, 'Play');
});

test('a place opens in a new tab, and colors lead back to where they were opened', async ({
  page,
  context,
}) => {
  await presetSettings(page, QUICK);
  await openMenu(page);
  const opened = context.waitForEvent('page');
  await placeLink(page, 'You').click({ modifiers: ['ControlOrMeta'] });
  await isAt(page, 'Play');
  const other = await opened;
  await isAt(other, 'You');
  for (const leave of ['Apply', 'Cancel']) {
    await button(other, 'Colors').click();
    await expect(placeLink(other, 'You')).toHaveCount(0);
    await button(other, leave).click();
    await isAt(other, 'You');
  }
});

test('nothing is painted in a place without a board', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openMenu(page);
  await placeLink(page, 'Study').click();
  await expect(page.locator('canvas')).toBeHidden();
  await placeLink(page, 'Play').click();
  await expect(page.locator('canvas')).toBeVisible();
});

test('a place is printed whole, however far it scrolls on screen', async ({ page }) => {
  await presetSettings(page, QUICK);
  await page.setViewportSize({ width: 800, height: 400 });
  await page.goto('./#study');
  await isAt(page, 'Study');
  await page.emulateMedia({ media: 'print' });
  const { bottom, printed } = await page.evaluate(() => ({
    bottom: document.querySelector('.place-body')?.getBoundingClientRect().bottom ?? 0,
    printed: document.documentElement.scrollHeight,
  }));
  expect(bottom).toBeGreaterThan(400);
  expect(printed).toBeGreaterThanOrEqual(Math.floor(bottom));
  await expect(placeLink(page, 'Play')).toBeHidden();
});
