import { expect, type Page, test } from '@playwright/test';
import { cell, isTurnOf, keptMatch, openMenu, presetSettings, QUICK } from './kit/boardPage.ts';
import { untilDrawn } from './kit/geometry.ts';
import { withoutCanvas } from './kit/screens/opening.ts';

/** One size for each layout of the menu, and those around each breakpoint. */
const SIZES = [
  [240, 285],
  [240, 520],
  [300, 300],
  [320, 568],
  [360, 640],
  [390, 844],
  [412, 915],
  [430, 932],
  [450, 450],
  [600, 960],
  [820, 1180],
  [1024, 1366],
  [480, 320],
  [667, 375],
  [720, 450],
  [844, 390],
  [1000, 700],
  [1024, 768],
  [1280, 800],
  [1366, 650],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;

const placesOf = (page: Page, board: string): Promise<readonly (readonly [string, number])[]> =>
  page.evaluate(selector => {
    const boxOf = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
    const [shown, name] = [boxOf(selector), boxOf('.wordmark span')];
    return [
      ['left', shown.x],
      ['top', shown.y],
      ['width', shown.width],
      ['height', shown.height],
      ['left of the name', name.x],
      ['top of the name', name.y],
    ] as const;
  }, board);

test('board and name stay where the first paint has them, in any window', async ({ page }) => {
  let deliver = (): void => {};
  const asked = new Promise<void>(resolve => {
    deliver = resolve;
  });
  await page.route('**/*.js', async route => {
    await asked;
    await route.continue();
  });
  await withoutCanvas(page);
  await page.goto('./', { waitUntil: 'commit' });
  await page.evaluate(() => document.fonts.ready);
  const inWindows = async (selector: string) => {
    const found = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await untilDrawn(page);
      found.push(await placesOf(page, selector));
    }
    return found;
  };
  const before = await inWindows('.first-board');
  deliver();
  await expect(page.locator('.drawn-board')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
  const after = await inWindows('.drawn-board');
  const moved = SIZES.flatMap(([width, height], index) =>
    (after[index] ?? []).flatMap(([what, value], part) => {
      const by = value - (before[index]?.[part]?.[1] ?? Number.NaN);
      return Math.abs(by) <= 1 ? [] : [`${width}x${height}: ${what} ${by.toFixed(1)}`];
    }),
  );
  expect(moved).toEqual([]);
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test("on the menu's small board a touch starts the game on the large one, without a move", async ({
    page,
  }) => {
    await presetSettings(page, QUICK);
    await openMenu(page);
    await cell(page, 'c4').tap();
    await isTurnOf(page, 'black');
    expect((await keptMatch(page)).transcript).toHaveLength(0);
    const { width = 0, height = 0 } = (await cell(page, 'c4').boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  });
});
