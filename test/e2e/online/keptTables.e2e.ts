import { expect, type Locator, type Page } from '@playwright/test';
import { status } from '../kit/boardPage.ts';
import { follow, invitation, playFriend, test } from '../kit/onlinePage.ts';

/** A table listed in the menu. */
const kept = (page: Page, words: string): Locator => page.getByRole('listitem').filter({ hasText: words });

const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

test('an invitation survives closing the page, and the friend arrives while nobody is there', async ({
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
  await expect(kept(anna, 'Your friend is here.')).toBeVisible();
  await notices(anna).getByRole('button', { name: 'Go to the table' }).click();
  await expect(status(anna)).toHaveText('Your turn');
  await expect(status(ben)).toHaveText('Anna to move');
  await expect(anna).toHaveURL(/table=[A-Z]{7}/);
});
