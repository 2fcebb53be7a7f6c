import { expect, type Page, test as single } from '@playwright/test';
import { board, button, cell, openMenu, presetSettings, pressIn, QUICK, status } from '../kit/boardPage.ts';
import { follow, invitation, isYourTurn, playFriend, result, said, test } from '../kit/onlinePage.ts';

const TERMS = 'Free passing: you may both pass at any time. Not rated.';
const moves = (page: Page) => page.getByRole('list', { name: 'Moves' }).getByRole('listitem');

single.use({ viewport: { width: 900, height: 560 }, contextOptions: { reducedMotion: 'reduce' } });

single(
  'free passing is chosen under More, and two people hand over the turn by a click',
  async ({ page }) => {
    await presetSettings(page, { ...QUICK, side: 'both' });
    await openMenu(page);
    await button(page, 'More').click();
    await page.getByRole('switch', { name: 'Free passing' }).click();
    await button(page, 'Play').click();
    await expect(page.getByText('Othello 8x8 (free passing)')).toBeVisible();
    await button(page, 'Pass').click();
    await expect(button(page, 'Black passes.')).toBeVisible();
    await button(page, 'Pass').click();
    await expect(moves(page)).toHaveText([/1\s.*pass/s, /2\s.*pass/s]);
    await cell(page, 'd3').click();
    await expect(cell(page, 'd3')).toHaveAccessibleName('d3, black, last move');
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    await expect(moves(page)).toHaveText([/1\s.*pass/s]);
    await expect(status(page)).toHaveText('White to move');
    await page.reload();
    await expect(moves(page)).toHaveText([/1\s.*pass/s]);
    await expect(button(page, 'Pass')).toBeEnabled();
  },
);

single('by keys alone a person passes to a computer, and readers hear it', async ({ page }) => {
  await presetSettings(page, QUICK);
  await page.goto('./?passing=free&opponent=lennie');
  await expect(status(page)).toHaveText('Your turn');
  await page.keyboard.press('p');
  await expect(said(page)).toContainText('You pass. Lennie to move.');
  await expect(board(page).getByRole('gridcell', { name: /, white, last move$/ })).toBeVisible();
  await expect(status(page)).toHaveText('Your turn');
  await page.keyboard.press('Backspace');
  await expect(moves(page)).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(moves(page)).toHaveCount(2);
});

single(
  'without the rule there is no way to pass, and Connect Four refuses it in a sentence',
  async ({ page }) => {
    await presetSettings(page, { ...QUICK, side: 'both' });
    await openMenu(page);
    await button(page, 'Play').click();
    await expect(board(page)).toBeVisible();
    await expect(button(page, 'Pass')).toHaveCount(0);
    await page.keyboard.press('p');
    await expect(moves(page)).toHaveCount(0);
    await page.goto('./?game=connect4&passing=free');
    await expect(
      page.getByText('This game has no passing rule called "free". Try: forced.').first(),
    ).toBeVisible();
  },
);

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
