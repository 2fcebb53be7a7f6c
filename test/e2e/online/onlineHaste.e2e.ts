import { expect, type Page } from '@playwright/test';
import { board, button, cell, collectErrors, pliesOnPage, status } from '../kit/boardPage.ts';
import { accept, GOES_ON, invitation, isYourTurn, playFriend, test } from '../kit/onlinePage.ts';

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

test('joining twice takes one seat, and two tabs of one browser do not play each other', async ({
  newcomer,
}) => {
  const host = await newcomer({ name: 'Anna' });
  const link = await playFriend(host);
  const tab = await host.context().newPage();
  await tab.goto(link);
  await expect(invitation(tab)).toBeVisible();
  await expect(button(host, 'Play here')).toBeVisible();
  await tab.close();
  await button(host, 'Play here').click();
  await expect(invitation(host)).toBeVisible();
  const guest = await newcomer();
  await guest.goto(link);
  await guest.goto(link);
  await accept(guest);
  await expect(status(guest)).toHaveText(GOES_ON);
  await isYourTurn(host);
  await cell(host, 'f5').dblclick();
  await isYourTurn(guest);
  for (const page of [host, guest]) expect(await pliesOnPage(page)).toBe(1);
});
