// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { commandsWith } from '../../../src/play/commands/commands.ts';
import { runCommand } from '../../../src/ui/board/toolbar/toolbarItems.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { byRole, cell, isAvailable, press } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('') } });

test('keys run commands of the table, and letters only while they are on', () => {
  press('n');
  press('F2');
  expect(page.play.newGame).toHaveBeenCalledTimes(2);
  page.stores.settings.setState({ letterKeys: false });
  press('n');
  press('f');
  press('F2');
  expect(page.play.newGame).toHaveBeenCalledTimes(3);
  expect(document.activeElement).toBe(document.body);
});

test('Undo and Redo are enabled when there is something to undo or redo', () => {
  // Redo is under More.
  byRole('button', 'More').click();
  const canRedo = (): boolean => !(byRole('button', 'Redo') as HTMLButtonElement).disabled;
  expect([isAvailable('Undo'), canRedo()]).toEqual([false, false]);
  const match = matchOf('f5d6');
  page.stores.match.setState({ match });
  expect([isAvailable('Undo'), canRedo()]).toEqual([true, false]);
  page.stores.match.setState({ match: { ...match, transcript: [], undone: match.transcript } });
  expect([isAvailable('Undo'), canRedo()]).toEqual([false, true]);
});

test('after pressing a button beside the board, arrows move the focused square again', () => {
  const undo = byRole('button', 'Undo');
  undo.focus();
  undo.click();
  press('ArrowRight');
  expect(document.activeElement?.closest('[role=grid]')).not.toBeNull();
});

test('Escape closes the result, but leaves no game', () => {
  page.stores.match.setState({ result: 'shown' });
  const used = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(used);
  expect([page.play.closeResult.mock.calls.length, used.defaultPrevented]).toEqual([1, true]);
  page.stores.match.setState({ result: 'closed' });
  press('Escape');
  expect(page.play.closeResult).toHaveBeenCalledOnce();
  expect(page.play.openMenu).not.toHaveBeenCalled();
});

test('any key dismisses the pass card, and Escape does nothing else', () => {
  page.stores.match.setState({ passCard: 'white' });
  press('Escape');
  expect(page.play.dismissPassCard).toHaveBeenCalledOnce();
  expect(page.play.openMenu).not.toHaveBeenCalled();
});

test.each(['Enter', ' '])('"%s" on a square dismisses the pass card, and plays nothing', key => {
  page.stores.match.setState({ passCard: 'white' });
  cell('d3').focus();
  press(key);
  expect(page.play.dismissPassCard).toHaveBeenCalledOnce();
  expect(page.play.playSquare).not.toHaveBeenCalled();
});

test.each(['?', 'F1'])('"%s" opens the list of keys, and no key plays while it is open', key => {
  press(key, document.body);
  for (const words of ['Undo', 'Close what is open'])
    expect(byRole('dialog', 'Keys').textContent).toContain(words);
  press('n', document.body);
  expect(page.play.newGame).not.toHaveBeenCalled();
});

test('away from the board the keys of online tables and of replays have their own lists', () => {
  page.reopen({ screen: 'you' });
  byRole('button', 'Keys').click();
  const parts = [...byRole('dialog', 'Keys').querySelectorAll('tbody')].map(({ textContent }) => textContent);
  expect(parts).toHaveLength(5);
  expect(parts[0]).toContain('Undo');
  for (const text of ['Resign', 'Forward']) expect(parts[0]).not.toContain(text);
  for (const text of ['At an online table', 'Resign']) expect(parts[1]).toContain(text);
  for (const text of ['In a replay', 'Forward']) expect(parts[2]).toContain(text);
});

test('the board can be read out, and full screen switched on and off', async () => {
  page.reopen();
  const heard: string[] = [];
  const run = (name: 'readBoard' | 'fullScreen'): void => {
    const command = commandsWith({}).find(one => one.name === name);
    if (command !== undefined) runCommand({ ...page.shell, say: text => void heard.push(text) }, command);
  };
  run('readBoard');
  expect(heard[0]).toMatch(/^Row 1: a to h empty\..* Your turn\.$/);
  const asked: string[] = [];
  document.documentElement.requestFullscreen = async () => void asked.push('fill');
  document.exitFullscreen = () => Promise.reject(asked.push('leave'));
  for (const fullScreen of ['off', 'on'] as const) {
    page.stores.app.setState({ fullScreen });
    run('fullScreen');
  }
  expect(asked).toEqual(['fill', 'leave']);
  await until(() => expect(heard).toHaveLength(2));
});
