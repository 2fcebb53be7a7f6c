import { expect, type Page } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { parseSquare, type Square } from '../../../src/game/square.ts';
import { board, button, cell, collectErrors, column, pliesOnPage, status } from '../kit/boardPage.ts';
import {
  accept,
  GOES_ON,
  invitation,
  isYourTurn,
  meet,
  playFriend,
  playSquare,
  result,
  test,
} from '../kit/onlinePage.ts';

const START = startOf(STANDARD_SETUP);
const F5 = parseSquare('f5') as Square;

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

test('a player whose opponent resigns first wins, and two simultaneous rematch offers start one', async ({
  newcomer,
}) => {
  const two = await meet(newcomer, { game: 'connect4' });
  const [host, guest] = two;
  await column(host, 1).click();
  await isYourTurn(guest);
  const question = (page: Page) => page.getByRole('dialog', { name: 'Resign?' });
  for (const page of two) {
    await button(page, 'Resign').click();
    await expect(question(page)).toBeVisible();
  }
  await question(host).getByRole('button', { name: 'Resign' }).click();
  await expect(question(guest)).toBeHidden();
  for (const page of two) await expect(result(page, /by resignation/)).toBeVisible();
  await Promise.all(
    two.map(page =>
      result(page, /resignation/)
        .getByRole('button', { name: 'Rematch' })
        .click(),
    ),
  );
  await isYourTurn(guest);
  await expect(status(host)).toHaveText('Ben to move');
  for (const page of two) expect(await pliesOnPage(page)).toBe(0);
});

test('Back asks before leaving a game, and the other side sees that a player left during an offer', async ({
  newcomer,
}) => {
  const two = await meet(newcomer);
  const [host, guest] = two;
  const first = await playSquare(host, two, [START, F5]);
  await playSquare(guest, two, [first, parseSquare('d6') as Square]);
  await host.goBack();
  const question = host.getByRole('dialog', { name: 'Leave the game?' });
  await expect(question).toContainText('you lose this game');
  await question.getByRole('button', { name: 'Stay' }).click();
  await isYourTurn(host);
  await button(guest, 'Offer draw').click();
  await expect(host.getByText('Ben offers a draw.').first()).toBeVisible();
  await button(guest, 'Leave').click();
  await guest.getByRole('dialog', { name: 'Leave the game?' }).getByRole('button', { name: 'Leave' }).click();
  await isOnMenu(guest);
  await expect(guest).not.toHaveURL(/table/);
  await expect(result(host, 'You win: Ben left.')).toContainText('Ben has left the table.');
  await result(host, /You win/)
    .getByRole('button', { name: 'Menu' })
    .click();
  await isOnMenu(host);
});
