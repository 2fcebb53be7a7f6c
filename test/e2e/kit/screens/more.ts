import { expect } from '@playwright/test';
import { seasonOf } from '../../../../testkit/store/season.ts';
import { matchOf, TWO_PEOPLE, WHITE_WINS } from '../../../../testkit/ui/matches.ts';
import { board, button, pressTool, startButton } from '../boardPage.ts';
import { bringIn } from '../ownData.ts';
import { byKey, dialog, MIDDLE, type Opening, onMatch, openPage } from './opening.ts';

/** Presses a button beside the board of a game that has begun. */
const byTool =
  (name: string): Opening =>
  async newcomer => {
    const page = await onMatch(matchOf(MIDDLE, TWO_PEOPLE))(newcomer);
    await pressTool(page, name);
    await dialog(page);
    return page;
  };

const atPlace =
  (address: string, heading: string): Opening =>
  async newcomer => {
    const page = await openPage(newcomer, address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    return page;
  };

/** What the table of screens leaves to tests of its own. */
export const MORE = {
  'the menu': async newcomer => {
    const page = await openPage(newcomer);
    await expect(startButton(page)).toBeVisible();
    return page;
  },
  'the menu with everything open': async newcomer => {
    const page = await openPage(newcomer);
    await page.getByRole('combobox', { name: 'Game' }).selectOption('Anti-Othello');
    await button(page, 'More').click();
    return page;
  },
  Lessons: atPlace('./#lessons', 'Lessons'),
  'a lesson': async newcomer => {
    const page = await atPlace('./#lessons', 'Lessons')(newcomer);
    await button(page, 'Othello: the rules').click();
    await expect(board(page)).toBeVisible();
    return page;
  },
  Library: atPlace('./#library', 'Library'),
  Openings: atPlace('./#openings', 'Openings'),
  importing: async newcomer => {
    const page = await openPage(newcomer, './#study');
    await button(page, 'Import').click();
    await dialog(page);
    return page;
  },
  'what another device left': async newcomer => {
    const page = await openPage(newcomer, './#take=ABCDEFGHJKMNPQRTUV');
    await dialog(page);
    return page;
  },
  'bringing in a file': async newcomer => {
    const page = await openPage(newcomer, './#you');
    await bringIn(page, seasonOf(Date.UTC(2026, 10, 23)));
    await dialog(page);
    return page;
  },
  'taking a game along': byTool('Export'),
  'sharing a game': byTool('Share'),
  'the story of a game': async newcomer => {
    const page = await onMatch(matchOf(WHITE_WINS, TWO_PEOPLE))(newcomer);
    await pressTool(page, 'Story');
    await dialog(page);
    return page;
  },
  'changing keys': async newcomer => {
    const page = await byKey('F1')(newcomer);
    await button(page, 'Change keys').click();
    await page.getByRole('button', { name: 'Change the key for Hint' }).click();
    await page.keyboard.press('u');
    return page;
  },
} satisfies Readonly<Record<string, Opening>>;
