import { expect, test } from '@playwright/test';
import { button, cell, cells, isTurnOf, openMenu, startGame } from './boardPage.ts';

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

const ACTIONS = ['New game', 'Undo', 'Redo', 'Hint', 'Disc size', 'Menu'] as const;

for (const [width, height] of SIZES)
  test(`at ${width}x${height} the board screen fits without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startGame(page);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect(overflow.every(excess => excess <= 0)).toBe(true);
    for (const name of ACTIONS) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await expect(cell(page, 'h8')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Black 2', { exact: true }).first()).toBeInViewport({ ratio: 1 });
  });

test('at 360 wide everything to touch is at least 40 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await startGame(page);
  const targets = [...(await cells(page).all()), ...ACTIONS.map(name => button(page, name))];
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
});

test('squares stay under the pointer after any resize', async ({ page }) => {
  await startGame(page);
  for (const [width, height] of [...SIZES].reverse()) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const [a1, h8] = [await cell(page, 'a1').boundingBox(), await cell(page, 'h8').boundingBox()];
      expect((h8?.x ?? 0) - (a1?.x ?? 0)).toBe((h8?.width ?? 1) * 7);
      expect((h8?.y ?? 0) - (a1?.y ?? 0)).toBe((h8?.height ?? 1) * 7);
      expect((h8?.x ?? 0) + (h8?.width ?? 0)).toBeLessThan(width);
    }).toPass({ timeout: 15_000 });
  }
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
});

test('the built page asks for nothing outside its own address', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', request => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? ''))
      foreign.push(request.url());
  });
  await openMenu(page);
  expect(foreign).toEqual([]);
});
