import { expect, test } from 'vitest';
import type { GameName } from '../../src/game/games.ts';
import { type Contender, isCharacter, OTHELLO_LADDER } from '../../src/game/seat.ts';
import { stepOffered, steppedSeat } from '../../src/opponents/strength.ts';
import { matchOf, TWO_PEOPLE, WHITE_WINS } from '../../testkit/ui/matches.ts';

const HUMAN = { type: 'human' } as const;
const MINIMAX = { type: 'computer', opponent: 'minimax', level: 5 } as const;

const climb = (game: GameName, one: Contender): readonly Contender[] => {
  const next = steppedSeat({ game, ...one }, 1);
  return [one, ...(next === undefined ? [] : climb(game, { opponent: next.opponent, level: next.level }))];
};

test('A little harder climbs all levels and characters, A little easier leads back down', () => {
  const met = climb('othello', { opponent: 'flipside', level: 1 });
  expect(met).toEqual(OTHELLO_LADDER);
  expect(met).toHaveLength(20);
  for (const [index, one] of met.entries())
    expect(steppedSeat({ game: 'xot', ...one }, -1)).toEqual(
      index === 0 ? undefined : { type: 'computer', ...met[index - 1] },
    );
});

test('in Anti-Othello levels lead to levels, and characters to characters', () => {
  const levels = climb('anti', { opponent: 'flipside', level: 1 });
  expect(levels.map(({ level }) => level)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  const characters = climb('anti', { opponent: 'lennie', level: 1 });
  expect(characters).toEqual(OTHELLO_LADDER.filter(({ opponent }) => isCharacter(opponent)));
});

test('other opponents step through their own levels', () => {
  expect(steppedSeat({ game: 'othello', opponent: 'minimax', level: 4 }, 1)).toMatchObject({ level: 5 });
  expect(steppedSeat({ game: 'connect4', opponent: 'solver', level: 4 }, -1)).toMatchObject({ level: 3 });
});

test.each([
  ['flipside', 12, 1],
  ['flipside', 1, -1],
  ['minimax', 9, 1],
  ['solver', 10, 1],
  ['bitboard', 1, 1],
  ['bitboard', 1, -1],
] as const)('there is no step from %s %i by %i', (opponent, level, step) => {
  expect(steppedSeat({ game: 'othello', opponent, level }, step)).toBeUndefined();
});

test.each([
  ['a win', { black: MINIMAX, white: HUMAN }, 1],
  ['a loss', { black: HUMAN, white: MINIMAX }, -1],
  ['a game of two people', TWO_PEOPLE, undefined],
  ['a loss to the lowest level', { black: HUMAN, white: { ...MINIMAX, level: 1 } }, undefined],
])('after %s the next opponent is offered by %i', (_, seats, step) => {
  expect(stepOffered(matchOf(WHITE_WINS, seats))).toBe(step);
});
