import { expect, type Locator, test } from '@playwright/test';
import { cell, isTurnOf, startGame } from '../kit/boardPage.ts';
import { withoutCanvas } from '../kit/screens/opening.ts';

/** Windows from the smallest phone to the largest screen. */
const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [3840, 2160],
] as const;

test('a click hits the square under the pointer after any resize', async ({ page }) => {
  await startGame(page);
  for (const [width, height] of [...SIZES].reverse()) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const [a1, h8] = [await cell(page, 'a1').boundingBox(), await cell(page, 'h8').boundingBox()];
      expect((h8?.x ?? 0) - (a1?.x ?? 0)).toBe((h8?.width ?? 1) * 7);
      expect((h8?.y ?? 0) - (a1?.y ?? 0)).toBe((h8?.height ?? 1) * 7);
      expect((h8?.x ?? 0) + (h8?.width ?? 0)).toBeLessThan(width);
    }).toPass();
  }
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
});

/** The width of the text without truncation. */
const widthOfText = (target: Locator): Promise<number> =>
  target.evaluate(element => {
    const free = element.cloneNode(true) as HTMLElement;
    free.style.cssText = 'position: absolute; width: max-content';
    element.after(free);
    const { width } = free.getBoundingClientRect();
    free.remove();
    return width;
  });

test("on a phone the strip shows the game and the opponent's style in full", async ({ page }) => {
  await withoutCanvas(page);
  await page.goto('./?game=blocked');
  const lines = page.locator('.strip.top .game-name');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(lines).toHaveText(['About level 1 today', /^Blocked squares/]);
    for (const line of await lines.all())
      expect(await widthOfText(line)).toBeLessThanOrEqual(((await line.boundingBox())?.width ?? 0) + 0.1);
  }
});
