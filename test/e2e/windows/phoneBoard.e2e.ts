import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Match } from '../../../src/game/match.ts';
import type { Seats } from '../../../src/game/seat.ts';
import { gameOf, matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import {
  board,
  button,
  cell,
  column,
  presetMatch,
  presetSettings,
  pressIn,
  QUICK,
} from '../kit/boardPage.ts';

const SOLVER: Seats = {
  black: { type: 'human' },
  white: { type: 'computer', opponent: 'solver', level: 3 },
};

/** Puts a match on the board; what is tested here needs no canvas, and a drawing stands in for it. */
const openMatch = async (page: Page, match: Match, settings: object = {}): Promise<void> => {
  await page.route(/startGame-[^/]*\.js/, () => {});
  await presetSettings(page, { ...QUICK, ...settings });
  await presetMatch(page, match);
  await page.goto('./');
  await expect(board(page)).toBeVisible();
};

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`nothing is shown of ${target}`);
  return box;
};
/** The width that the text would take if nothing cut it short. */
const widthOfText = (target: Locator): Promise<number> =>
  target.evaluate(element => {
    const free = element.cloneNode(true) as HTMLElement;
    free.style.cssText = 'position: absolute; width: max-content';
    element.after(free);
    const { width } = free.getBoundingClientRect();
    free.remove();
    return width;
  });
const toolNames = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('group', { name: 'Actions' })
    .getByRole('button')
    .evaluateAll(tools => tools.map(tool => tool.getAttribute('aria-label') ?? ''));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the board has four buttons, and Pass only where it can be needed', async ({ page }) => {
    await openMatch(page, matchOf('f5d6'));
    expect(await toolNames(page)).toEqual(['Undo', 'Hint', 'New game', 'More']);
    const passing = matchOf('f5d6');
    await openMatch(page, { ...passing, id: 'free', setup: { ...passing.setup, freePassing: true } });
    expect(await toolNames(page)).toEqual(['Undo', 'Hint', 'Pass', 'New game', 'More']);
  });

  test('one line shows the recent moves, and opens the sheet of all, which Back closes', async ({ page }) => {
    await openMatch(page, matchOf(WHITE_WINS.slice(0, 40)));
    const line = button(page, 'Moves');
    await expect(line).toContainText('e8');
    expect((await boxOf(line)).height).toBeLessThan(48);
    const list = page.getByRole('list', { name: 'Moves' });
    await expect(list).toBeHidden();
    await line.click();
    await expect(list.getByRole('listitem')).toHaveCount(20);
    await page.goBack();
    await expect(list).toBeHidden();
    await expect(line).toBeFocused();
    await button(page, 'More').click();
    await button(page, 'All moves').click();
    await expect(list).toBeVisible();
    await page.goBack();
    await expect(list).toBeHidden();
    await expect(board(page)).toBeVisible();
  });

  test('the strips keep clear of the frame and do not say the color again', async ({ page }) => {
    await openMatch(page, matchOf('f5d6'));
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const frame = await boxOf(page.locator('.drawn-board').first());
      const own = await boxOf(page.locator('.strip.bottom'));
      expect(own.y - frame.y - frame.height).toBeGreaterThanOrEqual(4);
    }
    for (const name of ['Black', 'White'])
      for (const word of await page.locator('.strip').getByText(name, { exact: true }).all())
        expect((await boxOf(word)).width).toBeLessThanOrEqual(1);
  });

  test('the strip says whole what is played, and how the opponent plays', async ({ page }) => {
    await page.route(/startGame-[^/]*\.js/, () => {});
    await page.goto('./?game=blocked');
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const lines = page.locator('.strip.top .game-name');
      await expect(lines).toHaveText(['About level 1 today', /^Blocked squares/]);
      for (const line of await lines.all())
        expect(await widthOfText(line)).toBeLessThanOrEqual((await boxOf(line)).width + 0.1);
    }
  });

  test('the result of Connect Four has room for all its buttons', async ({ page }) => {
    await openMatch(page, gameOf('connect4', '112233', SOLVER));
    await column(page, 4).click();
    const buttons = page.locator('.result-buttons').getByRole('button');
    await expect(buttons.first()).toBeVisible();
    for (const one of await buttons.all()) {
      const { width, height } = await boxOf(one);
      expect(Math.min(width / 96, height / 40)).toBeGreaterThanOrEqual(1);
      const lines = await one.evaluate(element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines).toBe(1);
    }
  });

  test('Sound is a switch, and not filled like the main button', async ({ page }) => {
    await openMatch(page, matchOf('f5d6'), { sound: true });
    await button(page, 'More').click();
    const sound = page.getByRole('dialog').getByRole('button', { name: 'Sound' });
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await expect(sound).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(sound.locator('.switch')).toBeVisible();
  });

  test('with text twice as large, the button that closes a sheet lies whole in it', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await openMatch(page, matchOf('f5d6'));
    await button(page, 'More').click();
    const close = await boxOf(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    const sheet = await boxOf(page.locator('dialog .dialog-body'));
    expect(close.x + close.width).toBeLessThanOrEqual(sheet.x + sheet.width);
  });

  test('Colors keep their Apply in view', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.route(/startGame-[^/]*\.js/, () => {});
    await page.goto('./');
    await pressIn(page, 'You', 'Colors');
    for (const name of ['Apply', 'Cancel', 'Reset'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without a keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('no button lists the keys, until one is pressed', async ({ page }) => {
    await openMatch(page, matchOf('f5d6'));
    await button(page, 'More').tap();
    await expect(button(page, 'All moves')).toBeVisible();
    await expect(button(page, 'Keys')).toHaveCount(0);
    await page.keyboard.press('Shift');
    await expect(button(page, 'Keys')).toBeVisible();
  });
});

for (const { width, height } of [
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
])
  test(`on ${width}x${height} the board takes nearly all of the height, and the text grows with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openMatch(page, matchOf('f5d6'));
    const frame = await boxOf(page.locator('.drawn-board').first());
    expect(frame.height / height).toBeGreaterThan(0.88);
    expect(frame.height / height).toBeLessThanOrEqual(0.95);
    const column = await boxOf(page.locator('.strip.bottom'));
    const name = page.locator('.strip.bottom .player-name');
    const size = await name.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThan(height / 60);
    expect(column.width / size).toBeGreaterThanOrEqual(20);
    expect(column.width / size).toBeLessThanOrEqual(35);
  });

test('a board of 2x2 is nearly as large as the others', async ({ page }) => {
  await openMatch(page, matchOf('f5d6'));
  const usual = await boxOf(board(page));
  await openMatch(page, { ...gameOf('othello', '', undefined, '2x2'), id: 'small' });
  await expect(cell(page, 'b2')).toBeVisible();
  expect((await boxOf(board(page))).width / usual.width).toBeGreaterThan(0.65);
});
