// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import { parseSquare } from '../../../src/game/square.ts';
import { nearestTo } from '../../../src/ui/gamepad/nearest.ts';
import { moveFocus, pressFocused } from '../../../src/ui/gamepad/padFocus.ts';
import { createPadRhythm, heldOn } from '../../../src/ui/gamepad/padReading.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { byRole, cell, focused } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

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

describe('a gamepad', () => {
  const page = sharePage({ screen: 'board', match: { match: matchOf('') } });

  beforeAll(() => {
    // What a browser can do and jsdom cannot.
    Element.prototype.checkVisibility ??= () => true;
    Element.prototype.scrollIntoView ??= () => undefined;
  });

  test('moves over the squares as the arrow keys do, and plays what has the focus', () => {
    cell('d3').focus();
    for (const direction of ['right', 'down'] as const) moveFocus(direction);
    expect(focused()).toBe('e4');
    for (const direction of ['left', 'left'] as const) moveFocus(direction);
    pressFocused();
    expect(page.play.playSquare).toHaveBeenCalledExactlyOnceWith(parseSquare('c4'));
  });

  test('elsewhere presses the button that has the focus', () => {
    byRole('button', 'Hint').focus();
    pressFocused();
    expect(page.play.hint).toHaveBeenCalledOnce();
  });
});
