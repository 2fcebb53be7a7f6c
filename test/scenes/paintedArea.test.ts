import { expect, test } from 'vitest';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import { layoutOf } from '../../src/look/layout.ts';
import { paintedArea } from '../../src/scenes/paintedArea.ts';

const PAGES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [3840, 2160],
] as const;

const hands = ['left', 'right'] as const;

test.each(PAGES)(
  'on %ix%i the board of every screen lies in the painted area, and that on the page',
  (width, height) => {
    for (const hand of hands) {
      const area = paintedArea({ width, height }, hand);
      expect(area.x + area.width).toBeLessThanOrEqual(width);
      expect(area.y + area.height).toBeLessThanOrEqual(height);
      for (const screen of ['menu', 'colors', 'board'] as const) {
        const { frame } = layoutOf({
          screen,
          viewport: { width, height },
          hand,
          shape: STANDARD_SHAPE,
        }).board;
        expect([area.x <= frame.x, area.y <= frame.y]).toEqual([true, true]);
        expect(area.x + area.width).toBeGreaterThanOrEqual(frame.x + frame.width);
        expect(area.y + area.height).toBeGreaterThanOrEqual(frame.y + frame.height);
      }
    }
  },
);

test('on a wide page the painted area is less than half of it', () => {
  const { width, height } = paintedArea({ width: 3840, height: 2160 }, 'right');
  expect(width * height).toBeLessThan((3840 * 2160) / 2);
});
