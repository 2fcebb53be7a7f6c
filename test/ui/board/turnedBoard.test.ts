// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { BoardTurn } from '../../../src/look/turning.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, cell, focused, openRoom, press, teachDialogs } from '../../../testkit/ui/uiRoom.ts';

let room: ReturnType<typeof openRoom>;

beforeAll(teachDialogs);
afterEach(() => room.close());

const openTurned = (boardTurn: BoardTurn) => {
  room = openRoom({
    screen: 'board',
    match: { match: matchOf('') },
    settings: { boardTurn },
  });
};

const topRow = (): readonly (string | undefined)[] =>
  [...(allByRole('row')[0]?.querySelectorAll('[role=gridcell]') ?? [])].map(
    each => each.getAttribute('aria-label')?.split(',')[0],
  );

test('rows are read as they are seen, with the names that notation has', () => {
  openTurned({ quarters: 1, isMirrored: false });
  expect(topRow()).toEqual(['a8', 'a7', 'a6', 'a5', 'a4', 'a3', 'a2', 'a1']);
});

test.each([
  ['ArrowLeft', 'd4'],
  ['ArrowRight', 'd2'],
  ['ArrowUp', 'c3'],
  ['ArrowDown', 'e3'],
  ['Home', 'd8'],
  ['End', 'd1'],
])('on a board turned by a quarter %s leads from d3 to %s', (key, square) => {
  openTurned({ quarters: 1, isMirrored: false });
  cell('d3').focus();
  press(key);
  expect(focused()).toBe(square);
});

test('a letter and a number still name their square', () => {
  openTurned({ quarters: 2, isMirrored: true });
  press('f', document.body);
  press('5');
  expect(focused()).toBe('f5');
});

test('the focus stays on its square while the board is turned', () => {
  openTurned({ quarters: 0, isMirrored: false });
  cell('c4').focus();
  room.stores.settings.setState({ boardTurn: { quarters: 2, isMirrored: false } });
  expect(focused()).toBe('c4');
});
