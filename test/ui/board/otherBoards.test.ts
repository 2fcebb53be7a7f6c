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
] as const)('%s on %s stands on the screen as "%s"', (game, size, name) => {
  open(game, '', TWO_PEOPLE, size);
  expect(document.querySelector('.strip.top')?.textContent).toContain(name);
});

test('plain Othello shows no name', () => {
  open('othello');
  expect(document.querySelector('.game-name')).toBeNull();
});

test.each([
  ['reversi', '', 'Black to move: place a disc in the centre'],
  ['reversi', 'd4e4d5e5', 'Black to move'],
  ['anti', '', 'Black to move. Fewest discs wins.'],
  ['anti', 'f5f6', 'Black to move'],
  ['connect4', '4', 'Yellow to move'],
  ['connect4', '4141414', 'Red wins with four in a row.'],
] as const)('the status of %s after "%s" is "%s"', (game, moves, text) => {
  open(game, moves);
  expect(byRole('status').textContent).toBe(text);
});

test('two people are named by their colors', () => {
  open('othello');
  expect(allByRole('group').map(strip => strip.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining(['White, 2 discs', 'Black, 2 discs, to move']),
  );
  expect(document.body.textContent).not.toContain('You');
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
