import { expect, test } from '@playwright/test';
import { PLACE_NAMES } from '../../src/look/places.ts';
import { linkTo } from '../../src/play/links/fragments.ts';
import { button, cell, isPainted, isTurnOf, presetSettings, pressIn, QUICK } from './kit/boardPage.ts';

test('the page sends requests only to its own server, and its security policy blocks nothing', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const { host } = new URL(baseURL ?? '');
  const strangers: string[] = [];
  const judge = (url: string): void => {
    const { protocol, host: asked } = new URL(url);
    if (!['data:', 'blob:'].includes(protocol) && asked !== host) strangers.push(url);
  };
  context.on('request', request => judge(request.url()));
  page.on('websocket', socket => judge(socket.url()));
  const refused: string[] = [];
  page.on('console', message => {
    if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text());
  });

  await presetSettings(page, QUICK);
  const answer = await page.goto('./?game=othello&you=black');
  const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
  expect(policy).toMatch(/^default-src 'self';/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
  await isPainted(page);
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
  await button(page, 'Hint').click();
  for (const place of PLACE_NAMES) {
    await page.goto(`./${linkTo(place)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await pressIn(page, 'You', 'About');
  const licences = page.getByRole('link', { name: 'Licences of everything in it' });
  const text = await page.request.get(new URL((await licences.getAttribute('href')) ?? '', page.url()).href);
  expect(await text.text()).toMatch(/^Flipside: MIT/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await button(page, 'Colors').click();
  await expect(page.locator('hex-color-picker').first()).toBeAttached();
  await page.goto('./#play');
  await button(page, 'Online').click();
  await button(page, 'Play a friend').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(strangers).toEqual([]);
  expect(refused).toEqual([]);
  // A script of another site is refused when it would be loaded.
  const foreign = await page.evaluate(() => {
    try {
      new Worker('https://evil.example/worker.js');
      return 'started';
    } catch (error) {
      return String(error);
    }
  });
  expect(foreign).toMatch(/Trusted/);
});
