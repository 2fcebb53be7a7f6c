// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, focused, said } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('') } });

test('there is one status, and it is not a live region', () => {
  expect(allByRole('status').map(({ textContent }) => textContent)).toEqual(['Your turn']);
  expect(byRole('status').getAttribute('aria-live')).toBe('off');
});

test.each<[SquareName, string, string]>([
  ['a1', 'left', 'below'],
  ['h1', 'right', 'below'],
  ['e1', 'centre', 'below'],
  ['a2', 'left', 'above'],
  ['d4', 'centre', 'above'],
  ['h8', 'right', 'above'],
])('the refusal for %s is shown (%s) %s the square while it applies', (name, side, where) => {
  page.stores.match.setState({ refused: { square: parseSquare(name), refusal: 'occupied' } });
  const words = document.querySelector('.refusal');
  expect([...(words?.classList ?? [])]).toEqual(['refusal', side, where]);
  expect(words?.textContent?.trim()).toBe('This square is taken.');
  page.stores.match.setState({ refused: undefined });
  expect(document.querySelector('.refusal')).toBeNull();
});

test('an engine that failed to answer can be retried', () => {
  page.stores.match.setState({ match: matchOf('f5'), thinking: 'failed' });
  byRole('button', 'Try again').click();
  expect(page.play.retry).toHaveBeenCalledOnce();
});

test('the effect of a turn is announced, even if the text repeats', () => {
  const refuse = () =>
    page.stores.match.setState({ refused: { square: parseSquare('a1'), refusal: 'flipsNothing' } });
  const match = matchOf('f5');
  page.stores.match.setState({ match: { ...match, id: '' } });
  refuse();
  refuse();
  expect(said()).toEqual([
    'Black f5, 1 disc flipped. Minimax 5 to move.',
    'Nothing to flip here.',
    'Nothing to flip here.',
  ]);
});

test('an announcement expires', () => {
  vi.useFakeTimers();
  page.stores.match.setState({ refused: { square: parseSquare('a1'), refusal: 'occupied' } });
  expect(document.querySelectorAll('[aria-live=polite] p')).toHaveLength(1);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(document.querySelectorAll('[aria-live=polite] p')).toHaveLength(0);
});

test('a match that arrives with moves is announced as continued, another as new', () => {
  page.reopen({ screen: 'board', match: { match: matchOf('f5') } });
  page.stores.match.setState({ match: matchOf('f5d6') });
  page.stores.match.setState({ match: matchOf('') });
  expect(said()).toEqual([
    'Game continued. You play Black. Minimax 5 to move.',
    'Game continued. You play Black. Your turn.',
    'New game. You play Black. Your turn.',
  ]);
});

test('a notice is announced, and dismissing it moves the focus to the board', () => {
  page.stores.app.setState({ notices: [{ id: 1, name: 'storageOff' }] });
  expect(said()[0]).toMatch(/saves nothing/);
  byRole('button', 'Dismiss').click();
  expect(page.play.dismissNotice).toHaveBeenCalledWith(1);
  expect(focused()).toBe('d3');
});
