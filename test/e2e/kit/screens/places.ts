import { expect } from '@playwright/test';
import type { Match } from '../../../../src/game/match.ts';
import { seasonOf } from '../../../../testkit/store/season.ts';
import { gameOf, matchOf, TWO_PEOPLE, WHITE_WINS } from '../../../../testkit/ui/matches.ts';
import { board, button, presetMatch, pressIn } from '../boardPage.ts';
import { bringIn, sending, take } from '../ownData.ts';
import {
  AGAINST_FLIPSIDE,
  AGAINST_SOLVER,
  dialog,
  fromYou,
  MIDDLE,
  type Opening,
  openPage,
  withoutCanvas,
} from './opening.ts';

/** The settings with all their groups open. */
const settings: Opening = async newcomer => {
  const page = await fromYou('Settings')(newcomer);
  const groups = page.locator('details.settings > summary');
  for (const closed of (await groups.all()).slice(1)) await closed.click();
  return page;
};

const forgetting: Opening = async newcomer => {
  const page = await settings(newcomer);
  await page.getByRole('dialog').locator('.field .secondary').click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  return page;
};

const colors: Opening = async newcomer => {
  const page = await openPage(newcomer);
  await pressIn(page, 'You', 'Colors');
  await expect(button(page, 'Apply')).toBeVisible();
  return page;
};

/** Games of every kind and length, in a browser where they are kept. */
const KEPT: readonly Match[] = [
  matchOf(WHITE_WINS, AGAINST_FLIPSIDE),
  matchOf(MIDDLE, { black: { type: 'human' }, white: { type: 'computer', opponent: 'arthur', level: 1 } }),
  matchOf('f5d6', TWO_PEOPLE),
  gameOf('connect4', '44352', AGAINST_SOLVER),
  gameOf('reversi', '', TWO_PEOPLE, '8x4'),
];

/** `Study` with games: the tab itself has none of them on its board. */
const study: Opening = async newcomer => {
  const page = await newcomer();
  await withoutCanvas(page);
  for (const [index, match] of KEPT.entries()) await presetMatch(page, { ...match, id: `kept${index}` });
  await page.goto('./#study');
  await expect(page.getByRole('heading', { name: 'Last game' })).toBeVisible();
  return page;
};

const RESULTS = {
  version: 1,
  tallies: {
    'othello/flipside/12': { won: 120, drawn: 10, lost: 999 },
    'reversi/arthur/1': { won: 1, drawn: 0, lost: 0 },
    'connect4/solver/10': { won: 0, drawn: 1, lost: 2 },
  },
  counted: [],
};

/** `You` with results, and after some months of games and puzzles. */
const you: Opening = async newcomer => {
  const page = await newcomer();
  await withoutCanvas(page);
  await page.addInitScript(
    records => localStorage.setItem('flipside.records', records),
    JSON.stringify(RESULTS),
  );
  await page.goto('./#you');
  await expect(page.getByRole('table', { name: 'Othello', exact: true })).toBeVisible();
  await bringIn(page, seasonOf(Date.UTC(2026, 10, 23)));
  await take(page);
  return page;
};

const anotherDevice: Opening = async newcomer => {
  const page = await openPage(newcomer, './#you');
  await button(page, 'To another device').click();
  await expect(sending(page).getByRole('img')).toBeVisible();
  return page;
};

/** The editor with a position that nobody can play, which is told below its tools. */
const editor: Opening = async newcomer => {
  const page = await openPage(newcomer, './#editor');
  await button(page, 'Clear').click();
  return page;
};

const playFrom: Opening = async newcomer => {
  const page = await openPage(newcomer, './#editor');
  await button(page, 'Play').click();
  await dialog(page);
  return page;
};

const puzzles: Opening = async newcomer => {
  const page = await openPage(newcomer, './#puzzles');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  return page;
};

/** A puzzle with its solution, which is the most that its card says. */
const solvedPuzzle: Opening = async newcomer => {
  const page = await puzzles(newcomer);
  await button(page, 'Train').click();
  await expect(board(page)).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'Solution' })).toBeVisible();
  return page;
};

/** A color that was typed wrongly, which the field says. */
const wrongColor: Opening = async newcomer => {
  const page = await colors(newcomer);
  await page.getByRole('textbox', { name: 'Hex' }).fill('#12345');
  await page.getByRole('button', { name: /^Light squares/ }).focus();
  return page;
};

/** The places of the page but the menu, and their dialogs. */
export const PLACES = {
  Colors: colors,
  'a wrong color': wrongColor,
  Study: study,
  'Study without games': async newcomer => openPage(newcomer, './#study'),
  'Class and club': async newcomer => openPage(newcomer, './#club'),
  Editor: editor,
  'playing from a position': playFrom,
  You: you,
  'to another device': anotherDevice,
  Puzzles: puzzles,
  'a puzzle and its solution': solvedPuzzle,
  Settings: settings,
  Keys: fromYou('Keys'),
  About: fromYou('About'),
  'deleting what the server keeps': forgetting,
} satisfies Readonly<Record<string, Opening>>;
