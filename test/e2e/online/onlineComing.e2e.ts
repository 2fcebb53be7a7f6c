import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, type Page } from '@playwright/test';
import { networkAddresses } from '../../../server/process/networkAddresses.ts';
import { createWebServer } from '../../../server/web/webServer.ts';
import { DIST } from '../../../tools/paths.ts';
import {
  board,
  button,
  cell,
  collectErrors,
  isTurnOf,
  placeLink,
  presetSettings,
  pressIn,
  QUICK,
  status,
} from '../kit/boardPage.ts';
import {
  accept,
  invitation,
  invite,
  joinByCode,
  playFriend,
  said,
  search,
  test,
  visit,
} from '../kit/onlinePage.ts';
import { newWord } from '../kit/screens/clubs.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

test('a page without a server says so kindly, and the rest of it works', async ({ page }) => {
  const errors = collectErrors(page);
  const server = createWebServer({ folder: DIST }).listen(0);
  const { port } = server.address() as AddressInfo;
  await presetSettings(page, QUICK);
  await page.goto(`http://localhost:${port}/`);
  for (const start of [invite, search]) {
    await start(page);
    await expect(notices(page)).toContainText('Everything else works.');
    await button(page, 'Dismiss').click();
    await expect(notices(page)).toBeHidden();
  }
  await pressIn(page, 'Study', 'My games');
  await expect(page.getByRole('dialog', { name: 'My games' })).toContainText('needs a Flipside server');
  await page.keyboard.press('Escape');
  await placeLink(page, 'Play').click();
  await button(page, 'Play').click();
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
  expect(errors.filter(error => !/ 40[45] /.test(error))).toEqual([]);
  server.closeAllConnections();
  server.close();
});

test('a friend at another machine comes by the link of a page that was opened as localhost', async ({
  newcomer,
}) => {
  const [host, guest] = [await newcomer({ name: 'Anna' }), await newcomer({ name: 'Ben' })];
  await playFriend(host);
  const reached = networkAddresses(networkInterfaces());
  if (reached.length === 0) {
    await expect(invitation(host)).toContainText('Only this computer can open this link');
    return;
  }
  const link = invitation(host).getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(new RegExp(`^http://${reached[0]}:\\d+/\\?table=[A-Z]{7}$`));
  await guest.goto(await link.inputValue());
  await accept(guest);
  await expect(status(guest)).toHaveText('Anna to move');
  await expect(status(host)).toHaveText('Your turn');
});

const waiting = (page: Page) => page.getByRole('dialog', { name: 'Waiting for the other player' });

test('two people who agreed on a word meet, and the first one chooses the game', async ({ newcomer }) => {
  const [anna, ben] = [await newcomer({ game: 'connect4', name: 'Anna' }), await newcomer({ name: 'Ben' })];
  const word = newWord().toUpperCase();
  await joinByCode(anna, word.toLowerCase());
  for (const words of [word, 'You play the next person who enters this word', '/ 3:00'])
    await expect(waiting(anna)).toContainText(words);
  await expect(anna).toHaveURL(new RegExp(`table=${word}$`));
  await joinByCode(ben, ` ${word} `);
  await expect(status(anna)).toHaveText('Your turn');
  await expect(status(ben)).toHaveText('Anna to move');
  await expect(ben.getByRole('group', { name: /^Anna came first and chose Connect Four/ })).toBeVisible();
  await expect(anna).toHaveTitle(/^[^:]+: \S+ vs Ben - your turn$/);
  await expect(ben).toHaveTitle(/^[^:]+: \S+ vs Anna - Anna to move$/);
  await expect(ben).toHaveURL(/\?table=[A-Z]{7}$/);
});

const ownStrip = (page: Page, stakes: string) =>
  page.getByRole('group', { name: new RegExp(`You play (Black|White), ${stakes}`) });

test('name, clock and stakes are chosen in the invitation, and the guest sees them before sitting down', async ({
  newcomer,
}) => {
  const [host, guest] = [await newcomer(), await newcomer()];
  await host.goto('./');
  await button(host, 'Play a friend').click();
  await invitation(host).getByRole('textbox', { name: 'Name' }).fill('Anna');
  await invitation(host).getByRole('combobox', { name: 'Clock' }).selectOption('5+0');
  await expect(invitation(host).getByRole('switch', { name: 'Rated' })).not.toBeChecked();
  await button(host, 'Create the link').click();
  await expect(invitation(host)).toContainText('Casual');
  await guest.goto(await invitation(host).getByRole('textbox', { name: 'Link' }).inputValue());
  await expect(guest.getByRole('dialog', { name: 'Anna invites you' })).toBeVisible();
  for (const term of ['Othello 8x8', 'You play White', '5+0', 'Casual'])
    await expect(visit(guest)).toContainText(term);
  await expect(invitation(host)).toBeVisible();
  await visit(guest).getByRole('textbox', { name: 'Name' }).fill('Ben');
  await accept(guest);
  await expect(host.getByRole('group', { name: /^White, Ben/ })).toBeVisible();
  for (const page of [host, guest]) {
    await expect(ownStrip(page, 'Casual')).toBeVisible();
    await expect(said(page)).toContainText('This game is casual.');
  }
});

const isOnMenu = (page: Page): Promise<void> => expect(button(page, 'Play')).toBeVisible();

test('double clicks, a minimized invitation and a reload open one table, and going back closes it', async ({
  newcomer,
}) => {
  const host = await newcomer();
  const errors = collectErrors(host);
  await host.goto('./');
  await button(host, 'Play a friend').dblclick();
  await button(host, 'Create the link').click();
  await expect(invitation(host)).toBeVisible();
  const code = new URL(host.url()).searchParams.get('table');
  await host.keyboard.press('Escape');
  await expect(invitation(host)).toBeHidden();
  await expect(board(host)).toBeVisible();
  await expect(button(host, 'Show the link')).toBeFocused();
  await button(host, 'Show the link').click();
  await expect(invitation(host)).toBeVisible();
  await host.reload();
  await expect(invitation(host).getByRole('textbox', { name: 'Link' })).toHaveValue(
    new RegExp(`\\?table=${code}$`),
  );
  await host.keyboard.press('Escape');
  await cell(host, 'a1').click();
  await expect(host.getByText('Not your turn yet.').first()).toBeVisible();
  await host.goBack();
  await isOnMenu(host);
  await expect(host).not.toHaveURL(/table/);
  await host.goForward();
  await expect(invitation(host)).toBeHidden();
  await host.goto('./');
  await playFriend(host);
  await invitation(host).getByRole('button', { name: 'Cancel' }).click();
  await isOnMenu(host);
  expect(errors).toEqual([]);
});
