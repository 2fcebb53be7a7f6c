import { expect, type Page, test } from '@playwright/test';
import {
  button,
  cell,
  collectErrors,
  expectTrueBoard,
  isTurnOf,
  legalCells,
  openMenu,
  presetSettings,
  QUICK,
  RESULT,
  startButton,
} from './kit/boardPage.ts';
import { withoutCanvas } from './kit/screens/opening.ts';
import { withoutWebGl } from './kit/withoutWebGl.ts';

/** Removes a global, or a property of the navigator, from every page, as in browsers that lack it. */
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

interface Taken {
  readonly name: string;
  readonly take: (page: Page) => Promise<unknown>;
  /** Two people, if the computer cannot play. */
  readonly side?: 'both';
}

const TAKEN: readonly Taken[] = [
  { name: 'WebGL', take: withoutWebGl },
  { name: 'shared memory', take: lacking('window', 'SharedArrayBuffer') },
  { name: 'IndexedDB', take: lacking('window', 'indexedDB') },
  { name: 'a service worker', take: lacking('navigator', 'serviceWorker') },
  { name: 'Web Locks', take: lacking('navigator', 'locks') },
  { name: 'workers', take: lacking('window', 'Worker'), side: 'both' },
];

const playToTheEnd = async (page: Page): Promise<void> => {
  const next = legalCells(page).first();
  const result = page.getByRole('dialog', { name: RESULT });
  for (;;) {
    await expect(next.or(result).first()).toBeVisible();
    if (await result.isVisible()) break;
    // In the page, since the square may be gone by the time that a pointer has come.
    await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label*=", empty, legal"]')?.click());
  }
  await expectTrueBoard(page);
};

test('without WebGL, shared memory, IndexedDB, a service worker or Web Locks a game is played to its end; without workers two people play', {
  tag: '@quick',
}, async ({ browser }) => {
  for (const { name, take, side = 'black' } of TAKEN)
    await test.step(`without ${name}`, async () => {
      const page = await browser.newPage();
      const errors = collectErrors(page);
      await take(page);
      // The canvas would take most of the time of a test that looks at no picture.
      await withoutCanvas(page);
      await presetSettings(page, { ...QUICK, size: '4x4', side });
      await page.goto('./');
      await startButton(page).click();
      await playToTheEnd(page);
      const said = page.getByText('The computer player needs web workers');
      expect((await said.count()) > 0, `without ${name}`).toBe(side === 'both');
      expect(errors, `without ${name}`).toEqual([]);
      await page.close();
    });
});

test('missing weights are reported and can be retried, and no other opponent takes over', async ({
  page,
}) => {
  await page.route('**/flipside.weights*', route => route.abort());
  await openMenu(page);
  await button(page, 'Play').click();
  await cell(page, 'f5').click();
  await expect(button(page, 'Try again')).toBeVisible();
  await page.unroute('**/flipside.weights*');
  await button(page, 'Try again').click();
  await isTurnOf(page, 'black');
});
