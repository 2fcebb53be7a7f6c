// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', settings: { dragDiscs: true }, match: { match: matchOf('') } });

const cell = (name: SquareName): HTMLElement =>
  document.querySelector<HTMLElement>(`.grid [data-spot="${parseSquare(name)}"]`)!;

/** The element under the pointer, since jsdom does no layout. */
let under: Element | null = null;
beforeEach(() => {
  document.elementFromPoint = () => under;
  Element.prototype.hasPointerCapture = () => false;
});
afterEach(() => vi.restoreAllMocks());

type Pointer = Partial<{ pointerId: number; isPrimary: boolean; button: number }>;
const point = (
  type: string,
  at: EventTarget,
  { pointerId = 1, isPrimary = true, button = 0 }: Pointer = {},
): Event => {
  under = at instanceof Element ? at : under;
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 30, clientY: 40, button });
  for (const [name, value] of Object.entries({ pointerId, isPrimary }))
    Object.defineProperty(event, name, { value });
  at.dispatchEvent(event);
  return event;
};
const ghost = (): HTMLElement | null => document.querySelector('.dragged-disc');
const source = (): Element => document.querySelector('.strip.to-move > .disc')!;

test('dragging the disc of the side to move onto a square counts as pressing it', () => {
  expect(point('pointerdown', source()).defaultPrevented).toBe(true);
  expect(ghost()?.style.translate).toBe('30px 40px');
  point('pointermove', cell('d3'));
  expect(page.play.attend).toHaveBeenLastCalledWith(parseSquare('d3'));
  point('pointermove', cell('e3'), { pointerId: 2 });
  point('pointerup', cell('e3'), { pointerId: 2 });
  expect([page.play.attend.mock.calls.length, page.play.playSquare.mock.calls]).toEqual([2, []]);
  point('pointerdown', source(), { pointerId: 2 });
  expect(document.querySelectorAll('.dragged-disc')).toHaveLength(1);
  point('pointerup', cell('d3'));
  expect(page.play.playSquare.mock.calls).toEqual([[parseSquare('d3')]]);
  expect([ghost(), page.play.attend.mock.lastCall]).toEqual([null, [undefined]]);
});

test.each<[string, () => void]>([
  ['another button', () => void point('pointerdown', source(), { button: 2 })],
  ['a second finger', () => void point('pointerdown', source(), { isPrimary: false })],
  ['another place', () => void point('pointerdown', cell('d3'))],
  [
    'the disc of another player’s turn',
    () => {
      page.stores.match.setState({ match: matchOf('d3') });
      point('pointerdown', source());
    },
  ],
])('%s drags nothing', (_, press) => {
  press();
  expect(ghost()).toBeNull();
});

test('Escape or a lost pointer puts the disc back', () => {
  const pressEscape = (): boolean =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  expect(pressEscape()).toBe(true);
  point('pointerdown', source());
  expect([pressEscape(), ghost()]).toEqual([false, null]);
  point('pointerdown', source());
  point('pointercancel', window);
  expect(ghost()).toBeNull();
  point('pointerup', cell('d3'));
  expect(page.play.playSquare).not.toHaveBeenCalled();
});

const tree = treeOf(STANDARD_SETUP, parseTranscript('f5d6') ?? []);
const inStudy = (isOn: boolean, reading?: object): void => {
  const { pen } = page.stores.study.getState();
  const study = { id: 'one', tree, origin: undefined };
  page.stores.study.setState({
    study,
    reading: reading as never,
    pen: { ...pen, isOn, tone: 'red', from: undefined } as never,
  });
};
const drag = (from: SquareName, to: SquareName, pointer: Pointer = {}): void => {
  point('pointerdown', cell(from), pointer);
  point('pointerup', cell(to), pointer);
};
const drawn = (): readonly unknown[] => page.play.study.draw.mock.calls.map(([one]) => one);
const [A1, C4] = [parseSquare('a1'), parseSquare('c4')];

test.each<[string, boolean, object | undefined, Pointer, boolean]>([
  ['the pen', true, undefined, {}, true],
  ['the right button', false, undefined, { button: 2 }, true],
  ['the left button without the pen', false, undefined, {}, false],
  ['the pen while a long study is read', true, {}, {}, false],
  ['the right button while a long study is read', false, {}, { button: 2 }, false],
])('in a study %s draws rings and arrows, or not', (_, isOn, reading, pointer, draws) => {
  inStudy(isOn, reading);
  drag('a1', 'c4', pointer);
  drag('a1', 'a1', pointer);
  expect(drawn()).toEqual(
    draws
      ? [
          { tone: 'red', from: A1, to: C4 },
          { tone: 'red', from: A1 },
        ]
      : [],
  );
  point('pointerup', cell('c4'), pointer);
  expect(drawn()).toHaveLength(draws ? 2 : 0);
});

test('with the pen active, mouse and keys draw instead of playing', () => {
  inStudy(true);
  cell('d3').click();
  const press = (name: SquareName, key: string, repeat = false): boolean =>
    cell(name).dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
  expect([press('a1', 'Shift'), press('a1', 'Enter', true)]).toEqual([true, false]);
  expect(page.play.study.setPen).not.toHaveBeenCalled();
  expect(press('a1', 'Enter')).toBe(false);
  expect(page.play.study.setPen).toHaveBeenLastCalledWith({ from: A1 });
  const { pen } = page.stores.study.getState();
  page.stores.study.setState({ pen: { ...pen, from: A1 } });
  expect(document.querySelectorAll('.drawings .drawn')).toHaveLength(1);
  press('c4', ' ');
  expect(drawn()).toEqual([{ tone: 'red', from: A1, to: C4 }]);
  expect(page.play.study.setPen).toHaveBeenLastCalledWith({ from: undefined });
  expect(page.play.playSquare).not.toHaveBeenCalled();
});

test('a dragged disc is removed with the board, and no pointer moves it any more', () => {
  point('pointerdown', source());
  expect(ghost()).not.toBeNull();
  page.stores.settings.setState({ dragDiscs: false });
  expect([ghost(), document.querySelector('.drags-discs')]).toEqual([null, null]);
  page.play.attend.mockClear();
  point('pointerdown', source());
  point('pointermove', cell('d3'));
  expect([ghost(), page.play.attend.mock.calls]).toEqual([null, []]);
});
