import { expect, test } from 'vitest';
import { shareOf } from './characterGames.ts';

test('Arthur plays to win in all of 200 games against random moves', () => {
  expect(shareOf('arthur', 'random moves', 200)).toBeGreaterThan(0.6);
});
