import { expect, test } from 'vitest';
import { shareOf } from './characterGames.ts';

const GAMES = 200;
const PARTS = 4;

/** In parts, so that slow machines finish each in time. */
test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'Arthur plays to win in part %i of 200 games against random moves',
  part => {
    const games = GAMES / PARTS;
    expect(shareOf('arthur', 'random moves', games, { from: part * games })).toBeGreaterThan(0.6);
  },
);
