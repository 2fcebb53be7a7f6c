import { expect, type Page, test } from '@playwright/test';
import { isPainted, legalCells, nextTurn, presetSettings, QUICK } from './kit/boardPage.ts';

/** How long nothing may happen, in milliseconds of the page. */
const QUIET = 3000;

/** What the page has asked to be called for since it was opened: frames, timers and repetitions. */
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

const callsWithin = async (page: Page, milliseconds: number): Promise<number> => {
  const count = () =>
    page.evaluate(() => (globalThis as unknown as { calls: { count: number } }).calls.count);
  const before = await count();
  await page.waitForTimeout(milliseconds);
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
    await countCalls(page);
    await presetSettings(page, { ...QUICK, animation: 'normal' });
    await page.goto(address);
    await isPainted(page);
    if (address.includes('othello')) {
      await legalCells(page).first().click();
      await nextTurn(page);
    }
    await expect.poll(() => callsWithin(page, QUIET), { timeout: 60_000 }).toBe(0);
  });
