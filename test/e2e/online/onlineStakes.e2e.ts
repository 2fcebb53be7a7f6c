import { expect, type Page } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { legalMoves } from '../../../src/game/position.ts';
import { newServerFolder, startHere } from '../../../testkit/server/liveServer.ts';
import { DIST } from '../../../tools/paths.ts';
import { button, pressIn, pressTool } from '../kit/boardPage.ts';
import { accept, invitation, meet, playSquare, result, said, test, visit } from '../kit/onlinePage.ts';

const resign = async (page: Page): Promise<void> => {
  await pressTool(page, 'Resign');
  await page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click();
};

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

test('a guest can decline, and the host keeps waiting', async ({ newcomer }) => {
  const [host, guest] = [await newcomer({ name: 'Anna' }), await newcomer()];
  await host.goto('./');
  await button(host, 'Play a friend').click();
  await button(host, 'Create the link').click();
  await guest.goto(await invitation(host).getByRole('textbox', { name: 'Link' }).inputValue());
  await button(guest, 'Not now').click();
  await expect(visit(guest)).toBeHidden();
  await expect(guest).not.toHaveURL(/table/);
  await expect(invitation(host)).toContainText('Waiting for your friend');
});

test('a board that is not the standard one cannot be rated, and the reason is given', async ({
  newcomer,
}) => {
  const page = await newcomer({ size: '4x4', rated: { friend: true, anybody: true } });
  await page.goto('./');
  for (const name of ['Play a friend', 'Find an opponent']) {
    await button(page, name).click();
    await expect(page.getByRole('switch', { name: 'Rated' })).toBeDisabled();
    await expect(page.getByRole('dialog')).toContainText('only the 8x8 board');
    await page.keyboard.press('Escape');
  }
});

test('after a rated game each player reads their rating before and after', async ({ newcomer }) => {
  const folder = newServerFolder();
  const server = await startHere(folder, { PAGE_FOLDER: DIST, TRUSTED_PROXIES: '1' });
  const pages = [
    await newcomer({ name: 'Anna', clock: '10+5', rated: { friend: true, anybody: true } }),
    await newcomer(),
  ];
  for (const [index, page] of pages.entries())
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `192.0.2.${index + 1}` });
  const [host, guest] = pages as [Page, Page];
  await host.goto(`http://localhost:${server.port}/`);
  await button(host, 'Play a friend').click();
  await button(host, 'Create the link').click();
  await guest.goto(await invitation(host).getByRole('textbox', { name: 'Link' }).inputValue());
  await accept(guest);
  for (const page of pages) await expect(ownStrip(page, 'Rated')).toBeVisible();
  let position = startOf(STANDARD_SETUP);
  for (let ply = 0; ply < 10; ply++) {
    const [square] = legalMoves(position);
    const mover = position.turn === 'black' ? host : guest;
    position = await playSquare(mover, pages, [position, square!]);
  }
  await resign(host);
  await expect(result(host, 'You lose by resignation.')).toContainText(/1500 → 1[34]\d\d/);
  await expect(result(guest, 'You win by resignation.')).toContainText(/1500 → 1[56]\d\d/);
  await expect(said(guest)).toContainText(/Your rating was 1500 and is now 1\d{3}\./);
  await pressTool(guest, 'Menu');
  await pressIn(guest, 'Study', 'My games');
  await expect(guest.getByRole('dialog', { name: 'My games' })).toContainText(/1500 → 1[56]\d\d/);
  for (const page of pages) await page.close();
  await server.close();
  folder.remove();
});

test('a rematch is accepted or declined, and after the other has left the host invites again', async ({
  newcomer,
}) => {
  const [host, guest] = await meet(newcomer);
  const link = host.url();
  await resign(guest);
  await result(guest, 'You lose by resignation.').getByRole('button', { name: 'Rematch' }).click();
  const end = result(host, 'You win by resignation.');
  await expect(end).toContainText('Ben wants a rematch.');
  await end.getByRole('button', { name: 'Decline' }).click();
  await expect(said(guest)).toContainText('Anna declined the rematch.');
  await expect(end.getByRole('button', { name: 'Rematch' })).toBeEnabled();
  await pressTool(guest, 'Menu');
  await expect(end).toContainText('Ben has left the table.');
  await expect(end.getByRole('button', { name: 'Rematch' })).toBeHidden();
  await end.getByRole('button', { name: 'Invite again' }).click();
  await expect(invitation(host)).toContainText('You play White');
  expect(await invitation(host).getByRole('textbox', { name: 'Link' }).inputValue()).not.toBe(link);
});
