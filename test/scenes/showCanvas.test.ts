// @vitest-environment jsdom
import * as Phaser from 'phaser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showCanvas } from '../../src/scenes/showCanvas.ts';
import { startHeadless } from './setup.ts';

let game: Phaser.Game;
let views: string[];
const giveUp = vi.fn();
const onGone = vi.fn();
let stop: () => void;

beforeEach(async () => {
  vi.clearAllMocks();
  views = [];
  ({ game } = await startHeadless(new Phaser.Scene('board')));
  // Only the test paints frames.
  game.loop.stop();
  game.canvas.remove();
  Object.assign(game, { renderer: { gl: { getExtension: () => null }, destroy: () => {} } });
  const host = { parent: document.body, onView: (view: string) => views.push(view), onGone };
  stop = showCanvas(game, host, giveUp);
});
afterEach(() => {
  stop();
  game.destroy(true);
});

const settle = (): Promise<void> => new Promise(resolve => void setTimeout(resolve));
const paint = async (): Promise<void> => {
  game.events.emit(Phaser.Core.Events.POST_RENDER);
  await settle();
};
const hear = (event: string): boolean => game.canvas.dispatchEvent(new Event(event));
const isLaid = (): boolean => document.body.contains(game.canvas);

test('the canvas is added to the page with its first picture', async () => {
  expect(isLaid()).toBe(false);
  await paint();
  expect([isLaid(), views]).toEqual([true, ['canvas']]);
});

test('a canvas that lost its picture is replaced by a drawing, and returns with its next picture', async () => {
  await paint();
  hear('webglcontextlost');
  expect([isLaid(), views.at(-1)]).toEqual([false, 'drawing']);
  hear('webglcontextrestored');
  expect([isLaid(), views.at(-1)]).toEqual([false, 'drawing']);
  await paint();
  expect([isLaid(), views.at(-1)]).toEqual([true, 'canvas']);
});

test('a picture lost before it was seen is not shown', async () => {
  game.events.emit(Phaser.Core.Events.POST_RENDER);
  hear('webglcontextlost');
  await settle();
  expect([isLaid(), views]).toEqual([false, ['drawing']]);
});

test('after the third loss the canvas is given up', async () => {
  for (const isLast of [false, false, true]) {
    await paint();
    hear('webglcontextlost');
    expect([giveUp.mock.calls.length, onGone.mock.calls.length]).toEqual(isLast ? [1, 1] : [0, 0]);
    hear('webglcontextrestored');
  }
});
