import { expect } from '@playwright/test';
import { startOf } from '../../../src/game/games.ts';
import { winnerOf } from '../../../src/game/position.ts';
import { gameOf } from '../../../testkit/ui/matches.ts';
import { RESULT, status } from '../kit/boardPage.ts';
import { meet, playToTheEnd, result, said, test } from '../kit/onlinePage.ts';

test('two people at two machines play Connect Four to the end', { tag: '@quick' }, async ({ newcomer }) => {
  const [black, white] = await meet(newcomer, { game: 'connect4' });
  const end = await playToTheEnd({ black, white }, startOf(gameOf('connect4').setup));
  const [winner, loser] = winnerOf(end) === 'white' ? [white, black] : [black, white];
  await expect(result(winner, RESULT)).toContainText('You win with four in a row.');
  await expect(result(loser, RESULT)).toContainText(/(Anna|Ben) wins with four in a row\./);
  for (const page of [winner, loser]) {
    await expect(status(page)).toHaveText(RESULT);
    await expect(said(page)).toContainText(RESULT);
    await expect(page).toHaveTitle(RESULT);
  }
});
