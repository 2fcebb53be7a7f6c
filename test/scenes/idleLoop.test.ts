// @vitest-environment jsdom
import { EventEmitter } from 'node:events';
import * as Phaser from 'phaser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type IdleLoop, sleepWhenIdle } from '../../src/scenes/idleLoop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A game with only a loop. `frames` paints at most this many frames while it is awake, and returns the number. */
const gameOf = (isIdle: () => boolean) => {
  const loop = {
    running: true,
    sleep: () => {
      loop.running = false;
    },
    wake: vi.fn(() => {
      loop.running = true;
    }),
  };
  const events = new EventEmitter();
  const canvas = document.createElement('canvas');
  const idle: IdleLoop = sleepWhenIdle({ loop, events, canvas } as unknown as Phaser.Game, isIdle);
  const frames = (most: number): number => {
    let painted = 0;
    for (; painted < most && loop.running; painted++) events.emit(Phaser.Core.Events.POST_RENDER);
    return painted;
  };
  return { ...idle, loop, canvas, frames };
};

test('a game in which nothing moves paints a few more frames, and then none until something wakes it', () => {
  let isIdle = false;
  const { wake, loop, frames } = gameOf(() => isIdle);
  expect(frames(100)).toBe(100);
  isIdle = true;
  expect(frames(100)).toBeLessThan(10);
  expect(frames(100)).toBe(0);
  for (let times = 0; times < 5; times++) wake();
  vi.advanceTimersByTime(100);
  expect(loop.wake).toHaveBeenCalledTimes(1);
  expect(frames(100)).toBeGreaterThan(1);
});

test.each(['visibilitychange', 'webglcontextrestored'])(
  'a sleeping game is painted again after %s, unless it has ended',
  name => {
    const { loop, canvas, frames, stop } = gameOf(() => true);
    const happen = (): void => {
      for (const target of [document, canvas]) target.dispatchEvent(new Event(name));
      vi.advanceTimersByTime(100);
    };
    frames(100);
    happen();
    expect(loop.running).toBe(true);
    frames(100);
    stop();
    happen();
    expect(loop.running).toBe(false);
  },
);
