import { expect, type Page } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { parseSquare, type Square } from '../../../src/game/square.ts';
import { board, button, cell, findings, pressTool, status } from '../kit/boardPage.ts';
import { meet, playSquare, result, test } from '../kit/onlinePage.ts';

const START = startOf(STANDARD_SETUP);
const F5 = parseSquare('f5') as Square;
const D6 = parseSquare('d6') as Square;

const offer = (page: Page) => page.getByRole('group', { name: 'Ben offers a draw.', exact: true });

for (const [colorScheme, viewport] of [
  ['light', { width: 390, height: 844 }],
  ['dark', { width: 844, height: 390 }],
] as const)
  test(`at a table in ${colorScheme} appearance axe finds nothing`, async ({ newcomer }) => {
    const [host, guest] = await meet(newcomer, { appearance: colorScheme, clock: '10+5' });
    await host.setViewportSize(viewport);
    const first = await playSquare(host, [host, guest], [START, F5]);
    await playSquare(guest, [host, guest], [first, D6]);
    await guest.keyboard.press('o');
    await expect(offer(host)).toBeVisible();
    expect(await findings(host)).toEqual([]);
    await host.keyboard.press('w');
    await expect(host.getByRole('dialog', { name: 'Greetings' })).toBeVisible();
    expect(await findings(host)).toEqual([]);
    await host.keyboard.press('Escape');
    await pressTool(host, 'Leave');
    await expect(host.getByRole('dialog', { name: 'Leave the game?' })).toBeVisible();
    expect(await findings(host)).toEqual([]);
    await host.keyboard.press('Escape');
    await host.context().setOffline(true);
    await expect(host.getByText('Reconnecting…', { exact: false }).last()).toBeVisible();
    expect(await findings(host)).toEqual([]);
    await host.context().setOffline(false);
    await expect(button(host, 'Greetings')).toBeEnabled();
    await host.keyboard.press('q');
    await host.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click();
    await guest.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
    await expect(result(host, 'You lose by resignation.')).toContainText('wants a rematch');
    expect(await findings(host)).toEqual([]);
  });

test('a whole match needs no pointer: moves, an offer, its answer and the rematch', async ({ newcomer }) => {
  const [host, guest] = await meet(newcomer);
  const type = async (page: Page, keys: string): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  };
  await cell(host, 'd3').focus();
  await type(host, 'f5');
  await expect(status(guest)).toHaveText('Your turn');
  await cell(guest, 'd3').focus();
  await type(guest, 'd6');
  await expect(status(host)).toHaveText('Your turn');
  await host.keyboard.press('o');
  await expect(guest.getByRole('group', { name: 'Anna offers a draw.' })).toBeVisible();
  await expect(cell(guest, 'd6')).toBeFocused();
  await guest.keyboard.press('y');
  for (const page of [host, guest]) await expect(result(page, 'Draw by agreement.')).toBeFocused();
  await host.keyboard.press('r');
  await expect(result(guest, 'Draw by agreement.')).toContainText('Anna wants a rematch');
  await guest.keyboard.press('r');
  await expect(status(guest)).toHaveText('Your turn');
});

test('an offer fits into any window, and covers neither board nor buttons', async ({ newcomer }) => {
  const [host, guest] = await meet(newcomer, { clock: '10+5' });
  const first = await playSquare(host, [host, guest], [START, F5]);
  await playSquare(guest, [host, guest], [first, D6]);
  await guest.keyboard.press('o');
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [568, 320],
    [844, 390],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await host.setViewportSize({ width, height });
    await expect(async () => {
      const card = await offer(host).boundingBox();
      const squares = await board(host).boundingBox();
      const tools = await host.getByRole('group', { name: 'Actions' }).boundingBox();
      if (card === null || squares === null || tools === null) throw new Error('nothing is shown');
      expect(card.x >= squares.x + squares.width || card.y >= squares.y + squares.height).toBe(true);
      expect(card.y + card.height).toBeLessThanOrEqual(tools.y + 1);
      for (const name of ['Accept', 'Decline'])
        await expect(offer(host).getByRole('button', { name })).toBeInViewport({ ratio: 1, timeout: 1 });
      expect(await offer(host).evaluate(one => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    }).toPass();
  }
});
