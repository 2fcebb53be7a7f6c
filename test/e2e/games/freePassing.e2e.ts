import { expect, type Page } from '@playwright/test';
import { button, pressIn } from '../kit/boardPage.ts';
import { follow, invitation, isYourTurn, playFriend, result, said, test } from '../kit/onlinePage.ts';

const TERMS = 'Free passing: you may both pass at any time. Not rated.';
const moves = (page: Page) => page.getByRole('list', { name: 'Moves' }).getByRole('listitem');

test('two people at two machines agree on free passing before the match', async ({ newcomer }) => {
  const host = await newcomer({ name: 'Anna', freePassing: true, size: '4x4' });
  const guest = await newcomer({ name: 'Ben' });
  const link = await playFriend(host);
  await expect(invitation(host)).toContainText(TERMS);
  await follow(guest, link);
  for (const page of [host, guest]) await expect(page.getByRole('group', { name: TERMS })).toBeVisible();
  await isYourTurn(host);
  await expect(button(guest, 'Pass')).toBeDisabled();
  await button(host, 'Pass').click();
  await isYourTurn(guest);
  await expect(said(guest)).toContainText('Anna passes.');
  await guest.keyboard.press('p');
  await isYourTurn(host);
  for (const page of [host, guest]) await expect(moves(page)).toHaveText([/1\s.*pass/s, /2\s.*pass/s]);
  await guest.reload();
  await expect(moves(guest)).toHaveCount(2);
  await host.keyboard.press('q');
  await host.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(result(guest, 'You win by resignation.')).toBeVisible();
  await guest.goto('./');
  await pressIn(guest, 'Study', 'My games');
  await expect(guest.getByRole('dialog', { name: 'My games' })).toContainText('Othello 4x4 (free passing)');
  // On a lower page the replay's card takes the room of the list.
  await guest.setViewportSize({ width: 1280, height: 900 });
  await button(guest, 'Replay').click();
  await expect(moves(guest)).toHaveText([/1\s.*pass/s, /2\s.*pass/s]);
});
