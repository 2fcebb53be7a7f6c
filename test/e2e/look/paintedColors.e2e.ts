import { expect, type Page, test } from '@playwright/test';
import type { Hex } from '../../../src/look/colors.ts';
import { MARK_SHAPES, type MarkShape, markSize } from '../../../src/look/marks.ts';
import { DEFAULT_COLORS, THEMES } from '../../../src/look/themes.ts';
import {
  cell,
  changeSettings,
  openGame,
  type Pixel,
  paintedColor,
  pixelsAcross,
  presetSettings,
  QUICK,
} from '../kit/boardPage.ts';

const SETTINGS = { ...QUICK, side: 'both' } as const;

const pixelOf = (color: Hex): Pixel =>
  [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16)) as never;

/** Where a mark shows its color: the center of its square, or the line of its ring. */
const markPixel = async (page: Page, square: string, shape: MarkShape): Promise<Pixel> => {
  const across = await pixelsAcross(page, square);
  const size = markSize(shape, { square: across.length, diameter: (3 / 4) * across.length });
  const offset = size.line === undefined ? 0 : size.radius;
  return across[Math.floor(across.length / 2 + offset)] ?? [0, 0, 0];
};

/** Good and bad choices: the color of either square, white, black, and a shade close to the board. */
const CHOSEN: readonly Hex[] = [
  DEFAULT_COLORS.blackMarks,
  DEFAULT_COLORS.darkSquares,
  DEFAULT_COLORS.lightSquares,
  '#ffffff',
  '#000000',
  '#3b8f1c',
];

const openForTwo = async (page: Page): Promise<void> => {
  await presetSettings(page, SETTINGS);
  await openGame(page, 'you=both');
  await page.mouse.move(1, 1);
};

test.describe('a mark of a legal move has exactly the chosen color', () => {
  for (const shape of MARK_SHAPES)
    test(`as ${shape}`, async ({ page }) => {
      await openForTwo(page);
      for (const color of CHOSEN) {
        const colors = { ...DEFAULT_COLORS, blackMarks: color };
        await changeSettings(page, { ...SETTINGS, marks: shape, colors });
        await expect.poll(() => markPixel(page, 'd3', shape), `${color} as ${shape}`).toEqual(pixelOf(color));
      }
      const colors = { ...DEFAULT_COLORS, whiteMarks: '#c08040' };
      await changeSettings(page, { ...SETTINGS, marks: shape, colors });
      await cell(page, 'f5').click();
      await page.mouse.move(1, 1);
      await expect.poll(() => markPixel(page, 'd6', shape)).toEqual(pixelOf('#c08040'));
    });
});

test('the middle of a disc and the squares of a plain board have exactly the chosen colors', async ({
  page,
}) => {
  await openForTwo(page);
  const { colors } = THEMES.highContrast;
  const chosen = {
    ...colors,
    darkSquares: '#7a2f4c',
    lightSquares: '#8fb2c9',
    blackDiscs: '#103a7c',
  } as const;
  await changeSettings(page, {
    ...SETTINGS,
    theme: 'highContrast',
    colors: { ...chosen, whiteDiscs: '#f0c552' },
  });
  for (const [square, color] of [
    ['a1', chosen.darkSquares],
    ['b1', chosen.lightSquares],
    ['a2', chosen.lightSquares],
    ['h8', chosen.darkSquares],
    ['d4', '#f0c552'],
    ['e4', chosen.blackDiscs],
  ] as const)
    await expect.poll(() => paintedColor(page, square), square).toEqual(pixelOf(color));
});
