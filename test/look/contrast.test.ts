import { colord } from 'colord';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Hex, parseHex } from '../../src/look/colors.ts';
import { contrastOf, MIN_CONTRAST, standingOut, weakPairs } from '../../src/look/contrast.ts';
import { fromHsl, hslOf, hueDistance } from '../../src/look/shade.ts';
import { THEME_NAMES, THEMES } from '../../src/look/themes.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

test('black on white has the greatest contrast', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#123456', '#123456')).toBe(1);
});

test('a color adjusted to stand out has at least 3 : 1 against any one background', () => {
  fc.assert(
    fc.property(hex, hex, (color, background) => {
      expect(contrastOf(standingOut(color, [background]), background)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }),
  );
});

test('a color that already stands out is unchanged', () => {
  expect(standingOut('#ffffff', ['#000000'])).toBe('#ffffff');
});

test.each(THEME_NAMES)('marks of the theme %s stand out from both of its squares', name => {
  const { darkSquares, lightSquares, blackMarks, whiteMarks } = THEMES[name].colors;
  for (const mark of [blackMarks, whiteMarks])
    for (const square of [darkSquares, lightSquares])
      expect(contrastOf(standingOut(mark, [darkSquares, lightSquares]), square)).toBeGreaterThanOrEqual(3);
});

test.each(THEME_NAMES)('the theme %s needs no warning', name => {
  expect(weakPairs(THEMES[name].colors)).toEqual([]);
});

test('equal colors are a weak pair with a contrast of one', () => {
  const colors = { ...THEMES.highContrast.colors, blackDiscs: '#ffffff' } as const;
  expect(weakPairs(colors)).toContainEqual({ first: 'blackDiscs', second: 'whiteDiscs', contrast: 1 });
});

test.each([
  ['#3a911a', '#3a911a'],
  ['3A911A', '#3a911a'],
  [' #fa0 ', '#ffaa00'],
  ['#12345', undefined],
  ['green', undefined],
  ['', undefined],
])('the color text %j reads as %s', (text, color) => {
  expect(parseHex(text)).toBe(color);
});

test('hue, saturation and lightness match other programs, and convert back to the color', () => {
  fc.assert(
    fc.property(hex, color => {
      const hsl = hslOf(color);
      const { h, s, l } = colord(color).toHsl();
      expect([hueDistance(hsl.h, h), Math.abs(hsl.s - s), Math.abs(hsl.l - l)].every(off => off < 1)).toBe(
        true,
      );
      expect(fromHsl(hsl)).toBe(color);
    }),
  );
});
