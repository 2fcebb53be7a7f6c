import { expect, test } from 'vitest';
import { CHARACTERS, type Opponent } from '../../src/game/seat.ts';
import { steppedSeat } from '../../src/opponents/strength.ts';

const climb = (opponent: Opponent, level: number): readonly Opponent[] => {
  const next = steppedSeat({ game: 'othello', opponent, level }, 1);
  return [opponent, ...(next === undefined ? [] : climb(next.opponent, next.level))];
};

test('A little harder steps up through the characters by measured strength, A little easier back down', () => {
  const met = climb('lennie', 1);
  expect(met).toEqual(['lennie', 'mike', 'anita', 'claire', 'adam', 'jack', 'donald', 'arthur']);
  expect(new Set(met)).toEqual(new Set(CHARACTERS));
  for (const [index, opponent] of met.entries())
    expect(steppedSeat({ game: 'othello', opponent, level: 1 }, -1)?.opponent).toBe(met[index - 1]);
});

test.each([
  ['flipside', 12, 1],
  ['flipside', 1, -1],
  ['minimax', 9, 1],
  ['solver', 10, 1],
  ['bitboard', 1, 1],
  ['bitboard', 1, -1],
  ['arthur', 1, 1],
] as const)('there is no step from %s %i by %i', (opponent, level, step) => {
  expect(steppedSeat({ game: 'othello', opponent, level }, step)).toBeUndefined();
});
