import { expect } from '@playwright/test';
import type { Match } from '../../../../src/game/match.ts';
import { seasonOf } from '../../../../testkit/store/season.ts';
import { gameOf, matchOf, TWO_PEOPLE, WHITE_WINS } from '../../../../testkit/ui/matches.ts';
import { board, button, presetMatch, pressIn } from '../boardPage.ts';
import { bringIn, sending, take } from '../ownData.ts';
import {
  AGAINST_FLIPSIDE,
  AGAINST_SOLVER,
  after,
  at,
  MENU,
  MIDDLE,
  type Opening,
  pressing,
  withoutCanvas,
} from './opening.ts';

const YOU = at('./#you');

/** The settings with all their groups open. */
const settings = after(pressing(YOU, 'Settings'), async page => {
  const groups = page.locator('details.settings > summary');
  for (const closed of (await groups.all()).slice(1)) await closed.click();
});

const colors = after(MENU, async page => {
  await pressIn(page, 'You', 'Colors');
  await expect(button(page, 'Apply')).toBeVisible();
});

/** Games of every kind and length, as saved in a browser. */
const KEPT: readonly Match[] = [
  matchOf(WHITE_WINS, AGAINST_FLIPSIDE),
  matchOf(MIDDLE, { black: { type: 'human' }, white: { type: 'computer', opponent: 'arthur', level: 1 } }),
  matchOf('f5d6', TWO_PEOPLE),
  gameOf('connect4', '44352', AGAINST_SOLVER),
  gameOf('reversi', '', TWO_PEOPLE, '8x4'),
];

/** `Study` with saved games, none of which is on this tab's board. */
const study: Opening = async newcomer => {
  const page = await newcomer();
  await withoutCanvas(page);
  for (const [index, match] of KEPT.entries()) await presetMatch(page, { ...match, id: `kept${index}` });
  await page.goto('./#study');
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
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

const puzzles = after(at('./#puzzles'), page =>
  expect(page.getByRole('heading', { name: 'Today' })).toBeVisible(),
);

/** The places except the menu, and their dialogs. */
export const PLACES = {
  Colors: colors,
  /** The field reports an invalid color. */
  'a wrong color': after(colors, async page => {
    await page.getByRole('textbox', { name: 'Hex' }).fill('#12345');
    await page.getByRole('button', { name: /^Light squares/ }).focus();
  }),
  Study: study,
  'Study without games': at('./#study'),
  'Class and club': at('./#club'),
  /** With an unplayable position, whose reason is shown below the tools. */
  Editor: after(at('./#editor'), page => button(page, 'Clear').click()),
  'playing from a position': pressing(at('./#editor'), 'Play'),
  You: you,
  'to another device': after(YOU, async page => {
    await button(page, 'To another device').click();
    await expect(sending(page).getByRole('img')).toBeVisible();
  }),
  Puzzles: puzzles,
  /** The longest text of its card. */
  'a puzzle and its solution': after(puzzles, async page => {
    await button(page, 'Train').click();
    await expect(board(page)).toBeVisible();
    await page.keyboard.press('t');
    await expect(page.getByRole('heading', { name: 'Solution' })).toBeVisible();
  }),
  Settings: settings,
  Keys: pressing(YOU, 'Keys'),
  About: pressing(YOU, 'About'),
  'deleting what the server keeps': after(settings, async page => {
    await page.getByRole('dialog').locator('.field .secondary').click();
    await expect(page.getByRole('dialog')).toHaveCount(2);
  }),
} satisfies Readonly<Record<string, Opening>>;
