import { afterAll, expect, test } from 'vitest';
import { GAMES, type GameName } from '../../../src/game/games.ts';
import { type Opponent, opponentsOf } from '../../../src/game/seat.ts';
import { closeEngine, said } from './typedGame.ts';

afterAll(closeEngine);

const SEATS = GAMES.flatMap(game =>
  opponentsOf(game).map((opponent): [GameName, Opponent] => [game, opponent]),
);

test.each(SEATS)('%s is played against %s', async (game, opponent) => {
  const name = opponent === 'solver' ? 'flipside' : opponent;
  const lines = await said(`--game ${game} --you white --opponent ${name} --level 1`, 'hint', 'undo');
  expect(lines.join('\n')).toMatch(/^(Black|Red) plays /m);
  expect(lines.join('\n')).toMatch(/^Good (squares|columns): /m);
});
