import { expect, type Page } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { parseSquare, type Square } from '../../../src/game/square.ts';
import {
  button,
  cell,
  column,
  legalCells,
  pliesOnPage,
  pressIn,
  pressTool,
  status,
} from '../kit/boardPage.ts';
import { follow, isYourTurn, meet, playFriend, playSquare, result, said, test } from '../kit/onlinePage.ts';

const START = startOf(STANDARD_SETUP);
const F5 = parseSquare('f5') as Square;
const D6 = parseSquare('d6') as Square;
const C3 = parseSquare('c3') as Square;

/** A card at the table, with a message or a question. */
const card = (page: Page, name: string | RegExp) => page.getByRole('group', { name, exact: true });
test('a third person watches live, is counted, and cannot play', async ({ newcomer }) => {
  const two = await meet(newcomer);
  const [host, guest] = two;
  const third = await newcomer();
  await third.goto(host.url());
  await expect(status(third)).toHaveText('Anna to move');
  for (const page of [host, guest, third]) await expect(page.getByText('1 watching')).toBeVisible();
  await playSquare(host, [host, guest, third], [START, F5]);
  await expect(status(third)).toHaveText('Ben to move');
  await legalCells(third).first().click();
  await expect(third.getByText('Not your turn yet.').first()).toBeVisible();
  for (const page of [host, guest, third]) expect(await pliesOnPage(page)).toBe(1);
  await expect(button(third, 'Resign')).toBeHidden();
  await third.reload();
  await expect(status(third)).toHaveText('Ben to move');
  await expect(host.getByText('1 watching')).toBeVisible();
  await pressTool(third, 'Leave');
  await expect(button(third, 'Play')).toBeVisible();
  await expect(host.getByText('1 watching')).toBeHidden();
});

test('an undo needs the other side’s consent, and playing on declines an offered draw', async ({
  newcomer,
}) => {
  const [host, guest] = await meet(newcomer);
  const first = await playSquare(host, [host, guest], [START, F5]);
  await pressTool(host, 'Ask to take back');
  await expect(said(guest)).toContainText('Anna asks to take back a move.');
  await card(guest, 'Anna asks to take back a move.').getByRole('button', { name: 'Decline' }).click();
  await expect(said(host)).toContainText('Ben declined to take back a move.');
  expect(await pliesOnPage(host)).toBe(1);
  await expect(button(guest, 'Offer draw')).toBeDisabled();
  await playSquare(guest, [host, guest], [first, D6]);
  await pressTool(guest, 'Ask to take back');
  await card(host, 'Ben asks to take back a move.').getByRole('button', { name: 'Accept' }).click();
  for (const page of [host, guest]) {
    await expect(cell(page, 'd6')).toHaveAccessibleName(/^d6, empty, legal/);
    expect(await pliesOnPage(page)).toBe(1);
  }
  const second = await playSquare(guest, [host, guest], [first, D6]);
  await pressTool(guest, 'Offer draw');
  await expect(card(host, 'Ben offers a draw.')).toBeVisible();
  await playSquare(host, [host, guest], [second, C3]);
  await expect(card(host, 'Ben offers a draw.')).toBeHidden();
  await expect(card(guest, 'You offered a draw.')).toBeHidden();
  await isYourTurn(guest);
});

test('the players agree on a draw, swap sides for a rematch, and both get a new game', async ({
  newcomer,
}) => {
  const [host, guest] = await meet(newcomer);
  const first = await playSquare(host, [host, guest], [START, F5]);
  await playSquare(guest, [host, guest], [first, D6]);
  await pressTool(guest, 'Offer draw');
  await card(host, 'Ben offers a draw.').getByRole('button', { name: 'Accept' }).click();
  for (const page of [host, guest]) {
    await expect(result(page, 'Draw by agreement.')).toContainText('Both players agreed.');
    await expect(said(page)).toContainText('Draw by agreement.');
  }
  await result(host, 'Draw by agreement.').getByRole('button', { name: 'Rematch' }).click();
  await expect(result(guest, 'Draw by agreement.')).toContainText('Anna wants a rematch.');
  await result(guest, 'Draw by agreement.').getByRole('button', { name: 'Accept' }).click();
  await expect(guest.getByText('You play Black', { exact: true })).toBeVisible();
  await expect(host.getByText('You play White', { exact: true })).toBeVisible();
  await playSquare(guest, [host, guest], [START, F5]);
  await pressTool(host, 'New game');
  await card(guest, 'Anna wants a new game.').getByRole('button', { name: 'Accept' }).click();
  for (const page of [host, guest]) await expect.poll(() => pliesOnPage(page)).toBe(0);
  await isYourTurn(guest);
});

test('a player who resigns loses, both keep the game, and anyone can replay it by its link', async ({
  newcomer,
}) => {
  const [host, guest] = await meet(newcomer, { game: 'connect4' });
  await column(host, 4).click();
  await isYourTurn(guest);
  await column(guest, 3).click();
  await isYourTurn(host);
  await pressTool(host, 'Resign');
  await host.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click();
  await expect(result(host, 'You lose by resignation.')).toContainText('You resigned.');
  await expect(result(guest, 'You win by resignation.')).toContainText('Anna resigned.');
  await pressTool(host, 'Menu');
  await expect(result(guest, 'You win by resignation.')).toContainText('Anna has left the table.');
  await pressIn(host, 'Study', 'My games');
  const games = host.getByRole('dialog', { name: 'My games' });
  await expect(games.getByRole('listitem')).toHaveCount(1);
  await expect(games.getByRole('listitem')).toContainText('You lost by resignation');
  await games.getByRole('button', { name: 'Replay' }).click();
  await expect(host).toHaveURL(/\?match=/);
  const anybody = await newcomer();
  await anybody.goto(host.url());
  await expect(status(anybody)).toHaveText('Replay: start of 2 moves');
  const card = anybody.getByRole('region', { name: 'Anna against Ben' });
  await expect(card).toContainText('Ben wins by resignation.');
  await expect(card.getByRole('heading', { name: 'Anna against Ben' })).toBeVisible();
  expect(await pliesOnPage(anybody)).toBe(2);
  await pressTool(anybody, 'Forward');
  await expect(status(anybody)).toHaveText('Replay: move 1 of 2');
  await expect(anybody.locator('[aria-current="step"]')).toContainText(/Red\s+4/);
  expect(await pliesOnPage(anybody)).toBe(2);
});

test('the other side sees and hears greetings, unless they are muted', async ({ newcomer }) => {
  const [host, guest] = await meet(newcomer);
  const greet = async (page: Page, greeting: string): Promise<void> => {
    await pressTool(page, 'Greetings');
    const dialog = page.getByRole('dialog', { name: 'Greetings' });
    await expect(dialog.getByRole('button', { name: /[!]$/ })).toHaveCount(6);
    await dialog.getByRole('button', { name: greeting }).click();
  };
  await greet(host, 'Good luck!');
  await expect(said(guest)).toContainText('Anna: Good luck!');
  await expect(guest.getByText('Good luck!', { exact: true })).toBeVisible();
  await pressTool(guest, 'Mute greetings');
  await greet(host, 'Hello!');
  await expect(said(host)).toContainText('Hello!');
  await greet(guest, 'Thank you!');
  await expect(said(host)).toContainText('Ben: Thank you!');
  await expect(guest.getByText('Hello!')).toHaveCount(0);
});

test('a player whose time runs out loses', async ({ newcomer }) => {
  const host = await newcomer({ name: 'Anna', clock: '1+0' });
  // The page offers no clock as short as this.
  await host.route('**/matchmake/create/table', async route => {
    const wish = route.request().postDataJSON();
    await route.continue({ postData: { ...wish, clock: { ...wish.clock, initialSeconds: 3 } } });
  });
  const guest = await newcomer({ name: 'Ben' });
  await follow(guest, await playFriend(host));
  await expect(guest.getByRole('timer', { name: /seconds? left/ }).first()).toBeVisible();
  await expect(result(guest, 'You win on time.')).toContainText('Anna ran out of time.');
  await expect(result(host, 'You lose on time.')).toContainText('You ran out of time.');
  await expect(said(host)).toContainText('You lose on time. You ran out of time.');
});
