import { expect, type Page } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { parseSquare, type Square } from '../../../src/game/square.ts';
import { column, pliesOnPage, pressIn, pressTool, status } from '../kit/boardPage.ts';
import { isYourTurn, meet, playSquare, result, said, test } from '../kit/onlinePage.ts';

const START = startOf(STANDARD_SETUP);
const F5 = parseSquare('f5') as Square;
const D6 = parseSquare('d6') as Square;

/** A card at the table, with a message or a question. */
const card = (page: Page, name: string | RegExp) => page.getByRole('group', { name, exact: true });

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
