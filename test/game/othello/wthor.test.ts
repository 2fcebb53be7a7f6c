import { expect, test } from 'vitest';
import {
  blackScoreEmptiesToWinner,
  isOver,
  type OthelloPosition,
} from '../../../src/game/othello/position.ts';
import { readRecordedGames } from '../../../testkit/game/recordedGames.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { replayed } from './games.ts';

const games = readRecordedGames(fromRoot('data', 'wthor-sample.txt.gz'));

test('a thousand tournament games are legal, finished and scored as recorded', () => {
  expect(games.length).toBeGreaterThan(1000);
  for (const { transcript, blackScore } of games) {
    const end = replayed(transcript).positions.at(-1) as OthelloPosition;
    expect(isOver(end), transcript).toBe(true);
    expect(blackScoreEmptiesToWinner(end), transcript).toBe(blackScore);
  }
});
