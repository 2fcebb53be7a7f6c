import { expect, type Page } from '@playwright/test';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { board, presetStudy } from '../kit/boardPage.ts';
import { expectSoundGeometry } from '../kit/geometry.ts';
import { test } from '../kit/onlinePage.ts';
import { AGAINST_FLIPSIDE, MIDDLE, onMatch, openPage, withoutCanvas } from '../kit/screens/opening.ts';
import { PLACES } from '../kit/screens/places.ts';

const FEW = [
  [240, 285],
  [300, 300],
  [450, 450],
  [390, 844],
  [1024, 768],
  [1366, 768],
] as const;
const MANY = [
  ...FEW,
  [240, 320],
  [320, 480],
  [320, 568],
  [360, 640],
  [390, 664],
  [500, 500],
  [600, 600],
  [844, 390],
  [667, 375],
  [480, 320],
  [768, 1024],
  [1000, 700],
  [1280, 720],
  [1366, 650],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;

/** The squares take 80 % of the shorter side, and from a laptop's window on 88 % with their frame; nothing is cut or covered. */
const expectLargeBoard = async (
  page: Page,
  windows: readonly (readonly [number, number])[],
): Promise<void> => {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const short = Math.min(width, height);
    await test.step(`${width}x${height}`, async () => {
      await expect(async () => {
        const [squares, frame] = [
          await board(page).boundingBox(),
          await page.locator('.drawn-board').first().boundingBox(),
        ];
        expect((squares?.width ?? 0) / short).toBeGreaterThanOrEqual(0.8);
        if (width >= 1366 && height >= 768)
          expect((frame?.height ?? 0) / height).toBeGreaterThanOrEqual(0.88);
      }).toPass();
      await expectSoundGeometry(page);
    });
  }
};

const game = onMatch(matchOf(MIDDLE, AGAINST_FLIPSIDE));

test('the board of a game fills small and large windows', async ({ newcomer }) => {
  await expectLargeBoard(await game(newcomer), FEW);
});

test('the board of a game fills any window', async ({ newcomer }) => {
  await expectLargeBoard(await game(newcomer), MANY);
});

test('the board of a study fills any window', async ({ newcomer }) => {
  const page = await newcomer();
  await withoutCanvas(page);
  await presetStudy(
    page,
    { id: 'study-share', tree: treeOf(STANDARD_SETUP, matchOf(MIDDLE).transcript), origin: undefined },
    'f5d6',
  );
  await page.goto('./');
  await expect(board(page)).toBeVisible();
  await expectLargeBoard(page, MANY);
});

test('the board of a puzzle fills any window', async ({ newcomer }) => {
  await expectLargeBoard(await PLACES['a puzzle and its solution'](newcomer), MANY);
});

test('the board of the editor fills any window', async ({ newcomer }) => {
  await expectLargeBoard(await openPage(newcomer, './#editor'), MANY);
});
