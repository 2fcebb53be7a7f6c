import { networkInterfaces } from 'node:os';
import { expect, type Page } from '@playwright/test';
import { networkAddresses } from '../../../server/process/networkAddresses.ts';
import { board, button, cell, collectErrors, status } from '../kit/boardPage.ts';
import { accept, invitation, playFriend, test } from '../kit/onlinePage.ts';

test('a friend on another device joins by the link of a page that was opened as localhost', async ({
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

const isOnMenu = (page: Page): Promise<void> => expect(button(page, 'Play')).toBeVisible();

test('double clicks, a minimized invitation and a reload open one table, and going back closes it', async ({
  newcomer,
}) => {
  const host = await newcomer();
  const errors = collectErrors(host);
  await host.goto('./');
  await button(host, 'Online').click();
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
