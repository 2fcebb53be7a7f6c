import { expect } from '@playwright/test';
import { board } from '../kit/boardPage.ts';
import { expectSoundGeometry } from '../kit/geometry.ts';
import { test } from '../kit/onlinePage.ts';
import { BOARDS } from '../kit/screens/boards.ts';
import { PLACES } from '../kit/screens/places.ts';
import { STUDIES } from '../kit/screens/studies.ts';

const WINDOWS = [
  [240, 285],
  [240, 320],
  [300, 300],
  [320, 480],
  [390, 664],
  [500, 500],
  [600, 600],
  [667, 375],
  [480, 320],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 650],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [3840, 2160],
] as const;

const SHOWN = {
  'a game': BOARDS.Othello,
  'a study': STUDIES['a study'],
  'a puzzle': PLACES['a puzzle and its solution'],
  'the editor': PLACES.Editor,
};

/**
 * The squares take 80 % of the shorter side, and from a laptop's window on 88 % with their frame; nothing is cut off or
 * covered.
 */
for (const [name, open] of Object.entries(SHOWN))
  test(`the board of ${name} fills any window`, async ({ newcomer }) => {
    const page = await open(newcomer);
    for (const [width, height] of WINDOWS)
      await test.step(`${width}x${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expect(async () => {
          const squares = await board(page).boundingBox();
          const frame = await page.locator('.drawn-board').first().boundingBox();
          expect((squares?.width ?? 0) / Math.min(width, height)).toBeGreaterThanOrEqual(0.8);
          if (width >= 1366 && height >= 768)
            expect((frame?.height ?? 0) / height).toBeGreaterThanOrEqual(0.88);
        }).toPass();
        await expectSoundGeometry(page);
      });
  });
