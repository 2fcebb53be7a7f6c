import { expect, test } from 'vitest';
import {
  type ItemName,
  inOrder,
  partItems,
  phonePlaces,
} from '../../../src/ui/board/toolbar/toolbarOrder.ts';

const items = (...names: readonly ItemName[]) => inOrder(names.map(name => ({ name })));
const onPhone = (...names: readonly ItemName[]) => {
  const all = items(...names);
  const { placed, rest } = partItems(all, phonePlaces(all) - 1);
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

test('a phone has Undo, Hint and New game beside the board, and everything else behind More', () => {
  const { placed, rest } = onPhone(...LOCAL);
  expect(placed).toEqual(['undo', 'hint', 'newGame']);
  expect(rest).toEqual(['redo', 'moves', 'menu', 'discSize', 'sound', 'players', 'keys']);
});

test('Pass has its place where it can be needed', () => {
  expect(onPhone(...LOCAL, 'pass').placed).toEqual(['undo', 'hint', 'pass', 'newGame']);
});

test('a phone at a table keeps what ends the game away from greetings', () => {
  const { placed, rest } = onPhone(
    'askTakeBack',
    'offerDraw',
    'resign',
    'offerNewGame',
    'greet',
    'muteGreetings',
    'leave',
    'discSize',
    'sound',
  );
  expect(placed).toEqual(['greet', 'askTakeBack', 'offerDraw']);
  expect(rest.slice(-2)).toEqual(['resign', 'leave']);
});

test('whoever has little to do has the most usual buttons beside the board', () => {
  expect(onPhone('muteGreetings', 'leave', 'discSize', 'sound', 'moves').placed).toEqual([
    'moves',
    'sound',
    'leave',
  ]);
});

test('without enough room the spare buttons go first', () => {
  const { rest } = partItems(items(...LOCAL), 8);
  expect(rest.map(({ name }) => name)).toEqual(['players', 'keys']);
});

test('a phone in a study has the steps, the panel and the way back beside the board', () => {
  const all = items('first', 'back', 'forward', 'last', 'leaveStudy', 'moves', 'discSize', 'sound', 'menu');
  const { placed, rest } = partItems(all, phonePlaces(all, 'study') - 1, 'study');
  expect(placed.map(({ name }) => name)).toEqual(['back', 'forward', 'moves', 'leaveStudy']);
  expect(rest.map(({ name }) => name)).toEqual(['first', 'last', 'menu', 'discSize', 'sound']);
});
