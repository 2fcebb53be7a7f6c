import { expect, type Page, test as painted } from '@playwright/test';
import {
  button,
  cell,
  collectErrors,
  expectTrueBoard,
  isTurnOf,
  legalCells,
  nextTurn,
  openMenu,
  presetSettings,
  QUICK,
  RESULT,
  startButton,
  status,
} from './kit/boardPage.ts';
import { test } from './kit/unpainted.ts';
import { withoutWebGl } from './kit/withoutWebGl.ts';

/** Takes a global, or something of the navigator, from every page, as browsers lack it that never had it. */
const lacking =
  (holder: 'window' | 'navigator', name: string) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript(
      ([of, missing]) => {
        const object = of === 'window' ? globalThis : navigator;
        Object.defineProperty(object, missing, { value: undefined, configurable: true });
      },
      [holder, name] as const,
    );

/** Everything but workers: without these the computer cannot play. */
const TAKEN = {
  WebGL: withoutWebGl,
  'shared memory': lacking('window', 'SharedArrayBuffer'),
  IndexedDB: lacking('window', 'indexedDB'),
  'a service worker': lacking('navigator', 'serviceWorker'),
  'Web Locks': lacking('navigator', 'locks'),
};

for (const [name, take] of Object.entries(TAKEN))
  test(`without ${name} a game against the computer is played to its end`, { tag: '@quick' }, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await take(page);
    await presetSettings(page, { ...QUICK, size: '4x4' });
    await page.goto('./');
    await startButton(page).click();
    while (await nextTurn(page)) await legalCells(page).first().click();
    await expect(page.getByRole('dialog', { name: RESULT })).toBeVisible();
    await expectTrueBoard(page);
    expect(errors).toEqual([]);
  });

test('without workers two people play to the end, and only the computer is missing', {
  tag: '@quick',
}, async ({ page }) => {
  const errors = collectErrors(page);
  await lacking('window', 'Worker')(page);
  await presetSettings(page, { ...QUICK, size: '4x4', side: 'both' });
  await page.goto('./');
  await expect(page.getByText('The computer player needs web workers')).toBeVisible();
  await startButton(page).click();
  while (!RESULT.test((await status(page).textContent()) ?? '')) await legalCells(page).first().click();
  await expectTrueBoard(page);
  expect(errors).toEqual([]);
});

painted(
  'a notice says that Flipside lacks its weights, it can be retried, and no other opponent steps in',
  async ({ page }) => {
    await page.route('**/flipside.weights*', route => route.abort());
    await openMenu(page);
    await button(page, 'Play').click();
    await cell(page, 'f5').click();
    await expect(button(page, 'Try again')).toBeVisible();
    await page.unroute('**/flipside.weights*');
    await button(page, 'Try again').click();
    await isTurnOf(page, 'black');
  },
);
