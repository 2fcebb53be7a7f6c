import { describe, test } from 'vitest';
import { compareGame } from './randomGames.ts';

const GAMES = 10_000;
const SHARES = 10;

describe('random games on boards of every size, with all rules and starts', () => {
  test.each(Array.from({ length: SHARES }, (_, index) => index + 1))(
    `agree with the engine at every ply and in their results: ${GAMES / SHARES} games, part %i`,
    () => {
      for (let game = 0; game < GAMES / SHARES; game++) compareGame();
    },
  );
});
