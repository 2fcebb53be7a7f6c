// @vitest-environment jsdom
import * as Phaser from 'phaser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discChanges } from '../../src/game/discChanges.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { parseSquare, type SquareName } from '../../src/game/square.ts';
import { fitBoard } from '../../src/look/boardGeometry.ts';
import { turnPlan } from '../../src/look/motion.ts';
import { centreOf, deviceGeometry } from '../../src/scenes/board/deviceGeometry.ts';
import { drawRays } from '../../src/scenes/board/views/rays.ts';
import { replayed } from '../game/othello/games.ts';
import { startHeadless } from './setup.ts';

const GEOMETRY = deviceGeometry(fitBoard({ x: 0, y: 0, width: 600, height: 600 }, STANDARD_START.shape), 1);

let scene: Phaser.Scene;
beforeEach(async () => {
  scene = await startHeadless(new Phaser.Scene('board'));
});
afterEach(() => scene.game.destroy(true));

/** The lines that are drawn for the last move of a game when this much of the rays' time has passed, each once. */
const linesAt = (moves: string, progress: number): readonly string[] => {
  const [before = STANDARD_START, after = STANDARD_START] = replayed(moves).positions.slice(-2);
  const draw = vi.spyOn(Phaser.GameObjects.Graphics.prototype, 'lineBetween').mockClear();
  const changes = discChanges(before, after);
  const rays = drawRays(scene, changes, turnPlan(changes, 1, 500), [GEOMETRY, scene.add.container()]);
  rays.apply(progress);
  return [...new Set(draw.mock.calls.map(ends => ends.map(Math.round).join(' ')))].sort();
};

const line = (from: SquareName, to: SquareName): string =>
  [from, to]
    .flatMap(name => {
      const { x, y } = centreOf(GEOMETRY, parseSquare(name) ?? 0);
      return [x, y];
    })
    .map(Math.round)
    .join(' ');

test('rays run from the new disc to the far end of every line that turns', () => {
  expect(linesAt('f5', 1)).toEqual([line('f5', 'd5')]);
  expect(linesAt('f5f6e6f4', 1)).toEqual([line('f4', 'd4'), line('f4', 'f6')].sort());
});

test('a ray is under way before it is there', () => {
  const whole = line('f5', 'd5').split(' ').map(Number);
  const [ends = ''] = linesAt('f5', 0.2);
  const [x = 0, y] = ends.split(' ').slice(2).map(Number);
  expect(y).toBe(whole[3]);
  expect(x).toBeGreaterThan(whole[2] ?? 0);
  expect(x).toBeLessThan(whole[0] ?? 0);
});
