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
  placeLink,
  presetSettings,
  pressIn,
  QUICK,
  status,
} from '../kit/boardPage.ts';
import { accept, invitation, invite, joinByCode, playFriend, search, test } from '../kit/onlinePage.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

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
