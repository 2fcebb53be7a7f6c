import { expect, type Page } from '@playwright/test';
import { status } from '../kit/boardPage.ts';
import { joinByCode, test } from '../kit/onlinePage.ts';
import { newWord } from '../kit/screens/clubs.ts';

const waiting = (page: Page) => page.getByRole('dialog', { name: 'Waiting for the other player' });

test('two people who agreed on a word meet, and the first one chooses the game', async ({ newcomer }) => {
  const [anna, ben] = [await newcomer({ game: 'connect4', name: 'Anna' }), await newcomer({ name: 'Ben' })];
  const word = newWord().toUpperCase();
  await joinByCode(anna, word.toLowerCase());
  for (const words of [word, 'You play the next person who enters this word', '/ 3:00'])
    await expect(waiting(anna)).toContainText(words);
  await expect(anna).toHaveURL(new RegExp(`table=${word}$`));
  await joinByCode(ben, ` ${word} `);
  await expect(status(anna)).toHaveText('Your turn');
  await expect(status(ben)).toHaveText('Anna to move');
  await expect(ben.getByRole('group', { name: /^Anna came first and chose Connect Four/ })).toBeVisible();
  await expect(anna).toHaveTitle(/^[^:]+: \S+ vs Ben - your turn$/);
  await expect(ben).toHaveTitle(/^[^:]+: \S+ vs Anna - Anna to move$/);
  await expect(ben).toHaveURL(/\?table=[A-Z]{7}$/);
});
