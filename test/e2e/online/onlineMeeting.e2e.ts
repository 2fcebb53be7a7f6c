import { expect, type Page } from '@playwright/test';
import { button, presetSettings, QUICK, status } from '../kit/boardPage.ts';
import { joinByCode, meet, test } from '../kit/onlinePage.ts';

const waiting = (page: Page) => page.getByRole('dialog', { name: 'Waiting for the other player' });
const failed = (page: Page) => page.getByRole('dialog', { name: "You didn't meet" });

/** A word that nobody else uses on this server. */
const newWord = (): string =>
  `word${Array.from({ length: 12 }, () => 'abcdefghjkmnpqr'[Math.floor(Math.random() * 15)]).join('')}`;

const isWaiting = async (page: Page, word: string): Promise<void> => {
  await expect(waiting(page)).toContainText(word.toUpperCase());
  await expect(waiting(page)).toContainText('You play the next person who enters this word');
  await expect(waiting(page)).toContainText('/ 3:00');
};

/** Anna came first and plays Red against Ben, whose page says so. */
const haveMet = async (anna: Page, ben: Page): Promise<void> => {
  await expect(status(anna)).toHaveText('Your turn');
  await expect(status(ben)).toHaveText('Anna to move');
  await expect(ben.getByRole('group', { name: /^Anna came first and chose Connect Four/ })).toBeVisible();
  await expect(anna).toHaveTitle(/^[^:]+: \S+ vs Ben - your turn$/);
  await expect(ben).toHaveTitle(/^[^:]+: \S+ vs Anna - Anna to move$/);
  await expect(ben).toHaveURL(/\?table=[A-Z]{7}$/);
};

test('two people who agreed on a word meet, and the first one chooses the game', async ({ newcomer }) => {
  const [anna, ben] = [await newcomer({ game: 'connect4', name: 'Anna' }), await newcomer({ name: 'Ben' })];
  const word = newWord();
  await joinByCode(anna, word);
  await isWaiting(anna, word);
  await expect(anna).toHaveURL(new RegExp(`table=${word.toUpperCase()}$`));
  await joinByCode(ben, ` ${word.toUpperCase()} `);
  await haveMet(anna, ben);
});

test('two people who open the same link to a new table meet, even after a reload', async ({ newcomer }) => {
  const [anna, ben] = [await newcomer({ game: 'connect4', name: 'Anna' }), await newcomer({ name: 'Ben' })];
  const word = newWord();
  await anna.goto(`./?table=${word}`);
  await isWaiting(anna, word);
  await anna.reload();
  await isWaiting(anna, word);
  await ben.goto(`./?table=${word}`);
  await haveMet(anna, ben);
});

test('an address with game, side and word is honored for the first to come, and the second is told', async ({
  newcomer,
}) => {
  const [anna, ben] = [await newcomer({ name: 'Anna' }), await newcomer({ name: 'Ben' })];
  const word = newWord();
  await anna.goto(`./?game=connect4&you=red&table=${word}-7`);
  await isWaiting(anna, `${word}-7`);
  await anna.reload();
  await isWaiting(anna, `${word}-7`);
  await ben.goto(`./?game=connect4&you=red&clock=5%2B0&table=${word}7`);
  await haveMet(anna, ben);
  await expect(ben.getByRole('group', { name: /^Anna came first/ })).toContainText(
    'You play Yellow. Your link asked for Red, 5+0.',
  );
  await expect(anna).toHaveURL(/\?table=[A-Z]{7}$/);
});

test('a word may look like a code, by link and by hand', async ({ newcomer }) => {
  const [anna, ben] = [await newcomer({ game: 'connect4', name: 'Anna' }), await newcomer({ name: 'Ben' })];
  await anna.goto('./?table=QQWWYYZ');
  await isWaiting(anna, 'QQWWYYZ');
  await joinByCode(ben, 'qqww yyz');
  await haveMet(anna, ben);
});

test('after three minutes alone a notice says so, and the word in the address can be retried', async ({
  newcomer,
}) => {
  const [anna, ben] = [await newcomer({ game: 'connect4', name: 'Anna' }), await newcomer({ name: 'Ben' })];
  const word = newWord();
  await anna.clock.install();
  await joinByCode(anna, word);
  await isWaiting(anna, word);
  await anna.clock.runFor('02:00');
  await expect(waiting(anna)).toBeVisible();
  await anna.clock.runFor('01:10');
  await expect(failed(anna)).toContainText('Nobody came in three minutes');
  await expect(anna).toHaveURL(new RegExp(`table=${word.toUpperCase()}$`));
  await failed(anna).getByRole('button', { name: 'Try again' }).click();
  await anna.clock.runFor(1_000);
  await isWaiting(anna, word);
  await joinByCode(ben, word);
  await expect(status(ben)).toHaveText('Anna to move');
});

test('a third person sees that the word is taken, and cancelling frees it', async ({ newcomer }) => {
  const [anna, ben, carl] = [
    await newcomer({ game: 'connect4', name: 'Anna' }),
    await newcomer({ name: 'Ben' }),
    await newcomer({ name: 'Carl' }),
  ];
  const word = newWord();
  await joinByCode(carl, word);
  await isWaiting(carl, word);
  await button(carl, 'Cancel').click();
  await expect(waiting(carl)).toBeHidden();
  await expect(carl).not.toHaveURL(/table/);
  await joinByCode(anna, word);
  await isWaiting(anna, word);
  await joinByCode(ben, word);
  await haveMet(anna, ben);
  await joinByCode(carl, word);
  await expect(failed(carl)).toContainText('Two people are already playing under this word');
});

test('the page keeps retrying a server that is down, and finds it when it is back', async ({ newcomer }) => {
  const page = await newcomer({ game: 'connect4', name: 'Anna' });
  let isAway = true;
  const tries: string[] = [];
  await page.route(/\/(healthz|matchmake\/)/, async route => {
    if (isAway) tries.push(route.request().url());
    await (isAway ? route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }) : route.continue());
  });
  await page.goto('./?table=AWAYAWAY');
  await expect(waiting(page)).toContainText('Trying to reach the server');
  await expect(page).toHaveURL(/table=AWAYAWAY$/);
  await expect.poll(() => tries.length).toBeGreaterThan(2);
  isAway = false;
  await isWaiting(page, 'AWAYAWAY');
});

test('winner and loser read different sentences, in low windows too', async ({ newcomer }) => {
  const [anna, ben] = await meet(newcomer, { game: 'connect4' });
  for (const number of [4, 3, 4, 3, 4, 3, 4]) {
    const page = number === 4 ? anna : ben;
    await expect(status(page)).toHaveText('Your turn');
    await page.getByRole('button', { name: new RegExp(`^Column ${number}\\b`) }).click();
  }
  const told = [
    [anna, 'You win with four in a row.'],
    [ben, 'Anna wins with four in a row.'],
  ] as const;
  for (const [page, text] of told)
    for (const [width, height] of [
      [900, 560],
      [760, 480],
    ] as const) {
      await page.setViewportSize({ width, height });
      const dialog = page.getByRole('dialog', { name: text });
      await expect(dialog.getByRole('heading', { name: text })).toBeInViewport({ ratio: 1 });
      await expect(dialog.locator('.result-words p:visible').first()).toBeInViewport({ ratio: 1 });
    }
});

test('a health response without a body is retried, and the code stays in the address', async ({
  newcomer,
}) => {
  const page = await newcomer();
  await presetSettings(page, QUICK);
  await page.route(/\/healthz/, route =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"server":"fl' }),
  );
  await page.route(/\/matchmake\//, route => route.abort());
  await page.goto('./?table=KTXRAMP');
  await expect(waiting(page)).toContainText('Trying to reach the server');
  await expect(page).toHaveURL(/table=KTXRAMP$/);
  await page.unroute(/\/matchmake\//);
  await isWaiting(page, 'KTXRAMP');
});
