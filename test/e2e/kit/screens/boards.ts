import { expect, type Locator, type Page } from '@playwright/test';
import type { Match } from '../../../../src/game/match.ts';
import { gameOf, matchOf, TWO_COMPUTERS, TWO_PEOPLE, WHITE_WINS } from '../../../../testkit/ui/matches.ts';
import { button, cell, column, pressTool } from '../boardPage.ts';
import {
  AGAINST_FLIPSIDE,
  AGAINST_SOLVER,
  after,
  byKey,
  dialogAfter,
  MIDDLE,
  type Opening,
  onBoard,
  onMatch,
} from './opening.ts';

/** The last move of the game in which White wins. */
const g1 = (page: Page): Locator => cell(page, 'g1');

/** A game that has just ended, with its result. */
const afterLastMove = (match: Match, last: (page: Page) => Locator): Opening =>
  after(onMatch(match), async page => {
    await last(page).click();
    await expect(page.locator('.result')).toBeVisible();
  });

const BEGUN = onMatch(matchOf(MIDDLE, AGAINST_FLIPSIDE));

/** Games on the board, and the dialogs opened over them. */
export const BOARDS = {
  Othello: BEGUN,
  'a game with its first move to come': onBoard('game=othello&you=black&level=3'),
  'a board of 2x2': onBoard('game=othello&size=2x2&you=both'),
  'a board of 4x4': onBoard('game=othello&size=4x4&you=both'),
  'a high board': onBoard('game=anti&size=2x8&you=black'),
  'a broad board': onBoard('game=reversi&size=8x4&you=both'),
  'an octagon': onBoard('game=octagon&you=black'),
  'Connect Four': onMatch(gameOf('connect4', '44352', AGAINST_SOLVER)),
  'a game that is watched': onBoard('game=othello&you=none&opponent=lennie'),
  'a game with free passing': onBoard('game=othello&you=black&passing=free'),
  'a result': afterLastMove(matchOf(WHITE_WINS.slice(0, -2), TWO_PEOPLE), g1),
  'a result with another level': afterLastMove(
    matchOf(WHITE_WINS.slice(0, -2), { black: AGAINST_FLIPSIDE.white, white: AGAINST_FLIPSIDE.black }),
    g1,
  ),
  'a result of Connect Four': afterLastMove(gameOf('connect4', '112233', AGAINST_SOLVER), page =>
    column(page, 4),
  ),
  'a result of a game that was watched': after(onMatch(matchOf(WHITE_WINS, TWO_COMPUTERS)), page =>
    expect(page.locator('.result')).toBeVisible(),
  ),
  'the buttons without room': dialogAfter(BEGUN, async page => {
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, 'More').click();
  }),
  'the players': dialogAfter(BEGUN, page => pressTool(page, 'Players')),
  'Keys at the board': byKey('F1'),
  'a new game in the middle of another': byKey('F2'),
} satisfies Readonly<Record<string, Opening>>;
