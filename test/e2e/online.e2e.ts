import { expect, type Page } from '@playwright/test';
import type { Color } from '../../src/game/color.ts';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { winnerOf } from '../../src/game/position.ts';
import { makeShape } from '../../src/game/shape.ts';
import { RESULT, status } from './boardPage.ts';
import { meet, playToTheEnd, result, said, test } from './onlinePage.ts';

const setupOf = (game: 'othello' | 'reversi' | 'connect4', [width, height]: readonly [number, number]) => ({
  ...STANDARD_SETUP,
  game,
  shape: makeShape(width, height) ?? STANDARD_SETUP.shape,
});

const GAMES = [
  ['Othello', {}, setupOf('othello', [8, 8])],
  ['Reversi on 7x4 with a free centre', { game: 'reversi', size: '7x4' }, setupOf('reversi', [7, 4])],
  ['Connect Four', { game: 'connect4' }, setupOf('connect4', [7, 6])],
] as const;

/** The end is told to whoever won and to whoever lost, in the result and aloud. */
const expectEnd = async (page: Page, side: string): Promise<void> => {
  await expect(result(page, RESULT)).toContainText(side);
  await expect(status(page)).toHaveText(RESULT);
  await expect(said(page)).toContainText(RESULT);
};

for (const [name, settings, setup] of GAMES)
  test(`two people at two machines play ${name} to the end`, async ({ newcomer }) => {
    const [host, guest] = await meet(newcomer, settings);
    const pages = { black: host, white: guest } as const;
    const end = await playToTheEnd(pages, startOf(setup));
    const winner = winnerOf(end) as Color;
    const verb = setup.game === 'connect4' ? 'have' : 'win';
    const names = { black: 'Anna', white: 'Ben' } as const;
    await expectEnd(pages[winner], `You ${verb}`);
    await expectEnd(pages[winner === 'black' ? 'white' : 'black'], names[winner]);
  });
