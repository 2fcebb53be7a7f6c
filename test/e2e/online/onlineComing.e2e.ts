import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, type Page } from '@playwright/test';
import { networkAddresses } from '../../../server/process/networkAddresses.ts';
import { createWebServer } from '../../../server/web/webServer.ts';
import { DIST } from '../../../tools/paths.ts';
import {
  button,
  cell,
  collectErrors,
  isTurnOf,
  openMenu,
  placeLink,
  presetSettings,
  pressIn,
  QUICK,
  status,
} from '../kit/boardPage.ts';
import {
  accept,
  GOES_ON,
  invitation,
  invite,
  joinByCode,
  playFriend,
  search,
  test,
} from '../kit/onlinePage.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const seeking = (page: Page) => page.getByRole('dialog', { name: 'Find an opponent' });

test('one player waits, the other comes by the code, and both see what they play', async ({ newcomer }) => {
  const [host, guest] = [await newcomer({ game: 'connect4', name: 'Anna' }), await newcomer()];
  const link = await playFriend(host);
  expect(link).toMatch(/^http:\/\/localhost:\d+\/\?table=[A-Z]{7}$/);
  await expect(invitation(host)).toContainText('Waiting for your friend');
  await expect(invitation(host)).toContainText('You play Red');
  await expect(invitation(host).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expect(button(host, 'Copy link')).toBeFocused();
  await joinByCode(guest, `${link.slice(-7, -3)} ${link.slice(-3)}`.toLowerCase());
  await accept(guest);
  await expect(invitation(host)).toBeHidden();
  await expect(status(host)).toHaveText('Your turn');
  await expect(status(guest)).toHaveText('Anna to move');
  await expect(host.getByText('You play Red', { exact: true })).toBeVisible();
  await expect(guest.getByText('You play Yellow', { exact: true })).toBeVisible();
  await expect(host.getByRole('group', { name: /^Yellow, .*here/ })).toBeVisible();
  await expect(guest.getByRole('group', { name: /^Red, Anna, .*here/ })).toBeVisible();
  await expect(guest).toHaveURL(link);
});

test('two people who want the same game are paired, and one who cancelled is not', async ({ newcomer }) => {
  const settings = { game: 'othello', size: '6x6', clock: '5+0' };
  const [first, second, third] = [
    await newcomer(settings),
    await newcomer(settings),
    await newcomer({ ...settings, clock: 'none' }),
  ];
  for (const page of [first, second, third]) await page.goto('./');
  await search(third);
  await expect(seeking(third)).toBeVisible();
  await search(first);
  await expect(seeking(first)).toContainText(/Othello 6x6.*5\+0/s);
  await button(first, 'Cancel').click();
  await expect(seeking(first)).toBeHidden();
  await search(second);
  await expect(seeking(second)).toContainText('Looking for someone');
  await search(first);
  await expect(status(first)).toHaveText(GOES_ON);
  await expect(status(second)).toHaveText(GOES_ON);
  const turns = await Promise.all([first, second].map(page => status(page).textContent()));
  expect(turns.filter(text => text?.trim() === 'Your turn')).toHaveLength(1);
  await expect(first.getByRole('timer')).toHaveCount(2);
  await expect(seeking(third)).toBeVisible();
});

test('after three minutes a notice says that nobody came, and the person can keep waiting', async ({
  newcomer,
}) => {
  const page = await newcomer({ game: 'anti', size: '6x6' });
  await page.clock.install();
  await page.goto('./');
  await search(page);
  await expect(seeking(page)).toContainText('/ 3:00');
  await page.clock.fastForward('02:00');
  await expect(seeking(page)).toContainText(/2:\d\d/);
  await page.clock.fastForward('01:10');
  const nobody = page.getByRole('dialog', { name: 'Nobody came' });
  await expect(nobody).toContainText('Three minutes');
  await button(page, 'Try again').click();
  await expect(seeking(page)).toContainText('/ 3:00');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Play')).toBeVisible();
});

test('text that is neither code nor word is refused', async ({ newcomer }) => {
  const page = await newcomer();
  await page.goto('./');
  await button(page, 'Join by code').click();
  await page.getByRole('textbox', { name: 'Code' }).fill('KT1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('4 to 24 letters');
  await page.keyboard.press('Escape');
  await placeLink(page, 'Play').click();
  await button(page, 'Play').click();
  await isTurnOf(page, 'black');
});

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

test('a notice says that the server cannot be reached, and a retry reaches it', async ({ newcomer }) => {
  const page = await newcomer();
  await openMenu(page);
  await button(page, 'Play a friend').click();
  await expect(button(page, 'Create the link')).toBeVisible();
  await page.context().setOffline(true);
  await button(page, 'Create the link').click();
  await expect(notices(page)).toContainText("can't be reached");
  await page.context().setOffline(false);
  await invite(page);
  await expect(invitation(page)).toBeVisible();
  await expect(notices(page)).toBeHidden();
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
