import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectTrueBoard, movesList, presetSettings, QUICK, startGame } from './boardPage.ts';

/** A small generator of Park and Miller's, so that a failing run can be repeated. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
};

const KEYS = [
  ...'abcdefgh12345678urtsm?n',
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

test('a thousand random clicks, keys and resizes leave no console error and a legal game', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const errors = collectErrors(page);
  await presetSettings(page, QUICK);
  await startGame(page);
  const random = randomFrom(20_011);
  for (let step = 0; step < 1000; step++) {
    await act(page, random);
    if (step % 100 === 99 && (await movesList(page).count()) === 0) await startGame(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  if ((await movesList(page).count()) > 0) await expectTrueBoard(page);
  expect(errors).toEqual([]);
});
