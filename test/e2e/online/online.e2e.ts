import { expect, type Page } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { winnerOf } from '../../../src/game/position.ts';
import { makeShape } from '../../../src/game/shape.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { RESULT, status } from '../kit/boardPage.ts';
import { meet, playToTheEnd, result, said, test } from '../kit/onlinePage.ts';

const setupOf = (game: 'othello' | 'reversi' | 'connect4', [width, height]: readonly [number, number]) => ({
  ...STANDARD_SETUP,
  game,
  shape: makeShape(width, height) ?? STANDARD_SETUP.shape,
});

/** Short games: the first with two passes and no black disc left, the second a draw. */
const SWEPT = parseTranscript('d3c3f5d2b2b4d1a1b3e1b5c1b1a3f1g1b6d6c2g6c5f6e3f2d7d8') ?? [];
const DRAWN = parseTranscript('c2d3d2c3b4b1d4e4b2d1e1c4c1a4a1b3') ?? [];

/** How each learns of the end. */
const ENDS = [
  ['Othello', {}, setupOf('othello', [8, 8]), SWEPT, [/You win 30-0\./, /You lose 0-30\./]],
  [
    'Reversi on 7x4 with a free centre',
    { game: 'reversi', size: '7x4' },
    setupOf('reversi', [7, 4]),
    DRAWN,
    [/An even game\./, /An even game\./],
  ],
  [
    'Connect Four',
    { game: 'connect4' },
    setupOf('connect4', [7, 6]),
    [],
    [/You win with four in a row\./, /(Anna|Ben) wins with four in a row\./],
  ],
] as const;

const expectEnd = async (page: Page, told: RegExp): Promise<void> => {
  await expect(result(page, RESULT)).toContainText(told);
  await expect(status(page)).toHaveText(RESULT);
  await expect(said(page)).toContainText(RESULT);
  await expect(page).toHaveTitle(RESULT);
};

for (const [name, settings, setup, moves, [winnerIsTold, loserIsTold]] of ENDS)
  test(`two people at two machines play ${name} to the end`, {
    tag: name === 'Connect Four' ? '@quick' : [],
  }, async ({ newcomer }) => {
    const [black, white] = await meet(newcomer, settings);
    const end = await playToTheEnd({ black, white }, startOf(setup), moves);
    const [winner, loser] = winnerOf(end) === 'white' ? [white, black] : [black, white];
    await expectEnd(winner, winnerIsTold);
    await expectEnd(loser, loserIsTold);
  });
