// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { openKeys } from '../../../src/ui/dialogs/keys.ts';
import { setupOf } from '../../../testkit/server/fakeTable.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, press, said } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('') } });
beforeEach(() => {
  byRole('button', 'More').click();
  byRole('button', 'Keys').click();
  byRole('button', 'Change keys').click();
});

const change = (key: string): HTMLElement => byRole('button', `Change the key for Hint, now ${key}`);
const keys = () => page.stores.settings.getState().keys;

test('a command gets the next key pressed, and its button shows it', () => {
  change('T').focus();
  change('T').click();
  press('j');
  expect(said().at(-1)).toBe('J is taken already: Show the moves of both sides.');
  press('c');
  expect(said().at(-1)).toBe('C is needed for the squares or for this list.');
  const withControl = new KeyboardEvent('keydown', { key: 'y', ctrlKey: true, bubbles: true });
  document.activeElement?.dispatchEvent(withControl);
  expect([said().at(-1), keys()]).toEqual([
    'Only letters, numbers and signs can be chosen, without Ctrl or Alt.',
    {},
  ]);
  press('Ж');
  expect(said().at(-1)).toBe('Hint: Ж');
  expect(keys()).toEqual({ hint: 'ж' });
  expect(byRole('button', 'Hint').getAttribute('aria-keyshortcuts')).toBe('Ж');
  byRole('button', 'Close').click();
  press('t');
  expect(page.play.hint).not.toHaveBeenCalled();
  press('ж');
  expect(page.play.hint).toHaveBeenCalledOnce();
});

test("Escape keeps the old key and the list open, Delete removes the command's key", () => {
  change('T').focus();
  change('T').click();
  press('Escape');
  expect(byRole('dialog', 'Keys')).toBeDefined();
  expect(keys()).toEqual({});
  change('T').click();
  press('Delete');
  expect(said().at(-1)).toBe('Hint: none');
  expect(byRole('button', 'Hint').getAttribute('aria-keyshortcuts')).toBeNull();
});

test('one key or all keys can be reset', () => {
  page.play.set('keys', { hint: 'z', undo: 'ö' });
  byRole('button', 'Reset the key for Hint').click();
  expect(keys()).toEqual({ undo: 'ö' });
  byRole('button', 'Reset all').click();
  expect(keys()).toEqual({});
  expect(allByRole('button', 'Reset all')).toHaveLength(0);
});

test('only commands can get other keys', () => {
  expect(byRole('dialog', 'Keys').textContent).not.toContain('Move over the board');
  byRole('button', 'Change keys').click();
  expect(byRole('dialog', 'Keys').textContent).toContain('Move over the board');
  const all = ['Choose the column', 'Choose the row', 'Play the square', 'Drop a disc'];
  for (const [game, rows] of [
    ['othello', all.slice(0, 3)],
    ['connect4', [all[0], all[3]]],
  ] as const) {
    page.stores.match.setState({ match: { ...matchOf(''), setup: setupOf(game) } });
    const text = byRole('dialog', 'Keys').textContent;
    expect(all.filter(row => text.includes(row))).toEqual(rows);
  }
});

test('a key with Alt works even if Alt changes its letter', () => {
  byRole('button', 'Close').click();
  const event = { key: '®', code: 'KeyR', altKey: true, bubbles: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', event));
  expect(page.play.set).toHaveBeenCalledWith('boardTurn', { quarters: 1, isMirrored: false });
});

test('away from a board the keys of each kind of game are listed under its name', () => {
  page.reopen({ screen: 'menu' });
  void openKeys(page.shell);
  for (const columns of [2, 3]) {
    const widths = [...document.querySelectorAll('.keys tr')].map(row =>
      [...row.querySelectorAll('th, td')].reduce(
        (sum, cell) => sum + Number(cell.getAttribute('colspan') ?? 1),
        0,
      ),
    );
    expect(new Set(widths)).toEqual(new Set([columns]));
    expect(document.querySelectorAll('.keys-part')).toHaveLength(4);
    byRole('button', 'Change keys').click();
  }
});
