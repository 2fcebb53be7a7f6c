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

const RAY_MILLISECONDS = 500;

/** The rays of a game's last move, and the layer they are drawn on. */
const raysOf = (moves: string) => {
  const [before = STANDARD_START, after = STANDARD_START] = replayed(moves).positions.slice(-2);
  const changes = discChanges(before, after);
  const layer = scene.add.container();
  const rays = drawRays(scene, changes, turnPlan(changes, 1, RAY_MILLISECONDS), [GEOMETRY, layer]);
  return { rays, drawing: layer.list[0] as Phaser.GameObjects.Graphics };
};

/** The lines drawn for a game's last move at this share of the rays' time, without duplicates. */
const linesAt = (moves: string, progress: number): readonly string[] => {
  const draw = vi.spyOn(Phaser.GameObjects.Graphics.prototype, 'lineBetween').mockClear();
  raysOf(moves).rays.apply(progress);
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

test('rays run from the new disc to the far end of every line that flips', () => {
  expect(linesAt('f5', 1)).toEqual([line('f5', 'd5')]);
  expect(linesAt('f5f6e6f4', 1)).toEqual([line('f4', 'd4'), line('f4', 'f6')].sort());
});

test('a ray grows toward its end', () => {
  const whole = line('f5', 'd5').split(' ').map(Number);
  const [ends = ''] = linesAt('f5', 0.2);
  const [x = 0, y] = ends.split(' ').slice(2).map(Number);
  expect(y).toBe(whole[3]);
  expect(x).toBeGreaterThan(whole[2] ?? 0);
  expect(x).toBeLessThan(whole[0] ?? 0);
});

test('a ray is complete after its time, and then fades', () => {
  const { rays, drawing } = raysOf('f5');
  const there = RAY_MILLISECONDS / rays.duration;
  expect(linesAt('f5', there)).toEqual([line('f5', 'd5')]);
  const strengths = [there, (1 + there) / 2, 1].map(progress => {
    rays.apply(progress);
    return drawing.alpha;
  });
  expect(strengths).toEqual([expect.closeTo(1), expect.closeTo(0.5), expect.closeTo(0)]);
});
