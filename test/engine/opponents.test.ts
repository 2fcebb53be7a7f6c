import { expect, test } from 'vitest';
import { hintMethod, methodOf } from '../../src/engine/opponents.ts';

test('the level of minimax is its depth', () => {
  expect(methodOf('minimax', 7)).toEqual({ by: 'minimax', depth: 7 });
});

test('bitboard has a budget of half a million evaluations, whatever the level', () => {
  expect(methodOf('bitboard', 3)).toEqual({ by: 'bitboard', evaluations: 500_000 });
});

test('a hint comes from the strongest opponent', () => {
  expect(hintMethod).toEqual(methodOf('bitboard', 1));
});
