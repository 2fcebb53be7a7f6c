// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { allByRole, byRole, openRoom, teachDialogs } from '../../../testkit/ui/uiRoom.ts';

let room: ReturnType<typeof openRoom>;
beforeAll(teachDialogs);
beforeEach(() => {
  room = openRoom({ screen: 'you' });
  byRole('button', 'Settings').click();
});
afterEach(() => room.close());

const groups = (): readonly HTMLDetailsElement[] => [
  ...byRole('dialog', 'Settings').querySelectorAll<HTMLDetailsElement>('details.settings'),
];
const isOpen = (): readonly boolean[] => groups().map(({ open }) => open);

const seek = (text: string): void => {
  const field = byRole('searchbox', 'Find a setting') as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const switches = (): readonly (string | null)[] =>
  allByRole('switch').map(one => one.closest('label')?.textContent?.trim() ?? null);

test('there are four groups, of which the first is open, and each opens and closes by its title', () => {
  expect(isOpen()).toEqual([true, false, false, false]);
  const titles = groups().map(one => one.querySelector('summary'));
  titles[2]?.click();
  titles[0]?.click();
  expect(isOpen()).toEqual([false, false, true, false]);
});

test('a search shows what has all the words, in capitals or not, in its name or its explanation', () => {
  seek('  CORES Use ');
  expect(switches()).toEqual(['Use all processor cores']);
  expect(isOpen()).toEqual([true]);
  seek('Reducing');
  expect(byRole('dialog', 'Settings').textContent).toContain('No setting has these words.');
  seek('');
  expect(isOpen()).toEqual([true, false, false, false]);
});

test('accents need not be typed: "espanol" finds the language', () => {
  seek('espanol');
  expect(groups().map(one => one.querySelectorAll('select, input').length)).toEqual([1]);
  expect(byRole('combobox', 'Language')).toBeDefined();
});
