import { test } from 'vitest';
import { compareGame } from './randomGames.ts';

const GAMES = 1_500;

test(`${GAMES} random games on boards of every size, with all rules and starts, agree with the engine`, () => {
  for (let game = 0; game < GAMES; game++) compareGame();
});
