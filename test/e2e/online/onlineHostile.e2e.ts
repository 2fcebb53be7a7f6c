import { expect, type Page } from '@playwright/test';
import { cell, collectErrors, status } from '../kit/boardPage.ts';
import { isYourTurn, meet, type Newcomer, said, test } from '../kit/onlinePage.ts';

/** Names that would be executed, translated or interpolated unless treated as text; of maximum length. */
const NAMES = ['<img src=x onerror=a()>', '$t(menu.play){{name}}'] as const;

/** The addresses of all requests from a page, as they appear in proxy logs. */
const collectAddresses = (page: Page): readonly string[] => {
  const addresses: string[] = [];
  page.on('request', request => addresses.push(request.url()));
  page.on('websocket', socket => addresses.push(socket.url()));
  page.on('framenavigated', frame => addresses.push(frame.url()));
  return addresses;
};

/** A browser's identity and tokens. */
const secretsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seats = JSON.parse(localStorage.getItem('flipside.seats') ?? '[]') as { token: string }[];
    return [localStorage.getItem('flipside.identity') ?? '', ...seats.map(({ token }) => token)];
  });

test('a name is shown as plain text everywhere', async ({ newcomer }) => {
  const errors: (readonly string[])[] = [];
  const named: Newcomer = async settings => {
    const page = await newcomer({ ...settings, name: NAMES[errors.length] });
    errors.push(collectErrors(page));
    return page;
  };
  const [anna, ben] = await meet(named, { you: 'black' });
  await isYourTurn(anna);
  await expect(status(ben)).toHaveText(`${NAMES[0]} to move`);
  await cell(anna, 'f5').click();
  await expect(status(anna)).toHaveText(`${NAMES[1]} to move`);
  await expect(ben.getByRole('group', { name: NAMES[0] })).toBeVisible();
  await expect(anna.getByRole('group', { name: NAMES[1] })).toBeVisible();
  await expect(said(ben)).toContainText('f5');
  for (const page of [anna, ben]) await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(errors).toEqual([[], []]);
});

test('no address contains a secret, at the table or while joining it', async ({ newcomer }) => {
  const pages: Page[] = [];
  const addresses: (readonly string[])[] = [];
  const watched: Newcomer = async settings => {
    const page = await newcomer(settings);
    pages.push(page);
    addresses.push(collectAddresses(page));
    return page;
  };
  const [anna, ben] = await meet(watched, { you: 'black' });
  await cell(anna, 'f5').click();
  await isYourTurn(ben);
  await ben.reload();
  await isYourTurn(ben);
  await cell(ben, 'd6').click();
  await isYourTurn(anna);
  const secrets = (await Promise.all(pages.map(secretsOf))).flat();
  expect(secrets.every(secret => secret.length >= 22)).toBe(true);
  expect(secrets).toHaveLength(4);
  const told = addresses.flat().join('\n');
  expect(told).toContain('ws://');
  expect(secrets.filter(secret => told.includes(secret))).toEqual([]);
});
