import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { markColor } from '../../src/board/legalMark.ts';
import { turningColor } from '../../src/board/markShapes.ts';
import type { BoardColors, Hex } from '../../src/look/colors.ts';
import { contrastOf, MIN_CONTRAST } from '../../src/look/contrast.ts';
import { lastMoveColor, markSize, rimOf } from '../../src/look/marks.ts';
import { mix } from '../../src/look/shade.ts';
import { THEME_NAMES, THEMES } from '../../src/look/themes.ts';

const COLORS = ['black', 'white'] as const;
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
const boardColors: fc.Arbitrary<BoardColors> = fc.record({
  darkSquares: hex,
  lightSquares: hex,
  blackDiscs: hex,
  whiteDiscs: hex,
  blackMarks: hex,
  whiteMarks: hex,
  connect4Frame: hex,
  redDiscs: hex,
  yellowDiscs: hex,
});

/** The strongest contrast at the edges of a mark: with its square, with its rim, or of the rim with the square. */
const bestEdge = (mark: Hex, square: Hex): number => {
  const { tone, alpha } = rimOf(mark, square);
  const rim = mix(square, tone, alpha);
  return Math.max(contrastOf(mark, square), contrastOf(rim, square), contrastOf(rim, mark));
};

test('a mark of any color stands out on a square of any color, if necessary by its rim', () => {
  fc.assert(
    fc.property(hex, hex, (mark, square) => {
      expect(bestEdge(mark, square)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }),
  );
});

test.each([
  ['#3f9e9b', '#3a911a', '#000000'],
  ['#3a911a', '#3a911a', '#000000'],
  ['#ffffff', '#ffffff', '#000000'],
  ['#000000', '#000000', '#ffffff'],
] as const)('the rim of %s on %s is %s, the tone that stands out from both', (mark, square, tone) => {
  expect(rimOf(mark, square).tone).toBe(tone);
  expect(rimOf(mark, square).alpha).toBeGreaterThan(0);
});

test.each(THEME_NAMES)('the marks of %s have a thin visible rim', theme => {
  const { colors } = THEMES[theme];
  for (const color of COLORS)
    for (const square of [colors.darkSquares, colors.lightSquares]) {
      const mark = markColor(colors, color);
      const { tone, alpha } = rimOf(mark, square);
      expect(alpha).toBeGreaterThan(0);
      const seen = Math.max(contrastOf(tone, mark), contrastOf(tone, square));
      expect(seen).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }
});

test.each(THEME_NAMES.filter(name => name !== 'classic'))(
  'the marks of %s stand out from every square without their rim',
  theme => {
    const { colors } = THEMES[theme];
    for (const color of COLORS)
      for (const square of [colors.darkSquares, colors.lightSquares])
        expect(contrastOf(markColor(colors, color), square)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  },
);

test('a dot is 22 % of a square wide, and 30 % in a bold theme', () => {
  const sizes = { square: 100, diameter: 75 };
  expect(2 * markSize('dots', sizes).radius).toBeCloseTo(22);
  expect(2 * markSize('dots', { ...sizes, bold: true }).radius).toBeCloseTo(30);
  expect(markSize('discs', { ...sizes, bold: true }).radius).toBe(markSize('discs', sizes).radius);
});

test('the dot of the last move and the ring of a flip stand out on any disc', () => {
  fc.assert(
    fc.property(boardColors, fc.constantFrom(...COLORS), (colors, color) => {
      const disc = color === 'black' ? colors.blackDiscs : colors.whiteDiscs;
      expect(contrastOf(lastMoveColor(colors, color), disc)).toBeGreaterThanOrEqual(MIN_CONTRAST - 0.05);
      expect(contrastOf(turningColor(colors, color), disc)).toBeGreaterThanOrEqual(MIN_CONTRAST - 0.05);
    }),
    { numRuns: 60 },
  );
});
