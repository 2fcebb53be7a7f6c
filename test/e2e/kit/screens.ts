import { expect, type Locator, type Page } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import type { Match } from '../../../src/game/match.ts';
import type { Position } from '../../../src/game/position.ts';
import type { Seats } from '../../../src/game/seat.ts';
import { parseSquare, type Square } from '../../../src/game/square.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { annotated, type MoveNote, treeOf, withLine } from '../../../src/game/tree.ts';
import type { Study } from '../../../src/store/studyStore.ts';
import { gameOf, matchOf, TWO_COMPUTERS, TWO_PEOPLE, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { board, button, cell, column, presetMatch, presetStudy, pressIn, pressTool } from './boardPage.ts';
import { meet, type Newcomer, playFriend, playSquare, search } from './onlinePage.ts';

/** Opens a screen or a dialog; resolves to the page that shows it. */
export type Opening = (newcomer: Newcomer) => Promise<Page>;

const AGAINST_FLIPSIDE: Seats = {
  black: { type: 'human' },
  white: { type: 'computer', opponent: 'flipside', level: 3 },
};
const AGAINST_SOLVER: Seats = {
  black: { type: 'human' },
  white: { type: 'computer', opponent: 'solver', level: 3 },
};
const MIDDLE = WHITE_WINS.slice(0, 2 * 20);

/** The controls without the canvas, which needs long where software paints it; a drawing stands in for it. */
const withoutCanvas = async (page: Page): Promise<void> => {
  await page.route(/startGame-[^/]*\.js/, () => {});
};

const openPage = async (newcomer: Newcomer, address = './'): Promise<Page> => {
  const page = await newcomer();
  await withoutCanvas(page);
  await page.goto(address);
  return page;
};

const openMatch = async (newcomer: Newcomer, match: Match): Promise<Page> => {
  const page = await newcomer();
  await withoutCanvas(page);
  await presetMatch(page, match);
  await page.goto('./');
  await expect(board(page)).toBeVisible();
  return page;
};

const onBoard =
  (address: string): Opening =>
  async newcomer => {
    const page = await openPage(newcomer, `./?${address}`);
    await expect(board(page)).toBeVisible();
    return page;
  };

const onMatch =
  (match: Match): Opening =>
  newcomer =>
    openMatch(newcomer, match);

const dialog = (page: Page): Promise<void> => expect(page.getByRole('dialog').last()).toBeVisible();

/** Presses a key on the board of a game that has begun. */
const byKey =
  (key: string, match: Match = matchOf(MIDDLE, AGAINST_FLIPSIDE)): Opening =>
  async newcomer => {
    const page = await openMatch(newcomer, match);
    await page.keyboard.press(key);
    await dialog(page);
    return page;
  };

const fromYou =
  (name: string): Opening =>
  async newcomer => {
    const page = await openPage(newcomer, './#you');
    await button(page, name).click();
    await dialog(page);
    return page;
  };

const fromMenu =
  (name: string): Opening =>
  async newcomer => {
    const page = await openPage(newcomer);
    await button(page, name).click();
    await dialog(page);
    return page;
  };

/** The two plies with which a match at a table begins. */
const OPENING = ['f5', 'd6'].map(name => parseSquare(name) as Square);

/** At a table with a clock, after both have played. */
const atTable = async (newcomer: Newcomer): Promise<readonly [Page, Page]> => {
  const [host, guest] = await meet(
    async settings => {
      const page = await newcomer(settings);
      await withoutCanvas(page);
      return page;
    },
    { clock: '10+5' },
  );
  let position: Position = startOf(STANDARD_SETUP);
  for (const [index, square] of OPENING.entries())
    position = await playSquare(index === 0 ? host : guest, [host, guest], [position, square]);
  return [host, guest];
};

const tableDialog =
  (key: string): Opening =>
  async newcomer => {
    const [host] = await atTable(newcomer);
    await host.keyboard.press(key);
    await dialog(host);
    return host;
  };

const leaveQuestion: Opening = async newcomer => {
  const [host] = await atTable(newcomer);
  await pressTool(host, 'Leave');
  await dialog(host);
  return host;
};

const messages: Opening = async newcomer => {
  const [host, guest] = await atTable(newcomer);
  await guest.keyboard.press('o');
  await expect(host.getByRole('group', { name: 'Ben offers a draw.', exact: true })).toBeVisible();
  return host;
};

/** The host's page after a match at a table that the host has lost. */
const lost = async (newcomer: Newcomer): Promise<Page> => {
  const [host, guest] = await atTable(newcomer);
  await host.keyboard.press('q');
  await host.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
  await expect(host.getByText('Ben wants a rematch', { exact: false }).first()).toBeVisible();
  return host;
};

const myGames: Opening = async newcomer => {
  const host = await lost(newcomer);
  await host.getByRole('dialog').getByRole('button', { name: 'Menu' }).click();
  await pressIn(host, 'Study', 'My games');
  await expect(host.getByRole('dialog', { name: 'My games' }).getByRole('listitem')).toHaveCount(1);
  return host;
};

const replay: Opening = async newcomer => {
  const page = await myGames(newcomer);
  await button(page, 'Replay').click();
  await expect(page.getByRole('region', { name: /against/ })).toBeVisible();
  return page;
};

const invitation: Opening = async newcomer => {
  const page = await newcomer();
  await withoutCanvas(page);
  await playFriend(page);
  return page;
};

const forgetting: Opening = async newcomer => {
  const page = await fromYou('Settings')(newcomer);
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

/** The last move of the game in which White wins. */
const g1 = (page: Page): Locator => cell(page, 'g1');

/** A game that has just ended, with its result. */
const afterLastMove =
  (match: Match, last: (page: Page) => Locator): Opening =>
  async newcomer => {
    const page = await openMatch(newcomer, match);
    await last(page).click();
    await expect(page.locator('.result')).toBeVisible();
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

const you: Opening = async newcomer => {
  const page = await newcomer();
  await withoutCanvas(page);
  await page.addInitScript(
    records => localStorage.setItem('flipside.records', records),
    JSON.stringify(RESULTS),
  );
  await page.goto('./#you');
  await expect(page.getByRole('table', { name: 'Othello', exact: true })).toBeVisible();
  return page;
};

const read = (text: string) => parseTranscript(text) ?? [];
const TRIED: readonly (readonly [string, MoveNote])[] = [
  ['f5d6c3d3c4f4c5b3', {}],
  ['f5d6c3d3c4b3', { mark: '!?' }],
  ['f5d6c3g5', { mark: '??', comment: 'Gives away the corner, and with it the whole edge.' }],
  ['f5f6e6f4', { mark: '!', comment: 'Perpendicular' }],
];

/** A game with lines that were tried in it, with marks and comments. */
const VARIED: Study = {
  id: 'study-shown',
  tree: TRIED.reduce(
    (tree, [line, note]) => annotated(withLine(tree, read(line)), read(line), note),
    treeOf(STANDARD_SETUP, read(WHITE_WINS)),
  ),
  origin: { kind: 'local', id: 'shown', players: AGAINST_FLIPSIDE },
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

/** A game on a small board, so that it is reviewed soon. */
const SMALL = gameOf(
  'othello',
  'c2b2a2a1b3d2e2d1e4e5b1c1f6b4a3a4e1d5b5f5f4f1c5c6a5d6a6f3f2e6b6e3',
  TWO_PEOPLE,
  '6x6',
);
const SHORT: Study = {
  id: 'study-short',
  tree: treeOf(SMALL.setup, SMALL.transcript),
  origin: undefined,
};

/** A study with its list of moves. */
const onStudy =
  (studied: Study, at: string): Opening =>
  async newcomer => {
    const page = await newcomer();
    await withoutCanvas(page);
    await presetStudy(page, studied, at);
    await page.goto('./');
    await expect(board(page)).toBeVisible();
    return page;
  };

/** The same with a phone's panel open, half or as high as it gets. */
const studyOnPhone =
  (height: 'half' | 'full'): Opening =>
  async newcomer => {
    const page = await onStudy(VARIED, 'f5d6c3d3c4b3')(newcomer);
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, 'Moves').click();
    if (height === 'full') await button(page, 'Larger panel').click();
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

/** The list of buttons that have no room on a phone. */
const more: Opening = async newcomer => {
  const page = await openMatch(newcomer, matchOf(MIDDLE, AGAINST_FLIPSIDE));
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'More').click();
  await dialog(page);
  return page;
};

const players: Opening = async newcomer => {
  const page = await openMatch(newcomer, matchOf(MIDDLE, AGAINST_FLIPSIDE));
  await pressTool(page, 'Players');
  await dialog(page);
  return page;
};

const colorPicker: Opening = async newcomer => {
  const page = await colors(newcomer);
  await page.getByRole('button', { name: /^Dark squares/ }).click();
  await dialog(page);
  return page;
};

/** The panel of a study with another tab open. */
const onTab =
  (name: 'Analysis' | 'Graph'): Opening =>
  async newcomer => {
    const page = await onStudy(VARIED, 'f5d6c3d3c4b3')(newcomer);
    await page.getByRole('tab', { name }).click();
    return page;
  };

/** Reviewed, with its first key moment open. */
const moment: Opening = async newcomer => {
  const page = await onStudy(SHORT, 'f5d6')(newcomer);
  await page.getByRole('tab', { name: 'Graph' }).click();
  await button(page, 'Review').click();
  await page.getByRole('list', { name: 'Key moments' }).getByRole('button').first().click();
  return page;
};

/** Every screen and dialog except the menu. */
export const SCREENS: Readonly<Record<string, Opening>> = {
  Othello: onMatch(matchOf(MIDDLE, AGAINST_FLIPSIDE)),
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
  'a result of a game that was watched': async newcomer => {
    const page = await openMatch(newcomer, matchOf(WHITE_WINS, TWO_COMPUTERS));
    await expect(page.locator('.result')).toBeVisible();
    return page;
  },
  'the buttons without room': more,
  'the players': players,
  Colors: colors,
  'a color': colorPicker,
  Study: study,
  'Study without games': async newcomer => openPage(newcomer, './#study'),
  Editor: editor,
  'playing from a position': playFrom,
  You: you,
  Puzzles: puzzles,
  'a puzzle and its solution': solvedPuzzle,
  Settings: fromYou('Settings'),
  Keys: fromYou('Keys'),
  About: fromYou('About'),
  'deleting what the server keeps': forgetting,
  'joining by code': fromMenu('Join by code'),
  'finding an opponent': fromMenu('Find an opponent'),
  'waiting for an opponent': async newcomer => {
    const page = await openPage(newcomer);
    await search(page);
    await dialog(page);
    return page;
  },
  'inviting a friend': fromMenu('Play a friend'),
  'Keys at the board': byKey('F1'),
  'a new game in the middle of another': byKey('F2'),
  'an invitation': invitation,
  'a table': async newcomer => (await atTable(newcomer))[0],
  'messages at a table': messages,
  'the result at a table': lost,
  resigning: tableDialog('q'),
  greetings: tableDialog('w'),
  'leaving a table': leaveQuestion,
  'My games': myGames,
  'a replay': replay,
  'a study': onStudy(VARIED, 'f5d6c3d3c4b3'),
  'a study with its panel half open': studyOnPhone('half'),
  'a study with its panel open': studyOnPhone('full'),
  'the analysis of a study': onTab('Analysis'),
  'a study before its review': onTab('Graph'),
  'a key moment': moment,
  'a comment in a study': async newcomer => {
    const page = await onStudy(VARIED, 'f5f6e6f4')(newcomer);
    await button(page, 'Comment').click();
    await dialog(page);
    return page;
  },
};
