// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { gameOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, focused, press } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board' });
const open = (...request: Parameters<typeof gameOf>): void => {
  page.stores.match.setState({ match: gameOf(...request) });
};

test.each([
  ['7x4', 4, 7],
  ['2x2', 2, 2],
  ['3x8', 8, 3],
])('a board of %s has %i rows of %i', (size, rows, columns) => {
  open('othello', '', TWO_PEOPLE, size);
  expect(allByRole('row')).toHaveLength(rows);
  for (const row of allByRole('row')) expect(row.children).toHaveLength(columns);
});

test('the keyboard starts on a legal square, and stops at the edges', () => {
  page.reopen({ screen: 'board', match: { match: gameOf('reversi', '', TWO_PEOPLE, '7x4') } });
  press('ArrowRight', document.body);
  expect(focused()).toBe('d2');
  press('h');
  press('5');
  expect(focused()).toBe('d2');
  press('End');
  press('4');
  expect(focused()).toBe('g4');
});

test.each([
  ['reversi', '7x4', 'Reversi (free centre) 7x4'],
  ['othello', '6x6', 'Othello 6x6'],
] as const)('%s on %s stands on the screen as "%s"', (game, size, name) => {
  open(game, '', TWO_PEOPLE, size);
  expect(document.querySelector('.strip.top .game-name')?.textContent).toBe(name);
});

test('the list of keys matches the game on the board', () => {
  open('connect4');
  press('?', document.body);
  expect(byRole('dialog', 'Keys').textContent).toMatch(/Values.*V/s);
  expect(byRole('dialog', 'Keys').textContent).toContain('1 – 7');
  expect(byRole('dialog', 'Keys').textContent).not.toContain('Pass');
});
