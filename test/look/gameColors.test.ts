import { colord } from 'colord';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '../../src/look/colors.ts';
import { contrastOf, MIN_CONTRAST } from '../../src/look/contrast.ts';
import { shownColors, shownLine } from '../../src/look/gameColors.ts';
import { hueDistance, lightnessOf } from '../../src/look/shade.ts';
import { DEFAULT_COLORS, THEME_NAMES, THEMES } from '../../src/look/themes.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

const boardOf = (darkSquares: Hex, lightSquares: Hex) => ({ ...DEFAULT_COLORS, darkSquares, lightSquares });

test('the squares of Anti-Othello have the luminance of the chosen ones, which keeps the contrasts', () => {
  fc.assert(
    fc.property(hex, hex, (dark, light) => {
      const shown = shownColors(boardOf(dark, light), 'anti');
      expect(contrastOf(dark, shown.darkSquares)).toBeLessThan(1.06);
      expect(contrastOf(light, shown.lightSquares)).toBeLessThan(1.06);
    }),
  );
});

const channelsOf = (color: Hex): readonly number[] =>
  [1, 3, 5].map(from => Number.parseInt(color.slice(from, from + 2), 16));

/** The largest difference of two colors in any channel. */
const distanceOf = (a: Hex, b: Hex): number => {
  const other = channelsOf(b);
  return Math.max(...channelsOf(a).map((value, index) => Math.abs(value - (other[index] ?? 0))));
};

test.each(THEME_NAMES.filter(name => name !== 'colorVision'))(
  'the board of Anti-Othello is clearly different from that of Othello in %s',
  name => {
    const { colors } = THEMES[name];
    const { darkSquares, lightSquares } = shownColors(colors, 'anti');
    expect(distanceOf(colors.darkSquares, darkSquares)).toBeGreaterThan(40);
    expect(distanceOf(colors.lightSquares, lightSquares)).toBeGreaterThan(40);
  },
);

test('a brick red board changes color in Anti-Othello too', () => {
  const { darkSquares } = shownColors(boardOf('#9c5a48', '#a9745f'), 'anti');
  expect(distanceOf('#9c5a48', darkSquares)).toBeGreaterThan(40);
});

test('the hue of lines shifts with their squares', () => {
  const { line } = THEMES.classic;
  expect(shownLine('classic', DEFAULT_COLORS, 'othello')).toBe(line);
  expect(distanceOf(line, shownLine('classic', DEFAULT_COLORS, 'anti'))).toBeGreaterThan(40);
});

const hueOf = (color: Hex): number => colord(color).toHsl().h;

test.each(THEME_NAMES)('on purple squares the lines of %s are purple and visible', name => {
  const colors = { ...THEMES[name].colors, darkSquares: '#6a2f8f', lightSquares: '#7d41a3' } as const;
  const line = shownLine(name, colors, 'othello');
  if (!THEMES[name].bold) expect(hueDistance(hueOf(line), hueOf('#6a2f8f'))).toBeLessThan(10);
  expect(distanceOf(line, '#7438a0')).toBeGreaterThan(15);
});

test('lines on very dark squares are lighter than the squares', () => {
  const line = shownLine('classic', boardOf('#101014', '#18181e'), 'othello');
  expect(lightnessOf(line)).toBeGreaterThan(lightnessOf('#18181e') + 0.1);
});

test('Othello and free-centre Reversi have the chosen colors', () => {
  const { colors } = THEMES.walnut;
  expect(shownColors(colors, 'othello')).toBe(colors);
  expect(shownColors(colors, 'reversi')).toBe(colors);
});

test.each(THEME_NAMES)('both discs of Connect Four stand out from the holes of %s', name => {
  const { blackDiscs, whiteDiscs, darkSquares } = shownColors(THEMES[name].colors, 'connect4');
  for (const disc of [blackDiscs, whiteDiscs])
    expect(contrastOf(disc, darkSquares)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  expect(lightnessOf(whiteDiscs)).toBeGreaterThan(lightnessOf(blackDiscs));
});
