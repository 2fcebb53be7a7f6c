import { expect, type Locator, type Page } from '@playwright/test';
import { column, status } from '../kit/boardPage.ts';
import { follow, invitation, meet, playFriend, test } from '../kit/onlinePage.ts';

/** A table that the menu keeps. */
const kept = (page: Page, words: string): Locator => page.getByRole('listitem').filter({ hasText: words });

const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

const HOUR = 60 * 60 * 1_000;

test('an invitation is left, the page closed, and the friend comes while nobody is there', async ({
  newcomer,
}) => {
  const [anna, ben] = [await newcomer({ game: 'connect4', name: 'Anna' }), await newcomer({ name: 'Ben' })];
  const link = await playFriend(anna);
  await expect(invitation(anna)).toContainText('You may close this: the table waits here for a day.');
  await anna.keyboard.press('Escape');
  await anna.keyboard.press('F9');
  await expect(kept(anna, 'Waiting for your friend')).toBeVisible();
  await anna.goto('about:blank');
  await follow(ben, link);
  await expect(ben.getByText('Anna is not here just now.')).toBeVisible();
  await anna.goto('./');
  await expect(kept(anna, 'Your friend has come.')).toBeVisible();
  await notices(anna).getByRole('button', { name: 'Go to the table' }).click();
  await expect(status(anna)).toHaveText('Your turn');
  await expect(status(ben)).toHaveText('Anna to move');
  await expect(anna).toHaveURL(/table=[A-Z]{7}/);
});

test('one of two friends closes the tab in mid-game, and an hour later comes back by the menu', async ({
  newcomer,
}) => {
  const [anna, ben] = await meet(newcomer, { game: 'connect4' });
  const strip = ben.getByRole('group', { name: /, Anna/ });
  await column(anna, 4).click();
  await column(ben, 4).click();
  await expect(status(anna)).toHaveText('Your turn');
  await expect(strip.getByText('here', { exact: true })).toBeVisible();
  const context = anna.context();
  await anna.close();
  await expect(strip.getByText('here', { exact: true })).toBeHidden();
  const again = await context.newPage();
  await again.clock.install({ time: Date.now() + HOUR });
  await again.goto('./');
  const row = kept(again, 'Your game goes on.');
  await expect(row).toContainText('Ben · Connect Four');
  await row.getByRole('button', { name: 'Go to the table' }).click();
  await expect(status(again)).toHaveText('Your turn');
  await expect(strip.getByText('here', { exact: true })).toBeVisible();
  await column(again, 3).click();
  await expect(status(ben)).toHaveText('Your turn');
});
