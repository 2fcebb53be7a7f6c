import { describe, expect, test } from 'vitest';
import { CHARACTERS, type Character } from '../../../src/game/seat.ts';
import { shareOf } from './characterGames.ts';

/** Arthur searches deepest, so his 200 games are split up below. */
const gamesOf = (character: Character): number => (character === 'arthur' ? 40 : 200);
const antiGamesOf = (character: Character): number => (character === 'arthur' ? 10 : 30);

describe.each(CHARACTERS)('%s plays to win', character => {
  const least = character === 'lennie' ? 0.55 : 0.6;

  test('against random moves', () => {
    expect(shareOf(character, 'random moves', gamesOf(character))).toBeGreaterThan(least);
  });

  test('against random moves in Anti-Othello, with its evaluation reversed', () => {
    expect(shareOf(character, 'random moves', antiGamesOf(character), { rules: 'anti' })).toBeGreaterThan(
      least,
    );
  });
});

test('Donald beats Lennie', () => {
  expect(shareOf('donald', 'lennie', 40)).toBeGreaterThan(0.8);
});

const GAMES = 200;
const PARTS = 4;

/** Split, so that slow machines finish each part in time. */
test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'Arthur plays to win in part %i of 200 games against random moves',
  part => {
    const games = GAMES / PARTS;
    expect(shareOf('arthur', 'random moves', games, { from: part * games })).toBeGreaterThan(0.6);
  },
);
