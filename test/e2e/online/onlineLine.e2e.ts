import { expect, type Page } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { parseSquare, type Square } from '../../../src/game/square.ts';
import { board, button, cell, pliesOnPage, status } from '../kit/boardPage.ts';
import { layCable } from '../kit/cable.ts';
import { follow, isYourTurn, meet, playFriend, playSquare, said, test } from '../kit/onlinePage.ts';

const START = startOf(STANDARD_SETUP);
const F5 = parseSquare('f5') as Square;
const D6 = parseSquare('d6') as Square;
const C3 = parseSquare('c3') as Square;

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

test('both sides notice a connection that falls silent', async ({ newcomer }) => {
  const [host, guest] = [await newcomer({ name: 'Anna' }), await newcomer({ name: 'Ben' })];
  const link = new URL(await playFriend(host));
  const cable = await layCable(Number(link.port));
  link.port = String(cable.port);
  await follow(guest, link.href);
  await playSquare(host, [host, guest], [START, F5]);
  cable.cut();
  await expect(table(host)).toContainText('Ben is reconnecting');
  await expect(table(guest)).toContainText('Reconnecting…');
  cable.mend();
  await expect(table(guest)).toBeHidden();
  await expect(table(host)).toBeHidden();
  await isYourTurn(guest);
  await cable.remove();
});

test('a reload during a game keeps seat and moves, for either side', async ({ newcomer }) => {
  const [host, guest] = await meet(newcomer);
  const first = await playSquare(host, [host, guest], [START, F5]);
  const second = await playSquare(guest, [host, guest], [first, D6]);
  await host.reload();
  await guest.reload();
  await expect(host.getByText('You play Black', { exact: true })).toBeVisible();
  await expect(guest.getByText('You play White', { exact: true })).toBeVisible();
  for (const page of [host, guest]) expect(await pliesOnPage(page)).toBe(2);
  await playSquare(host, [host, guest], [second, C3]);
  await isYourTurn(guest);
});

test('a second tab of the same browser takes over the game, and gives it back', async ({ newcomer }) => {
  const [host, guest] = await meet(newcomer);
  const tab = await host.context().newPage();
  await tab.goto(host.url());
  await isYourTurn(tab);
  await expect(table(host)).toContainText('You are playing this game in another tab or window.');
  const first = await playSquare(tab, [tab, guest], [START, F5]);
  await button(host, 'Play here').click();
  await expect(table(tab)).toContainText('another tab');
  await expect(status(host)).toHaveText('Ben to move');
  await playSquare(guest, [host, guest], [first, D6]);
  await isYourTurn(host);
});

test('a move out of turn or against the rules is refused with a short sound and the reason', async ({
  newcomer,
}) => {
  const host = await newcomer({ name: 'Anna', game: 'connect4', sound: true, premoves: false });
  await host.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    Object.assign(window, { tones: 0 });
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...when: [number?]) {
      (window as unknown as { tones: number }).tones++;
      start.apply(this, when);
    };
  });
  const tones = (): Promise<number> => host.evaluate(() => (window as unknown as { tones: number }).tones);
  const guest = await newcomer({ name: 'Ben' });
  await follow(guest, await playFriend(host));
  const press = (page: Page, column: number): Promise<void> =>
    board(page)
      .getByRole('button', { name: new RegExp(`^Column ${column},`) })
      .click();
  const refuses = async (column: number, reason: string): Promise<void> => {
    const before = await tones();
    await press(host, column);
    await expect(host.getByText(reason).first()).toBeVisible();
    expect(await tones()).toBeGreaterThan(before);
  };
  for (const mover of [host, guest, host, guest, host, guest]) {
    await isYourTurn(mover);
    await press(mover, 4);
  }
  await isYourTurn(host);
  await refuses(4, 'This column is full.');
  await press(host, 1);
  await isYourTurn(guest);
  await refuses(2, 'Not your turn yet.');
  for (const page of [host, guest]) expect(await pliesOnPage(page)).toBe(7);
});
