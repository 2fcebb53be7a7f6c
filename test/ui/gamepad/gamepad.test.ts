// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseSquare } from '../../../src/game/square.ts';
import { mountGamepad } from '../../../src/ui/gamepad/gamepad.ts';
import { nearestTo } from '../../../src/ui/gamepad/nearest.ts';
import { moveFocus, pressFocused } from '../../../src/ui/gamepad/padFocus.ts';
import { createPadRhythm, heldOn } from '../../../src/ui/gamepad/padReading.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, cell, focused } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const pad = (pressed: readonly number[], axes: readonly number[] = [0, 0]) => ({
  buttons: Array.from({ length: 17 }, (_, number) => ({ pressed: pressed.includes(number) })),
  axes,
});

test('the buttons of the standard mapping have their actions', () => {
  expect(heldOn(pad([0]))).toEqual(['press']);
  expect(heldOn(pad([1]))).toEqual(['back']);
  expect(heldOn(pad([5]))).toEqual(['hint']);
  expect(heldOn(pad([9]))).toEqual(['menu']);
  expect(heldOn(pad([12, 15]))).toEqual(['up', 'right']);
  expect(heldOn(pad([2, 3, 16]))).toEqual([]);
});

test('the left stick works like the D-pad, once pushed far enough', () => {
  expect(heldOn(pad([], [-0.9, 0.1]))).toEqual(['left']);
  expect(heldOn(pad([], [0.2, 0.8]))).toEqual(['down']);
  expect(heldOn(pad([], [0.3, -0.3]))).toEqual([]);
});

test('a button acts once per press, a direction repeats while it is held', () => {
  const rhythm = createPadRhythm();
  const times = (action: 'press' | 'right'): number => {
    let count = 0;
    for (let now = 0; now <= 1000; now += 20) count += rhythm([action], now).length;
    rhythm([], 1001);
    return count;
  };
  expect(times('press')).toBe(1);
  expect(times('press')).toBe(1);
  expect(times('right')).toBe(6);
});

const box = (left: number, top: number, width = 40, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('a step leads to the nearest element in its direction, preferring those ahead to those aside', () => {
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
  const [ahead, beside] = [{ box: box(0, 200) }, { box: box(100, 150) }];
  expect(nearestTo(box(0, 100), [beside, ahead], 'down')).toBe(ahead);
});

describe('a gamepad', () => {
  const page = sharePage({ screen: 'board', match: { match: matchOf('') } });

  beforeAll(() => {
    // Browser functions that jsdom lacks.
    Element.prototype.checkVisibility ??= () => true;
    Element.prototype.scrollIntoView ??= () => undefined;
  });

  test('moves over the squares like the arrow keys, and plays the focused square', () => {
    cell('d3').focus();
    for (const direction of ['right', 'down'] as const) moveFocus(direction);
    expect(focused()).toBe('e4');
    for (const direction of ['left', 'left'] as const) moveFocus(direction);
    pressFocused();
    expect(page.play.playSquare).toHaveBeenCalledExactlyOnceWith(parseSquare('c4'));
  });

  test('presses the focused button away from the board', () => {
    byRole('button', 'Hint').focus();
    pressFocused();
    expect(page.play.hint).toHaveBeenCalledOnce();
  });

  test('moves to the nearest element away from the board, by steps in a slider and by options in a list', () => {
    const told: string[] = [];
    const at = <Name extends 'button' | 'input' | 'select'>(name: Name, top: number, more: object = {}) => {
      const element = Object.assign(document.createElement(name), more);
      element.getBoundingClientRect = () => box(0, top) as DOMRect;
      for (const type of ['input', 'change']) element.addEventListener(type, () => told.push(type));
      return document.body.appendChild(element);
    };
    const [first, second] = [at('button', 900), at('button', 940)];
    const slider = at('input', 980, { type: 'range', max: '10', value: '5' });
    const list = at('select', 1020, { innerHTML: '<option>a<option disabled>b<option>c' });
    first.focus();
    moveFocus('down');
    expect(document.activeElement).toBe(second);
    moveFocus('down');
    for (const [direction, value] of [
      ['right', '6'],
      ['left', '5'],
      ['left', '4'],
    ] as const) {
      moveFocus(direction);
      expect([document.activeElement, slider.value]).toEqual([slider, value]);
    }
    expect(told).toEqual(['input', 'change', 'input', 'change', 'input', 'change']);
    moveFocus('down');
    for (const value of ['c', 'a']) {
      pressFocused();
      expect([list.value, told.at(-1)]).toEqual([value, 'change']);
    }
    for (const place of [slider, second, first]) {
      moveFocus('up');
      expect(document.activeElement).toBe(place);
    }
    first.blur();
    pressFocused();
    expect(document.activeElement).not.toBe(document.body);
    for (const element of [first, second, slider, list]) element.remove();
  });

  /** Holds a button of the standard mapping briefly. */
  const hold = (button: number): void => {
    const end = mountGamepad(page.shell);
    vi.stubGlobal('navigator', { getGamepads: () => [null, pad([button])] });
    vi.advanceTimersByTime(50);
    end();
    vi.advanceTimersByTime(50);
  };
  beforeEach(() => {
    vi.useFakeTimers();
    page.stores.settings.setState({ farOffered: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('goes back: closes a layer, else cancels an action, else undoes a move', () => {
    page.stores.match.setState({ match: matchOf('f5d6'), asksNewGame: true });
    hold(1);
    expect([allByRole('dialog'), page.play.undo.mock.calls]).toEqual([[], []]);
    hold(1);
    expect(page.play.undo).toHaveBeenCalledOnce();
    page.stores.match.setState({ intended: parseSquare('c3') });
    hold(1);
    expect(page.play.dropIntended).toHaveBeenCalledOnce();
    for (const [screen, call] of [
      ['colors', page.play.cancelDraft],
      ['you', page.play.openMenu],
    ] as const) {
      page.stores.app.setState({ screen });
      hold(1);
      expect(call).toHaveBeenCalledOnce();
    }
    expect(page.play.undo).toHaveBeenCalledOnce();
  });

  test('has buttons for a hint and for the menu, on the board only', () => {
    hold(5);
    hold(9);
    const calls = () => [page.play.hint.mock.calls.length, page.play.openMenu.mock.calls.length];
    expect(calls()).toEqual([1, 1]);
    page.stores.app.setState({ screen: 'you' });
    hold(5);
    hold(9);
    expect(calls()).toEqual([1, 1]);
  });

  test('does nothing while the page is hidden, and asks once whether the person sits far away', () => {
    page.stores.settings.setState({ farOffered: false });
    page.stores.app.setState({ viewport: { width: 1440, height: 639 } });
    hold(4);
    expect([allByRole('dialog').length, page.stores.settings.getState().farOffered]).toEqual([0, false]);
    page.play.hint.mockClear();
    page.stores.app.setState({ viewport: { width: 1440, height: 640 } });
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    hold(5);
    expect(page.play.hint).not.toHaveBeenCalled();
    visible.mockRestore();
    hold(5);
    byRole('button', 'Show it larger').click();
    expect(page.stores.settings.getState()).toMatchObject({ farView: true, farOffered: true });
    page.stores.settings.setState({ farView: false });
    hold(5);
    expect(allByRole('dialog')).toEqual([]);
  });
});
