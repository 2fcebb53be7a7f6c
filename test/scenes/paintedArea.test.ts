import { expect, test } from 'vitest';
import { CONNECT4_SHAPE } from '../../src/game/connect4/position.ts';
import { parseSize, STANDARD_SHAPE } from '../../src/game/shape.ts';
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

const SIZES = ['2x2', '8x2', '2x8', '5x5', '7x4', '3x8', '8x8'];
const STANDARD = { shape: STANDARD_SHAPE, rules: 'othello' } as const;
const BOARDS = [
  ...SIZES.map(size => ({ shape: parseSize(size) ?? STANDARD_SHAPE, rules: 'othello' }) as const),
  { shape: CONNECT4_SHAPE, rules: 'connect4' } as const,
];

const reaches = [
  ['left', 'ltr'],
  ['right', 'ltr'],
  ['right', 'rtl'],
] as const;

test.each(PAGES)(
  'on %ix%i the painted area is on the page and contains the board of every screen',
  (width, height) => {
    for (const [hand, direction] of reaches) {
      for (const screen of ['menu', 'colors', 'board'] as const) {
        for (const board of BOARDS) {
          const area = paintedArea({ ...board, viewport: { width, height }, hand, direction });
          expect(area.x + area.width).toBeLessThanOrEqual(width);
          expect(area.y + area.height).toBeLessThanOrEqual(height);
          const { frame, head } = layoutOf({
            ...board,
            screen,
            viewport: { width, height },
            hand,
            direction,
          }).board;
          expect([area.x <= frame.x, area.y <= frame.y - head]).toEqual([true, true]);
          expect(area.x + area.width).toBeGreaterThanOrEqual(frame.x + frame.width);
          expect(area.y + area.height).toBeGreaterThanOrEqual(frame.y + frame.height);
        }
      }
    }
  },
);

test('on a wide page the painted area is less than two thirds of it', () => {
  const viewport = { width: 3840, height: 2160 };
  const { width, height } = paintedArea({ ...STANDARD, viewport, hand: 'right', direction: 'ltr' });
  expect(width * height).toBeLessThan((3840 * 2160 * 2) / 3);
});
