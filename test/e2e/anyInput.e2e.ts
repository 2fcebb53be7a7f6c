import { expect, type Page, test } from '@playwright/test';
import {
  board,
  button,
  collectErrors,
  expectTrueBoard,
  openGame,
  presetSettings,
  QUICK,
  startButton,
  status,
} from './kit/boardPage.ts';

/** The minimal generator by Park and Miller, so that a failing run can be repeated. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
};

const KEYS = [
  ...'abcdefgh12345678urtsmpv.?n',
  'Enter',
  'Space',
  'Tab',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Backspace',
  'F2',
  'Home',
  'End',
];

const WIDTHS = [320, 390, 800, 1280];
const HEIGHTS = [400, 568, 844, 900];

/** Stops computer moves and values in square names while the board is read. */
const settle = async (page: Page): Promise<void> => {
  const shownValues = page.getByRole('button', { name: 'Values', exact: true, pressed: true });
  if (await shownValues.isVisible()) await shownValues.click();
  if (await button(page, 'Pause').isVisible()) await button(page, 'Pause').click();
  await expect(status(page)).not.toContainText(/thinking/i);
};

const act = async (page: Page, random: (below: number) => number): Promise<void> => {
  const kind = random(20);
  const { width, height } = page.viewportSize() ?? { width: 800, height: 600 };
  if (kind < 9) await page.mouse.click(random(width), random(height));
  else if (kind < 19) await page.keyboard.press(KEYS[random(KEYS.length)] ?? 'Enter');
  else
    await page.setViewportSize({
      width: WIDTHS[random(WIDTHS.length)] ?? 800,
      height: HEIGHTS[random(HEIGHTS.length)] ?? 600,
    });
};

const isOnMenu = (page: Page): Promise<boolean> => startButton(page).isVisible();

/** Whether a match is on the board; a study or an exercise is none. */
const hasMatch = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const tab = sessionStorage.getItem('flipside.tab') ?? '';
    return localStorage.getItem(`flipside.match.${tab}`) !== null;
  });

/** Reopens the page in English, whatever was clicked, with the current game or a new one. */
const reopen = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('flipside.settings') ?? '{"version":1,"settings":{}}');
    stored.settings.language = 'en';
    localStorage.setItem('flipside.settings', JSON.stringify(stored));
  });
  await page.goto('./');
  await expect(board(page)).toBeVisible();
  if (!(await isOnMenu(page)) && !(await hasMatch(page))) {
    await page.goto('./#play');
    await expect(startButton(page)).toBeVisible();
  }
  if (await isOnMenu(page)) await startButton(page).click();
  await expect(startButton(page)).toBeHidden();
};

const GAMES = [
  ['Othello', 'game=othello&size=8x8&you=black&opponent=flipside&level=1', 20_011],
  ['Connect Four', 'game=connect4&you=red&level=1', 20_021],
  ['a watched game', 'game=reversi&size=6x5&you=none&opponent=lennie', 20_023],
] as const;

for (const [name, address, seed] of GAMES)
  test(`from ${name} on, 600 random clicks, keys and resizes cause no console error and leave a legal game`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const errors = collectErrors(page);
    await presetSettings(page, { ...QUICK, watchSpeed: 'fast' });
    await openGame(page, address);
    const random = randomFrom(seed);
    for (let step = 1; step <= 600; step++) {
      await act(page, random);
      if (step % 100 === 0 && ((await board(page).isHidden()) || (await isOnMenu(page)))) await reopen(page);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await reopen(page);
    await settle(page);
    await expectTrueBoard(page);
    expect(errors).toEqual([]);
  });
