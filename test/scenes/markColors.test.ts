import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardColors, Hex } from '../../src/look/colors.ts';
import { contrastOf, MIN_CONTRAST } from '../../src/look/contrast.ts';
import { mix } from '../../src/look/shade.ts';
import { THEME_NAMES, THEMES } from '../../src/look/themes.ts';
import { lastMoveColor, legalInk, turningColor } from '../../src/scenes/board/markColors.ts';

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

test.each(THEME_NAMES)('every mark of %s stands out, translucent as it is', theme => {
  const { colors } = THEMES[theme];
  for (const color of COLORS) {
    const { color: ink, alpha } = legalInk(colors, color);
    for (const square of [colors.darkSquares, colors.lightSquares])
      expect(contrastOf(mix(square, ink, alpha), square)).toBeGreaterThanOrEqual(MIN_CONTRAST - 0.05);
  }
});

test('the dot of the last move and the ring of a flip are seen on any disc', () => {
  fc.assert(
    fc.property(boardColors, fc.constantFrom(...COLORS), (colors, color) => {
      const disc = color === 'black' ? colors.blackDiscs : colors.whiteDiscs;
      expect(contrastOf(lastMoveColor(colors, color), disc)).toBeGreaterThanOrEqual(MIN_CONTRAST - 0.05);
      expect(contrastOf(turningColor(colors, color), disc)).toBeGreaterThanOrEqual(MIN_CONTRAST - 0.05);
    }),
    { numRuns: 60 },
  );
});
