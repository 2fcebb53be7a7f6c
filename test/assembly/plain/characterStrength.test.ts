import { describe, expect, test } from 'vitest';
import { CHARACTERS, type Character } from '../../../src/game/seat.ts';
import { shareOf } from './characterGames.ts';

/** Arthur searches deepest: its 200 games are in `characterStrength.long.ts`. */
const gamesOf = (character: Character): number => (character === 'arthur' ? 40 : 200);
const antiGamesOf = (character: Character): number => (character === 'arthur' ? 10 : 30);

describe.each(CHARACTERS)('%s plays to win', character => {
  const least = character === 'lennie' ? 0.55 : 0.6;

  test('against random moves', () => {
    expect(shareOf(character, 'random moves', gamesOf(character))).toBeGreaterThan(least);
  });

  test('against random moves in Anti-Othello, with its taste reversed', () => {
    expect(shareOf(character, 'random moves', antiGamesOf(character), { rules: 'anti' })).toBeGreaterThan(
      least,
    );
  });
});

test('Donald beats Lennie', () => {
  expect(shareOf('donald', 'lennie', 40)).toBeGreaterThan(0.8);
});
