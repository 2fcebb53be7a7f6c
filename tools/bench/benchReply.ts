import { type Browser, chromium } from '@playwright/test';
import { ANY_PORT } from '../../server/environment.ts';
import { createWebServer, listen } from '../../server/web/webServer.ts';
import { BROWSER_FLAGS, findBrowser } from '../../testkit/browser.ts';
import { DIST } from '../paths.ts';
import { type Measurement, median } from './measurement.ts';

const REPLIES = 12;

/** Settings under which replies are timed. The computer itself needs no time for its move. */
const KINDS = {
  'reply, animation off': { animation: 'off' },
  'reply at once': { replyAtOnce: true },
  'reply with its beat': {},
} as const;
const SETTINGS = { opponent: 'lennie', sound: false } as const;

/**
 * Runs in the page: plays a legal square, waits for the move of the other side in the list, and so on. Only unnamed
 * functions, since tsx would wrap others in a helper that the page does not have.
 */
const playReplies = async (count: number): Promise<readonly number[]> => {
  const times: number[] = [];
  while (times.length < count) {
    const square = document.querySelector<HTMLElement>('[role=gridcell][aria-label*=", legal"]');
    if (square === null) break;
    const listed = document.querySelectorAll('.moves-list li').length;
    const begin = performance.now();
    square.click();
    await new Promise<void>(resolve => {
      const timer = setInterval(() => {
        if (document.querySelectorAll('.moves-list li').length < listed + 2) return;
        clearInterval(timer);
        resolve();
      });
    });
    times.push(performance.now() - begin);
    await new Promise(resolve => setTimeout(resolve, 1500));
  }
  return times;
};

const measureKind = async (browser: Browser, url: string, settings: object): Promise<readonly number[]> => {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(
    stored => localStorage.setItem('flipside.settings', stored),
    JSON.stringify({ version: 1, settings: { ...SETTINGS, ...settings } }),
  );
  await page.goto(url);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.drawn-board').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(playReplies, REPLIES);
  await context.close();
  return times;
};

/** Times from a click to the computer's move on the board, with software rendering. */
export const measureReplies = async (): Promise<readonly Measurement[]> => {
  const server = createWebServer({ folder: DIST });
  const url = `http://localhost:${await listen(server, { port: ANY_PORT })}/`;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  const lines: Measurement[] = [];
  for (const [name, settings] of Object.entries(KINDS)) {
    const times = await measureKind(browser, url, settings);
    lines.push({
      name,
      value: median(times).toFixed(0),
      unit: `ms, at most ${Math.max(...times).toFixed(0)}`,
    });
  }
  await browser.close();
  server.close();
  return lines;
};
