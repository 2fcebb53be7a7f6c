import { expect, type Page, test } from '@playwright/test';
import { button, cell, isTurnOf, presetSettings, QUICK, startGame } from '../kit/boardPage.ts';

const BUTTONS = { press: 0, back: 1, hint: 4, menu: 9, up: 12, down: 13, left: 14, right: 15 } as const;

/** A simulated gamepad whose button is held for one poll, because a page may be slow to poll again. */
const plugIn = (page: Page) =>
  page.addInitScript(() => {
    const pad = {
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, () => ({ pressed: false })),
      mapping: 'standard',
      pressedNext: undefined as number | undefined,
      looksSince: 0,
    };
    Object.assign(window, { pad });
    navigator.getGamepads = () => {
      for (const [number, held] of pad.buttons.entries()) held.pressed = number === pad.pressedNext;
      pad.pressedNext = undefined;
      pad.looksSince++;
      return [pad] as unknown as Gamepad[];
    };
  });

const connect = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('gamepadconnected')));

interface Plugged {
  pad: { pressedNext: number | undefined; looksSince: number };
}

/** Presses a button; the page has seen it held and released by its second poll. */
const press = async (page: Page, name: keyof typeof BUTTONS): Promise<void> => {
  await page.evaluate(number => {
    Object.assign((window as unknown as Plugged).pad, { pressedNext: number, looksSince: 0 });
  }, BUTTONS[name]);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Plugged).pad.looksSince))
    .toBeGreaterThan(1);
};

test('a gamepad plays a game, asks for a hint and undoes a move', async ({ page }) => {
  await plugIn(page);
  await presetSettings(page, { ...QUICK, farOffered: true });
  await startGame(page);
  await isTurnOf(page, 'black');
  await connect(page);
  await cell(page, 'd3').focus();
  await press(page, 'right');
  await expect(cell(page, 'e3')).toBeFocused();
  await press(page, 'left');
  await press(page, 'press');
  await expect(cell(page, 'd3')).toHaveAccessibleName(/^d3, black/);
  await isTurnOf(page, 'black');
  await press(page, 'hint');
  await expect(page.locator('.hint-words')).toBeVisible();
  await press(page, 'back');
  await expect(cell(page, 'd3')).toHaveAccessibleName(/^d3, empty/);
  await press(page, 'menu');
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible();
});

test('the first use of a gamepad on a large page offers larger text with a board no smaller', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await plugIn(page);
  await presetSettings(page, QUICK);
  await startGame(page);
  await isTurnOf(page, 'black');
  const side = async (): Promise<number> => (await cell(page, 'a1').boundingBox())?.width ?? 0;
  const words = (): Promise<number> =>
    page
      .locator('.strip')
      .first()
      .evaluate(strip => Number.parseFloat(getComputedStyle(strip).fontSize));
  const before = { side: await side(), words: await words() };
  await connect(page);
  await cell(page, 'd3').focus();
  await press(page, 'right');
  await expect(page.getByRole('dialog', { name: 'Far view' })).toBeVisible();
  await button(page, 'Leave it').focus();
  await press(page, 'right');
  await expect(button(page, 'Show it larger')).toBeFocused();
  await press(page, 'press');
  await expect.poll(words).toBeGreaterThan(before.words * 1.1);
  expect(await side()).toBeGreaterThanOrEqual(before.side);
});
