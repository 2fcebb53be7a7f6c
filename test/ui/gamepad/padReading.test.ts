import { expect, test } from 'vitest';
import { nearestTo } from '../../../src/ui/gamepad/nearest.ts';
import { createPadRhythm, heldOn } from '../../../src/ui/gamepad/padReading.ts';

const pad = (pressed: readonly number[], axes: readonly number[] = [0, 0]) => ({
  buttons: Array.from({ length: 17 }, (_, number) => ({ pressed: pressed.includes(number) })),
  axes,
});

test('the buttons of the standard mapping have their meanings', () => {
  expect(heldOn(pad([0]))).toEqual(['press']);
  expect(heldOn(pad([1]))).toEqual(['back']);
  expect(heldOn(pad([5]))).toEqual(['hint']);
  expect(heldOn(pad([9]))).toEqual(['menu']);
  expect(heldOn(pad([12, 15]))).toEqual(['up', 'right']);
  expect(heldOn(pad([2, 3, 16]))).toEqual([]);
});

test('the left stick moves as the cross does, once it is pushed far enough', () => {
  expect(heldOn(pad([], [-0.9, 0.1]))).toEqual(['left']);
  expect(heldOn(pad([], [0.2, 0.8]))).toEqual(['down']);
  expect(heldOn(pad([], [0.3, -0.3]))).toEqual([]);
});

test('a button acts once for each press, a direction again and again while it is held', () => {
  const rhythm = createPadRhythm();
  const times = (action: 'press' | 'right'): number => {
    let count = 0;
    for (let now = 0; now <= 1000; now += 20) count += rhythm([action], now).length;
    rhythm([], 1001);
    return count;
  };
  expect(times('press')).toBe(1);
  expect(times('press')).toBe(1);
  expect(times('right')).toBeGreaterThan(3);
});

const box = (left: number, top: number, width = 40, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('a step leads to what is nearest in its direction, rather ahead than aside', () => {
  const places = [
    { name: 'below', box: box(0, 60) },
    { name: 'far below', box: box(0, 200) },
    { name: 'aside', box: box(120, 45) },
  ];
  const from = box(0, 0);
  expect(nearestTo(from, places, 'down')?.name).toBe('below');
  expect(nearestTo(from, places, 'right')?.name).toBe('aside');
  expect(nearestTo(from, places, 'left')).toBeUndefined();
  expect(nearestTo(from, places, 'up')).toBeUndefined();
});
