// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { gameOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, focused, press } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board' });
const open = (...request: Parameters<typeof gameOf>): void => {
  page.stores.match.setState({ match: gameOf(...request) });
};

const names = (pattern: RegExp): readonly string[] =>
  allByRole('gridcell')
    .map(cell => cell.getAttribute('aria-label') ?? '')
    .filter(name => pattern.test(name));

test.each([
  ['7x4', 4, 7],
  ['2x2', 2, 2],
  ['3x8', 8, 3],
])('a board of %s has %i rows of %i', (size, rows, columns) => {
  open('othello', '', TWO_PEOPLE, size);
  expect(allByRole('row')).toHaveLength(rows);
  for (const row of allByRole('row')) expect(row.children).toHaveLength(columns);
});

test('in the opening phase the squares in the middle are legal and flip nothing', () => {
  open('reversi');
  expect(names(/legal/)).toEqual(['d4', 'e4', 'd5', 'e5'].map(square => `${square}, empty, legal`));
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
  ['anti', '8x8', 'Anti-Othello 8x8'],
  ['reversi', '7x4', 'Reversi (free centre) 7x4'],
  ['othello', '6x6', 'Othello 6x6'],
  ['connect4', '7x6', 'Connect Four'],
  ['othello', '8x8', undefined],
] as const)('%s on %s stands on the screen as "%s"', (game, size, name) => {
  open(game, '', TWO_PEOPLE, size);
  expect(document.querySelector('.strip.top .game-name')?.textContent).toBe(name);
});

test('in Connect Four strips count no discs, and moves are columns', () => {
  open('connect4', '44');
  expect(allByRole('group', 'Red, to move')).toHaveLength(1);
  const rows = [...byRole('list', 'Moves').children].map(row => row.textContent?.replace(/\s+/g, ' ').trim());
  expect(rows).toEqual(['1 Red 4', '2 Yellow 4']);
});

test('the list of keys matches the game on the board', () => {
  open('connect4');
  press('?', document.body);
  expect(byRole('dialog', 'Keys').textContent).toMatch(/Values.*V/s);
  expect(byRole('dialog', 'Keys').textContent).toContain('1 – 7');
  expect(byRole('dialog', 'Keys').textContent).not.toContain('Pass');
});
