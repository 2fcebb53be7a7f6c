import { expect, type Page } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { parseSquare, type Square } from '../../../src/game/square.ts';
import { cell, pliesOnPage } from '../kit/boardPage.ts';
import { isYourTurn, meet, playSquare, said, test } from '../kit/onlinePage.ts';

const START = startOf(STANDARD_SETUP);
const F5 = parseSquare('f5') as Square;

const table = (page: Page) => page.getByRole('region', { name: 'At the table' });

test('when the network fails both players see it, nothing is lost, and the seat is kept', async ({
  newcomer,
}) => {
  const [host, guest] = await meet(newcomer);
  const first = await playSquare(host, [host, guest], [START, F5]);
  await guest.context().setOffline(true);
  await expect(table(guest)).toContainText('Reconnecting…');
  await expect(table(host)).toContainText('Ben is reconnecting');
  await expect(host.getByRole('group', { name: /^White, Ben, .*reconnecting/ })).toBeVisible();
  await expect(said(guest)).toContainText('Reconnecting…');
  await expect(said(host)).toContainText('Ben is reconnecting.');
  await cell(guest, 'd6').click();
  await expect(cell(guest, 'd6')).toHaveAccessibleName('d6, white, last move');
  expect(await pliesOnPage(host)).toBe(1);
  await guest.context().setOffline(false);
  await expect(cell(host, 'd6')).toHaveAccessibleName('d6, white, last move');
  await expect(table(guest)).toBeHidden();
  await expect(table(host)).toBeHidden();
  await expect(said(guest)).toContainText('Connected again.');
  await expect(said(host)).toContainText('Ben is back.');
  for (const page of [host, guest]) expect(await pliesOnPage(page)).toBe(2);
  await isYourTurn(host);
  expect(first.turn).toBe('white');
});
