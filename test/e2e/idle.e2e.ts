import { expect, type Page, test } from '@playwright/test';
import { legalCells, pliesOnPage, presetSettings, QUICK } from './kit/boardPage.ts';

/** How long nothing may happen, in milliseconds of the page's own time. */
const QUIET = 3000;

/** Counts the page's callbacks since it was opened: frames, timers and intervals. */
const countCalls = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const calls = { count: 0 };
    Object.assign(globalThis, { calls });
    for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval'] as const) {
      const ask = window[name].bind(window) as (task: (time: number) => void, ...rest: unknown[]) => number;
      const counted = (task: (time: number) => void, ...rest: unknown[]): number =>
        ask(
          time => {
            calls.count++;
            task(time);
          },
          ...rest,
        );
      Object.assign(window, { [name]: counted });
    }
  });
};

/** The number of callbacks in the next seconds. */
const callsToCome = async (page: Page): Promise<number> => {
  const count = () =>
    page.evaluate(() => (globalThis as unknown as { calls: { count: number } }).calls.count);
  const before = await count();
  await page.clock.runFor(QUIET);
  return (await count()) - before;
};

const WAITING = [
  { where: 'the menu with reduced motion', address: './', reducedMotion: 'reduce' },
  { where: 'a game against the computer', address: './?game=othello&you=black&opponent=lennie' },
  { where: 'a game of Connect Four', address: './?game=connect4&you=red' },
] as const;

for (const { where, address, ...motion } of WAITING)
  test(`${where}: a page that waits for a person does nothing`, async ({ page }) => {
    await page.emulateMedia(motion);
    await page.clock.install();
    await countCalls(page);
    await presetSettings(page, { ...QUICK, animation: 'normal' });
    await page.goto(address);
    if (address.includes('lennie')) {
      await legalCells(page).first().click();
      await expect(async () => {
        await page.clock.runFor(QUIET);
        expect(await pliesOnPage(page)).toBe(2);
      }).toPass();
    }
    await expect.poll(() => callsToCome(page)).toBe(0);
  });
