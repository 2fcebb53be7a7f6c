import { expect } from '@playwright/test';
import { QUICK } from '../kit/boardPage.ts';
import { test } from '../kit/onlinePage.ts';
import { Reader } from '../kit/reader.ts';

test('online: two people meet, play, one offers a draw and resigns, all by screen reader', async ({
  newcomer,
}) => {
  const host = await Reader.open(await newcomer({ ...QUICK, name: 'Anna', clock: 'none' }), './');
  await host.goTo('button', 'Online');
  await host.press('Enter');
  await host.goTo('button', 'Play a friend');
  await host.press('Enter');
  await host.goTo('button', 'Create the link');
  await host.press('Enter');
  await host.hears(/^Waiting for your friend/);
  const link = await host.goTo('textbox', 'Link');

  const guest = await Reader.open(await newcomer({ ...QUICK, name: 'Ben' }), await link.inputValue());
  await guest.goTo('button', 'Join the game');
  await guest.press('Enter');
  await host.hears(/You play Black\. Your turn\.$/);
  await guest.hears(/You play White\. Anna to move\.$/);
  await host.press('f', '5', 'Enter');
  await host.hears(/^Black f5, 1 disc flipped\. Ben to move\.$/);
  await guest.hears(/^Black f5, 1 disc flipped\. Your turn\.$/);
  await guest.press('d', '6', 'Enter');
  await host.hears(/^White d6, 1 disc flipped\. Your turn\.$/);
  await guest.press('o');
  await host.hears(/^Ben offers a draw\./);
  await host.press('x');
  await guest.hears(/draw/i);
  await guest.press('q');
  await guest.goTo('button', 'Resign');
  await guest.press('Enter');
  await guest.hears(/^You lose by resignation\./);
  expect(await host.hears(/^You win by resignation\./)).toContain('Ben');
});
