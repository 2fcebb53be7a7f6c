import { expect } from '@playwright/test';
import { seasonOf } from '../../../../testkit/store/season.ts';
import { matchOf, TWO_PEOPLE } from '../../../../testkit/ui/matches.ts';
import { board, button, pressTool, startButton } from '../boardPage.ts';
import { bringIn } from '../ownData.ts';
import {
  after,
  at,
  byKey,
  dialog,
  dialogAfter,
  MENU,
  MIDDLE,
  type Opening,
  onMatch,
  pressing,
} from './opening.ts';

/** Presses a button beside the board of a game of two people. */
const byTool = (name: string, moves = MIDDLE): Opening =>
  dialogAfter(onMatch(matchOf(moves, TWO_PEOPLE)), page => pressTool(page, name));

const atPlace = (address: string, heading: string): Opening =>
  after(at(address), page => expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible());

const LESSONS = atPlace('./#lessons', 'Lessons');

/** Screens that have tests of their own instead of an entry in the table. */
export const MORE = {
  'the menu': after(MENU, page => expect(startButton(page)).toBeVisible()),
  'the menu with everything open': after(MENU, async page => {
    await page.getByRole('combobox', { name: 'Game' }).selectOption('Anti-Othello');
    await button(page, 'More').click();
  }),
  Lessons: LESSONS,
  'a lesson': after(LESSONS, async page => {
    await button(page, 'Othello: the rules').click();
    await expect(board(page)).toBeVisible();
  }),
  Library: atPlace('./#library', 'Library'),
  Openings: atPlace('./#openings', 'Openings'),
  importing: pressing(at('./#study'), 'Import'),
  'what another device left': after(at('./#take=ABCDEFGHJKMNPQRTUV'), dialog),
  'bringing in a file': dialogAfter(at('./#you'), page => bringIn(page, seasonOf(Date.UTC(2026, 10, 23)))),
  'taking a game along': byTool('Export'),
  'sharing a game': byTool('Share'),
  'changing keys': after(byKey('F1'), async page => {
    await button(page, 'Change keys').click();
    await page.getByRole('button', { name: 'Change the key for Hint' }).click();
    await page.keyboard.press('u');
  }),
} satisfies Readonly<Record<string, Opening>>;
