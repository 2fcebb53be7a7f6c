import { expect, type Page } from '@playwright/test';
import type { Match } from '../../../../src/game/match.ts';
import type { Seats } from '../../../../src/game/seat.ts';
import { matchOf, WHITE_WINS } from '../../../../testkit/ui/matches.ts';
import { board, button, presetMatch, presetSettings, QUICK } from '../boardPage.ts';
import type { Newcomer } from '../onlinePage.ts';

/** Opens a screen or a dialog; resolves to the page that shows it. */
export type Opening = (newcomer: Newcomer) => Promise<Page>;

export const AGAINST_FLIPSIDE: Seats = {
  black: { type: 'human' },
  white: { type: 'computer', opponent: 'flipside', level: 3 },
};
export const AGAINST_SOLVER: Seats = {
  black: { type: 'human' },
  white: { type: 'computer', opponent: 'solver', level: 3 },
};
export const MIDDLE = WHITE_WINS.slice(0, 2 * 20);

/** The controls without the canvas, which is slow with software rendering; a drawing replaces it. */
export const withoutCanvas = async (page: Page): Promise<void> => {
  await page.route(/startGame-[^/]*\.js/, () => {});
};

/** Opens an address without the canvas, for a test that checks text. */
export const openAt = async (page: Page, address: string, settings: object = QUICK): Promise<void> => {
  await withoutCanvas(page);
  await presetSettings(page, settings);
  await page.goto(address);
};

export const dialog = (page: Page): Promise<void> => expect(page.getByRole('dialog').last()).toBeVisible();

/** Another opening followed by an action. */
export const after =
  (open: Opening, act: (page: Page) => Promise<unknown>): Opening =>
  async newcomer => {
    const page = await open(newcomer);
    await act(page);
    return page;
  };

/** The dialog opened by an action after another opening. */
export const dialogAfter = (open: Opening, act: (page: Page) => Promise<unknown>): Opening =>
  after(after(open, act), dialog);

export const at =
  (address: string): Opening =>
  async newcomer => {
    const page = await newcomer();
    await withoutCanvas(page);
    await page.goto(address);
    return page;
  };

export const MENU = at('./');

export const onBoard = (address: string): Opening =>
  after(at(`./?${address}`), page => expect(board(page)).toBeVisible());

export const onMatch =
  (match: Match): Opening =>
  async newcomer => {
    const page = await newcomer();
    await withoutCanvas(page);
    await presetMatch(page, match);
    await page.goto('./');
    await expect(board(page)).toBeVisible();
    return page;
  };

/** Presses a key on the board of a game that has begun. */
export const byKey = (key: string, match: Match = matchOf(MIDDLE, AGAINST_FLIPSIDE)): Opening =>
  dialogAfter(onMatch(match), page => page.keyboard.press(key));

/** Presses a button after another opening. */
export const pressing = (open: Opening, name: string): Opening =>
  dialogAfter(open, page => button(page, name).click());
