// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  allByRole,
  byRole,
  cell,
  cells,
  isAvailable,
  press,
  said,
  write,
} from '../../../testkit/ui/queries.ts';
import { sharePage, teachDialogs } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'editor' });
beforeAll(teachDialogs);
beforeEach(() => {
  // jsdom lays nothing out.
  document.elementFromPoint = () => null;
});

const nameOf = (name: Parameters<typeof cell>[0]) => cell(name).getAttribute('aria-label');
const text = () => document.querySelector('textarea')!;
const about = () => document.querySelector('#position-about');
const problem = () => document.querySelector('#editor-problem')?.textContent;
const type = (value: string): void => write(text(), value);

test('a press from the keyboard or a screen reader uses the tool, and is announced', () => {
  cell('a1').click();
  expect(nameOf('a1')).toBe('a1, black');
  cell('a1').click();
  expect(nameOf('a1')).toBe('a1, white');
  expect(said().at(-1)).toBe('a1, white');
});

test('keys move over the squares and place discs on them', () => {
  cell('a1').focus();
  for (const key of ['b', 'ArrowDown', 'W', 'End', 'b', 'Delete']) press(key);
  expect([nameOf('a1'), nameOf('a2'), nameOf('h2')]).toEqual(['a1, black', 'a2, white', 'h2, empty']);
  expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  cell('c3').focus();
  press('w');
  expect(nameOf('c3')).toBe('c3, white');
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'b', [held]: true, bubbles: true }),
    );
  expect(nameOf('c3')).toBe('c3, white');
  for (let time = 0; time < 2; time++)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }));
  expect(nameOf('h2')).toBe('h2, black');
});

test('an unplayable position shows the reason, which its buttons only announce again', () => {
  expect(problem()).toBe('');
  byRole('button', 'Clear').click();
  expect(problem()).toBe('There are no discs on the board yet.');
  expect([isAvailable('Play'), isAvailable('Analyze')]).toEqual([false, false]);
  byRole('button', 'Analyze').click();
  byRole('button', 'Play').click();
  expect(page.play.editor.analyze).not.toHaveBeenCalled();
  expect(allByRole('dialog')).toHaveLength(0);
  expect(said().at(-1)).toBe('There are no discs on the board yet.');
  byRole('button', 'Undo').click();
  byRole('button', 'Analyze').click();
  expect(page.play.editor.analyze).toHaveBeenCalledOnce();
});

test('Play asks who plays, as the menu does, and then starts the game', () => {
  byRole('button', 'Play').click();
  const dialog = byRole('dialog', 'Play from this position');
  expect(dialog.querySelectorAll('.opponents')).toHaveLength(1);
  byRole('radio', 'Watch').click();
  expect(page.stores.settings.getState().side).toBe('none');
  expect(dialog.querySelectorAll('.opponents')).toHaveLength(2);
  [...dialog.querySelectorAll('button')].at(-1)?.click();
  expect(page.play.editor.start).toHaveBeenCalledOnce();
});

test('the text field shows the position, and invalid text stays until something else changes', () => {
  expect(text().value).toBe(`${'-'.repeat(27)}OX------XO${'-'.repeat(27)} X`);
  type(`${'-'.repeat(27)}OX------XO${'-'.repeat(26)}X O`);
  expect(nameOf('h8')).toBe('h8, black');
  type('q');
  expect(text().value).toBe('q');
  expect(text().getAttribute('aria-invalid')).toBe('true');
  expect(about()?.textContent).toContain('“q” is no disc');
  expect([about()?.className, about()?.role]).toEqual(['refused', 'alert']);
  expect(nameOf('h8')).toBe('h8, black');
  byRole('button', 'Mirror').click();
  expect(text().hasAttribute('aria-invalid')).toBe(false);
  expect([about()?.className, about()?.role]).toEqual(['quiet', null]);
  expect(nameOf('a8')).toBe('a8, black');
});

test('only the game with blocked squares has a tool for them, and Connect Four derives the turn from the counts', () => {
  const choose = (value: string): void => write(document.querySelector('#editor-game')!, value);
  expect(allByRole('radio', 'Blocked')).toHaveLength(0);
  choose('blocked');
  byRole('radio', 'Blocked').click();
  cell('a1').click();
  expect(nameOf('a1')).toBe('a1, blocked');
  choose('connect4');
  expect(document.querySelectorAll('[role=gridcell]')).toHaveLength(42);
  expect(document.querySelector('main')?.textContent).toContain('By the number of discs, Red is to move.');
  expect(isAvailable('Rotate')).toBe(false);
});

test('dragging draws on every square on the way, from pointerdown to release', () => {
  document.elementFromPoint = (x, y) => cells()[8 * Math.floor(y / 10) + Math.floor(x / 10)] ?? null;
  const send = (type: string, x: number, y: number, more: object = {}): void => {
    const target =
      type === 'pointermove' || type === 'pointerup' ? cell('h8') : document.elementFromPoint(x, y);
    const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, detail: 1, ...more });
    target?.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }));
  };
  const drawn = (): string =>
    text()
      .value.replace(/ .$/, '')
      .replace(/(.{8})/g, '$1 ')
      .trim();
  byRole('button', 'Clear').click();
  const empty = Array(7).fill('--------');
  send('pointermove', 5, 5);
  expect(page.play.attend).toHaveBeenLastCalledWith(0, { x: 5, y: 5 });
  send('pointerdown', 5, 5, { button: 2 });
  send('pointermove', 35, 5);
  expect(drawn()).toBe(['--------', ...empty].join(' '));
  send('pointerdown', 5, 5);
  send('pointermove', 35, 5);
  send('pointermove', 39, 5);
  send('pointerup', 39, 5);
  send('click', 5, 5);
  send('pointermove', 75, 75);
  expect(drawn()).toBe(['XXXX----', ...empty].join(' '));
  send('pointerdown', 5, 5);
  window.dispatchEvent(new Event('pointercancel'));
  send('pointermove', 35, 5);
  expect(drawn()).toBe(['OXXX----', ...empty].join(' '));
  byRole('grid', 'Board').dispatchEvent(new Event('pointerleave'));
  expect(page.play.attend).toHaveBeenLastCalledWith(undefined);
});

test('changes are undone and redone by keys, but not while text is typed', () => {
  const key = (name: string, more: KeyboardEventInit, target: EventTarget = document): boolean => {
    const event = new KeyboardEvent('keydown', { key: name, cancelable: true, bubbles: true, ...more });
    return !target.dispatchEvent(event);
  };
  cell('a1').click();
  const ctrl = { ctrlKey: true };
  for (const [taken, name] of [
    [key('z', ctrl, text()), 'a1, black'],
    [key('z', { ...ctrl, altKey: true }), 'a1, black'],
    [key('z', {}), 'a1, black'],
    [key('x', ctrl), 'a1, black'],
  ] as const)
    expect([taken, nameOf('a1')]).toEqual([false, name]);
  expect([key('Z', { metaKey: true }), nameOf('a1')]).toEqual([true, 'a1, empty']);
  expect([key('y', ctrl), nameOf('a1')]).toEqual([true, 'a1, black']);
  expect([key('z', ctrl), nameOf('a1')]).toEqual([true, 'a1, empty']);
  expect([key('z', { ...ctrl, shiftKey: true }), nameOf('a1')]).toEqual([true, 'a1, black']);
});

test("the board's width and height can be chosen where the game has several sizes", () => {
  const choose = (side: 'columns' | 'rows', value: string): void =>
    write(document.querySelector(`#editor-${side}`)!, value);
  choose('columns', '6');
  choose('rows', '4');
  expect(cells()).toHaveLength(24);
  expect(
    [...(document.querySelector('#editor-rows') as HTMLSelectElement).options]
      .map(({ value }) => value)
      .join(''),
  ).toBe('2345678');
  document.querySelector<HTMLElement>('[name=turn][value=white]')?.click();
  expect(text().value.at(-1)).toBe('O');
  for (const name of ['Undo', 'Redo']) byRole('button', name).click();
  expect(said().slice(-2)).toEqual(['Undone.', 'Redone.']);
});

test('on a small page the tools are beside the board, and everything else opens over it', () => {
  page.reopen({ screen: 'editor', viewport: { width: 568, height: 320 } });
  const sheet = (): HTMLElement => document.querySelector('.editor-sheet') as HTMLElement;
  const more = (): HTMLElement => byRole('button', 'More');
  expect([sheet().hidden, more().ariaExpanded, allByRole('radiogroup').length]).toEqual([true, 'false', 2]);
  expect(document.querySelectorAll('.editor-bar [role=radiogroup]')).toHaveLength(1);
  more().click();
  expect([sheet().hidden, more().ariaExpanded, document.activeElement]).toEqual([
    false,
    'true',
    byRole('button', 'Close'),
  ]);
  byRole('button', 'Close').click();
  expect([sheet().hidden, document.activeElement]).toEqual([true, more()]);
});
