import { expect, type Page } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../../../src/game/games.ts';
import type { Position } from '../../../../src/game/position.ts';
import { parseSquare, type Square } from '../../../../src/game/square.ts';
import { button, pressTool } from '../boardPage.ts';
import { meet, type Newcomer, playFriend, playSquare, search } from '../onlinePage.ts';
import { after, dialogAfter, MENU, type Opening, pressing, withoutCanvas } from './opening.ts';

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

const hostAtTable: Opening = async newcomer => (await atTable(newcomer))[0];

const messages: Opening = async newcomer => {
  const [host, guest] = await atTable(newcomer);
  await guest.keyboard.press('o');
  await expect(host.getByRole('group', { name: 'Ben offers a draw.', exact: true })).toBeVisible();
  return host;
};

/** The host's page after losing a match at a table. */
const lost = async (newcomer: Newcomer): Promise<Page> => {
  const [host, guest] = await atTable(newcomer);
  await host.keyboard.press('q');
  await host.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
  await expect(host.getByText('Ben wants a rematch', { exact: false }).first()).toBeVisible();
  return host;
};

const myGames = after(lost, async host => {
  await host.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await host.goto('./#library');
  await host.getByText('Manage', { exact: true }).click();
  await button(host, 'Online games').click();
  await expect(host.getByRole('dialog', { name: 'Online games' }).getByRole('listitem')).toHaveCount(1);
});

/** Games with another person, and the dialogs before them. */
const ONLINE_WAYS = pressing(MENU, 'Online');

export const ONLINE = {
  'playing online': ONLINE_WAYS,
  'joining by code': pressing(ONLINE_WAYS, 'Join by code'),
  'finding an opponent': pressing(ONLINE_WAYS, 'Find an opponent'),
  'waiting for an opponent': dialogAfter(MENU, search),
  'inviting a friend': pressing(ONLINE_WAYS, 'Play a friend'),
  'an invitation': async newcomer => {
    const page = await newcomer();
    await withoutCanvas(page);
    await playFriend(page);
    return page;
  },
  'a table': hostAtTable,
  'messages at a table': messages,
  'the result at a table': lost,
  resigning: dialogAfter(hostAtTable, host => host.keyboard.press('q')),
  greetings: dialogAfter(hostAtTable, host => host.keyboard.press('w')),
  'leaving a table': dialogAfter(hostAtTable, host => pressTool(host, 'Leave')),
  'Online games': myGames,
  'a replay': after(myGames, async page => {
    await button(page, 'Replay').click();
    await expect(page.getByRole('region', { name: /against/ })).toBeVisible();
  }),
} satisfies Readonly<Record<string, Opening>>;
