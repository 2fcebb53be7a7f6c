import { expect, type Locator, type Page, test } from '@playwright/test';
import { COLOR_SLOTS } from '../../../src/look/colors.ts';
import { button, openMenu, presetSettings, QUICK } from '../kit/boardPage.ts';

const SWATCHES = [
  'Dark squares',
  'Light squares',
  'Black discs',
  'White discs',
  "Black's marks",
  "White's marks",
];

const WINDOWS = [
  { width: 240, height: 285 },
  { width: 300, height: 300 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1366, height: 650 },
  { width: 1920, height: 1080 },
];

/** One to open, two for each color, one to apply. */
const MOST_PRESSES = 1 + 2 * SWATCHES.length + 1;

const keptColors = (page: Page): Promise<readonly string[]> =>
  page.evaluate(slots => {
    const { settings } = JSON.parse(localStorage.getItem('flipside.settings') ?? '{}');
    return slots.map(slot => settings.colors?.[slot]);
  }, COLOR_SLOTS);

/** Presses a visible target at a point of it, without scrolling. */
const pressSeen = async (page: Page, target: Locator, [across, down] = [1 / 2, 1 / 2]): Promise<void> => {
  await expect(target).toBeInViewport({ ratio: 1 });
  const box = await target.boundingBox();
  if (box === null) throw new Error('The target has no place.');
  await page.mouse.click(box.x + across * box.width, box.y + down * box.height);
};

test('in every window six colors are chosen and applied with fourteen presses, without scrolling', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  await page.setViewportSize({ width: 240, height: 285 });
  await openMenu(page);
  for (const [at, viewport] of WINDOWS.entries())
    await test.step(`${viewport.width}x${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      const before = await keptColors(page);
      let presses = 0;
      const press = async (target: Locator, at?: [number, number]): Promise<void> => {
        await pressSeen(page, target, at);
        presses++;
      };
      await press(button(page, 'Colors'));
      for (const [index, name] of SWATCHES.entries()) {
        await press(button(page, name));
        const shades = page.getByRole('slider', { name: 'Shade' });
        await press(shades, [(index + 1) / (SWATCHES.length + 1), (at + 1) / (WINDOWS.length + 1)]);
      }
      await press(button(page, 'Apply'));
      await expect(button(page, 'Colors')).toBeVisible();
      expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
      const after = await keptColors(page);
      expect(after.filter((color, index) => color === before[index])).toEqual([]);
    });
});
