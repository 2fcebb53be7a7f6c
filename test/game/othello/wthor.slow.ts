import { expect, test } from 'vitest';
import {
  blackScoreEmptiesToWinner,
  isOver,
  type OthelloPosition,
} from '../../../src/game/othello/position.ts';
import { readRecordedGames } from '../../../testkit/game/recordedGames.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { replayed } from './games.ts';

const GAMES_KNOWN = 134_215;

test('all recorded tournament games are legal, finished and scored as recorded', () => {
  const games = readRecordedGames(fromRoot('..', 'shared', 'data', 'wthor', 'games.txt.gz'));
  const wrong = games.filter(({ transcript, blackScore }) => {
    const end = replayed(transcript).positions.at(-1) as OthelloPosition;
    return !isOver(end) || blackScoreEmptiesToWinner(end) !== blackScore;
  });
  expect(games).toHaveLength(GAMES_KNOWN);
  expect(wrong).toEqual([]);
});
