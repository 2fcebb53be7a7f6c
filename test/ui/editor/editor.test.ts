// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { allByRole, byRole, cell, isAvailable, press, said, write } from '../../../testkit/ui/queries.ts';
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

test('a press from the keyboard or a screen reader uses the tool, and is said', () => {
  cell('a1').click();
  expect(nameOf('a1')).toBe('a1, black');
  cell('a1').click();
  expect(nameOf('a1')).toBe('a1, white');
  expect(said().at(-1)).toBe('a1, white');
});

test('keys move over the squares and put discs on them', () => {
  cell('a1').focus();
  for (const key of ['b', 'ArrowDown', 'W', 'End', 'b', 'Delete']) press(key);
  expect([nameOf('a1'), nameOf('a2'), nameOf('h2')]).toEqual(['a1, black', 'a2, white', 'h2, empty']);
  expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  cell('c3').focus();
  press('w');
  expect(nameOf('c3')).toBe('c3, white');
  for (let time = 0; time < 2; time++)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }));
  expect(nameOf('h2')).toBe('h2, black');
});

test('a position that cannot be played says why, beside buttons that only say it again', () => {
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

test('Play asks who plays, as on the menu, and then begins', () => {
  byRole('button', 'Play').click();
  const dialog = byRole('dialog', 'Play from this position');
  expect(dialog.querySelector('select#opponent')).not.toBeNull();
  byRole('radio', 'Watch').click();
  expect(page.stores.settings.getState().side).toBe('none');
  expect(dialog.querySelectorAll('.seat-row')).toHaveLength(2);
  [...dialog.querySelectorAll('button')].at(-1)?.click();
  expect(page.play.editor.start).toHaveBeenCalledOnce();
});

test('the text is the position, and text that is none stays until something else changes', () => {
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

test('only the game with blocked squares has a tool for them, and Connect Four counts whose turn it is', () => {
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
