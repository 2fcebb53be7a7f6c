import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '../../src/look/colors.ts';
import { contrastOf, MIN_CONTRAST } from '../../src/look/contrast.ts';
import { antiColor, shownColors } from '../../src/look/gameColors.ts';
import { lightnessOf } from '../../src/look/shade.ts';
import { THEME_NAMES, THEMES } from '../../src/look/themes.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

test('the squares of Anti-Othello are as bright as the chosen ones, so that every contrast stays', () => {
  fc.assert(
    fc.property(hex, color => {
      expect(contrastOf(color, antiColor(color))).toBeLessThan(1.15);
    }),
  );
});

const channelsOf = (color: Hex): readonly number[] =>
  [1, 3, 5].map(from => Number.parseInt(color.slice(from, from + 2), 16));

test.each(THEME_NAMES.filter(name => name !== 'colorVision'))(
  'nobody takes the board of Anti-Othello for that of Othello in %s',
  name => {
    const { darkSquares } = THEMES[name].colors;
    const turned = channelsOf(antiColor(darkSquares));
    const most = Math.max(
      ...channelsOf(darkSquares).map((value, index) => Math.abs(value - (turned[index] ?? 0))),
    );
    expect(most).toBeGreaterThan(40);
  },
);

test('Othello and free-centre Reversi have the colors that were chosen', () => {
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
