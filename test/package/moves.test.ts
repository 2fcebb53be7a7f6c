import { expect, test } from 'vitest';
import { legalMoves, makeSquare, movesOf, positionOf, setupOf } from '../../src/package/game.ts';

test('a position is made from moves', () => {
  const names = [...legalMoves(positionOf('f5'))].map(makeSquare);
  expect(names).toEqual(['f4', 'd6', 'f6']);
});

test('every game can be set up on its default board, and on other valid sizes', () => {
  expect(movesOf('4455', setupOf('connect4')).length).toBe(4);
  expect(setupOf('othello', '6x4').shape).toMatchObject({ width: 6, height: 4 });
  expect(() => setupOf('connect4', '6x6')).toThrow('The game "connect4" has no board of 6x6.');
  expect(() => setupOf('othello', 'big')).toThrow('The game "othello" has no board of big.');
});

test('invalid and illegal moves are rejected by name', () => {
  expect(() => positionOf('hello!')).toThrow('Not a list of moves: hello!');
  expect(() => positionOf('f5f5')).toThrow('Move 2, f5, is not legal.');
});
