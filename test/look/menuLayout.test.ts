import { expect, test } from 'vitest';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import { type Direction, layoutOf, type Rect } from '../../src/look/layout.ts';

const menuOf = (width: number, height: number, direction: Direction = 'ltr') =>
  layoutOf({
    screen: 'menu',
    viewport: { width, height },
    shape: STANDARD_SHAPE,
    rules: 'othello',
    hand: 'right',
    direction,
  });

const right = ({ x, width }: Rect): number => x + width;

test.each([
  [320, 568],
  [360, 640],
  [390, 844],
])(
  'on a phone of %ix%i the name stands beside the board, and both end above the controls',
  (width, height) => {
    const { board, panel, name } = menuOf(width, height);
    expect(name?.x).toBeGreaterThanOrEqual(right(board.frame));
    expect(name && right(name)).toBeLessThanOrEqual(width);
    const mirrored = menuOf(width, height, 'rtl');
    expect(mirrored.name && right(mirrored.name)).toBeLessThanOrEqual(mirrored.board.frame.x);
    expect(Math.max(board.frame.y + board.frame.height, (name?.y ?? 0) + (name?.height ?? 0))).toBeLessThan(
      panel.y,
    );
  },
);

test('on a high phone and on wider pages the name is part of the controls', () => {
  for (const [width, height] of [
    [412, 915],
    [820, 1180],
    [844, 390],
    [1366, 768],
  ] as const)
    expect(menuOf(width, height).name).toBeUndefined();
});

test('beside a low board the controls get the width for two columns', () => {
  for (const [width, height] of [
    [720, 450],
    [844, 390],
  ] as const) {
    const { board, panel } = menuOf(width, height);
    expect(panel.width).toBeGreaterThanOrEqual(400);
    expect(board.frame.height).toBeGreaterThan(height / 2);
  }
});
