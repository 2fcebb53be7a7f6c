import { networkInterfaces } from 'node:os';
import { expect, type Page } from '@playwright/test';
import { networkAddresses } from '../../../server/process/networkAddresses.ts';
import { board, button, cell, collectErrors, status } from '../kit/boardPage.ts';
import { accept, invitation, playFriend, said, test, visit } from '../kit/onlinePage.ts';

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
