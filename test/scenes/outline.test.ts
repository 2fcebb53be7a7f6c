import { expect, test } from 'vitest';
import type { Rules } from '../../src/game/position.ts';
import { BOARD_LOOK } from '../../src/scenes/board/boardLook.ts';
import type { DeviceGeometry } from '../../src/scenes/board/deviceGeometry.ts';
import { outlinesOf } from '../../src/scenes/board/paint/outline.ts';

test.each<[Rules, columns: number, rows: number]>([
  ['othello', 8, 8],
  ['anti', 6, 4],
  ['connect4', 7, 6],
])('the area covered by a board of %s of %ix%i is its frame, without overlap', (rules, columns, rows) => {
  const [square, frame] = [60, 24];
  const bodies = outlinesOf({ square, frame, columns, rows } as DeviceGeometry, rules);
  const [left, top] = [Math.min(...bodies.map(({ x }) => x)), Math.min(...bodies.map(({ y }) => y))];
  const right = Math.max(...bodies.map(({ x, width }) => x + width));
  const bottom = Math.max(...bodies.map(({ y, height }) => y + height));
  expect([left, top]).toEqual([-frame, -frame]);
  expect([right, bottom]).toEqual([columns * square + frame, rows * square + frame]);
  for (const [index, { y, height }] of bodies.entries())
    expect(bodies[index + 1]?.y ?? y + height).toBe(y + height);
});

test('the corners of the frame are rounded in proportion to the squares, and less where it is thin', () => {
  const radiusOf = (square: number, frame: number) =>
    outlinesOf({ square, frame, columns: 8, rows: 8 } as DeviceGeometry, 'othello')[0]?.radius;
  const usual = BOARD_LOOK.cornerRadius * 60;
  expect(radiusOf(60, 60)).toBeCloseTo(usual);
  expect(radiusOf(120, 120)).toBeCloseTo(2 * usual);
  expect(radiusOf(60, (60 * BOARD_LOOK.frameShare) / 4)).toBeCloseTo(usual / 4);
});
