import { colord } from 'colord';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '../../src/look/colors.ts';
import { fromHsl, hslOf, hueDistance } from '../../src/look/shade.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

test('hue, saturation and lightness are those of any other program, and lead back to the color', () => {
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
