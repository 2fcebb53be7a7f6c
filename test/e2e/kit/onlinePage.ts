import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Color } from '../../../src/game/color.ts';
import { isOver, legalMoves, type Position, play } from '../../../src/game/position.ts';
import { columnOf, makeSquare, rowOf, type Square } from '../../../src/game/square.ts';
import { board, button, cell, column, expectBoardOf, presetSettings, QUICK, status } from './boardPage.ts';
import { leaveUnpainted } from './unpainted.ts';

/** Opens the page for a new person, in a browser context of its own. */
export type Newcomer = (settings?: object) => Promise<Page>;

const SMALL = { width: 900, height: 560 };

/** A test for several people. */
export const test = base.extend<{ newcomer: Newcomer }>({
  newcomer: async ({ browser }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (settings = {}) => {
      // With software rendering several pages are slow: the menu's board does not move, and windows are small.
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: SMALL });
      contexts.push(context);
      await leaveUnpainted(context);
      const page = await context.newPage();
      await presetSettings(page, { ...QUICK, ...settings });
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** The invitation to an open table. */
export const invitation = (page: Page): Locator => page.getByRole('dialog', { name: 'Invite a friend' });

/** Invites a friend from the menu, with the current settings. */
const invite = async (page: Page): Promise<void> => {
  await button(page, 'Online').click();
  await button(page, 'Play a friend').click();
  await button(page, 'Create the link').click();
};

/** Looks for an opponent from the menu, with the current settings. */
export const search = async (page: Page): Promise<void> => {
  await button(page, 'Online').click();
  await button(page, 'Find an opponent').click();
  await button(page, 'Search').click();
};

/** Dismisses the notice of a busy server's timeout; other notices may be beside it. */
const unreachable = (page: Page): Locator =>
  page
    .getByRole('group')
    .filter({ hasText: "The server can't be reached." })
    .getByRole('button', { name: 'Dismiss', exact: true });

/** Opens a table from the menu and returns its link for this machine. Retries if a busy server times out. */
export const playFriend = async (page: Page): Promise<string> => {
  const link = invitation(page).getByRole('textbox', { name: 'Link' });
  await page.goto('./');
  await invite(page);
  await expect(async () => {
    const refusal = unreachable(page);
    await expect(link.or(refusal)).toBeVisible();
    if (await refusal.isVisible()) {
      await refusal.click();
      await invite(page);
    }
    await expect(link).toBeVisible();
  }).toPass();
  return Object.assign(new URL(await link.inputValue()), { hostname: 'localhost' }).href;
};

/** Joins a table where someone is waiting. */
export const accept = (page: Page): Promise<void> => button(page, 'Join the game').click();

/** Opens an invitation and joins the table. */
export const follow = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await accept(page);
};

/** Enters a code or a word. */
export const joinByCode = async (page: Page, code: string): Promise<void> => {
  await page.goto('./');
  await button(page, 'Online').click();
  await button(page, 'Join by code').click();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.keyboard.press('Enter');
};

/** The status text while a match is running. */
const GOES_ON = /^Your turn\b| to move\b/;

export const isYourTurn = (page: Page): Promise<void> => expect(status(page)).toHaveText(/^Your turn\b/);

/** Two pages at the same table; the first one opened it. */
export type Two = readonly [host: Page, guest: Page];

/** Two people at a table. The host has these settings, and plays Black (or Red) by default. */
export const meet = async (newcomer: Newcomer, settings: object = {}): Promise<Two> => {
  const host = await newcomer({ name: 'Anna', ...settings });
  const guest = await newcomer({ name: 'Ben' });
  await follow(guest, await playFriend(host));
  for (const page of [host, guest]) await expect(status(page)).toHaveText(GOES_ON);
  return [host, guest];
};

/** The button that plays a square. */
const target = (page: Page, { rules }: Position, square: Square): Locator =>
  rules === 'connect4' ? column(page, columnOf(square) + 1) : cell(page, makeSquare(square));

/** The accessible name of the disc just played there. */
const playedName = ({ rules }: Position, square: Square): RegExp =>
  rules === 'connect4'
    ? new RegExp(`^Column ${columnOf(square) + 1}, row ${6 - rowOf(square)}, .*(last move|one of the four)$`)
    : new RegExp(`^${makeSquare(square)}, .*last move$`);

/** Plays a square on the page of `mover`, and waits for it on all `pages`. */
export const playSquare = async (
  mover: Page,
  pages: readonly Page[],
  [position, square]: readonly [Position, Square],
): Promise<Position> => {
  await isYourTurn(mover);
  await target(mover, position, square).click();
  const name = playedName(position, square);
  for (const page of pages) await expect(board(page).getByRole('gridcell', { name })).toBeVisible();
  return play(position, square) ?? position;
};

/** Always plays the first legal square until the game is over; checks every disc and the end on all pages. */
export const playToTheEnd = async (
  pages: Readonly<Record<Color, Page>>,
  start: Position,
): Promise<Position> => {
  const both = [pages.black, pages.white];
  let position = start;
  while (!isOver(position)) {
    const [square] = legalMoves(position);
    if (square !== undefined) position = await playSquare(pages[position.turn], both, [position, square]);
  }
  for (const page of both) await expectBoardOf(page, position);
  return position;
};

/** The result of the match. */
export const result = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** The latest screen reader announcements. */
export const said = (page: Page): Locator => page.locator('[aria-live="polite"]').first();
