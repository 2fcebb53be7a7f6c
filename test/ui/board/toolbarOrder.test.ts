import { expect, test } from 'vitest';
import { type ItemName, inOrder, mainPlaces, partItems } from '../../../src/ui/board/toolbar/toolbarOrder.ts';

const items = (...names: readonly ItemName[]) => inOrder(names.map(name => ({ name })));
const onPhone = (...names: readonly ItemName[]) => {
  const all = items(...names);
  const { placed, rest } = partItems(all, mainPlaces(all) - 1);
  return { placed: placed.map(({ name }) => name), rest: rest.map(({ name }) => name) };
};

const LOCAL = [
  'newGame',
  'undo',
  'redo',
  'hint',
  'discSize',
  'sound',
  'menu',
  'players',
  'moves',
  'keys',
] as const;

const AWAY = ['redo', 'moves', 'menu', 'discSize', 'sound', 'players', 'keys'] as const;
const TABLE = ['askTakeBack', 'offerDraw', 'resign', 'offerNewGame', 'greet', 'leave', 'sound'] as const;
const ENDS = ['resign', 'leave'] as const;
const FEW = ['muteGreetings', 'leave', 'discSize', 'sound', 'moves'] as const;

test.each<[string, all: readonly ItemName[], placed: readonly ItemName[], last: readonly ItemName[]]>([
  ['Undo, Hint and New game', LOCAL, ['undo', 'hint', 'newGame'], AWAY],
  ['Pass in games that may need it', [...LOCAL, 'pass'], ['undo', 'hint', 'pass', 'newGame'], AWAY],
  [
    'at a table, Greet far from the buttons that end the game',
    TABLE,
    ['greet', 'askTakeBack', 'offerDraw'],
    ENDS,
  ],
  ['common ones if there are few', FEW, ['moves', 'sound', 'leave'], []],
])('the buttons beside the board on a phone: %s', (_, all, placed, last) => {
  const shown = onPhone(...all);
  expect(shown.placed).toEqual(placed);
  expect(shown.rest.slice(shown.rest.length - last.length)).toEqual(last);
});

test('if space is short, the least important buttons go first', () => {
  const { rest } = partItems(items(...LOCAL), 8);
  expect(rest.map(({ name }) => name)).toEqual(['players', 'keys']);
});

test('a phone in a study has the steps, the panel and the way back beside the board', () => {
  const all = items('first', 'back', 'forward', 'last', 'leaveStudy', 'moves', 'discSize', 'sound', 'menu');
  const { placed, rest } = partItems(all, mainPlaces(all, 'study') - 1, 'study');
  expect(placed.map(({ name }) => name)).toEqual(['back', 'forward', 'moves', 'leaveStudy']);
  expect(rest.map(({ name }) => name)).toEqual(['first', 'last', 'menu', 'discSize', 'sound']);
});
