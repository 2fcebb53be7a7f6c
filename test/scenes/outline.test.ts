import { expect, test } from 'vitest';
import type { Rules } from '../../src/game/position.ts';
import type { DeviceGeometry } from '../../src/scenes/board/deviceGeometry.ts';
import { outlinesOf } from '../../src/scenes/board/paint/outline.ts';

test.each<[Rules, columns: number, rows: number]>([
  ['othello', 8, 8],
  ['anti', 6, 4],
  ['connect4', 7, 6],
])(
  'what covers the backdrop under a board of %s of %ix%i is its frame, without overlap',
  (rules, columns, rows) => {
    const [square, frame] = [60, 24];
    const bodies = outlinesOf({ square, frame, columns, rows } as DeviceGeometry, rules);
    const [left, top] = [Math.min(...bodies.map(({ x }) => x)), Math.min(...bodies.map(({ y }) => y))];
    const right = Math.max(...bodies.map(({ x, width }) => x + width));
    const bottom = Math.max(...bodies.map(({ y, height }) => y + height));
    expect([left, top]).toEqual([-frame, -frame]);
    expect([right, bottom]).toEqual([columns * square + frame, rows * square + frame]);
    for (const [index, { y, height }] of bodies.entries())
      expect(bodies[index + 1]?.y ?? y + height).toBe(y + height);
  },
);
