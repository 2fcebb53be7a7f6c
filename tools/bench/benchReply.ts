import { type Browser, chromium } from '@playwright/test';
import { ANY_PORT } from '../../server/environment.ts';
import { createWebServer, listen } from '../../server/web/webServer.ts';
import { BROWSER_FLAGS, findBrowser } from '../../testkit/browser.ts';
import { DIST } from '../paths.ts';
import { type Measurement, median } from './measurement.ts';

/** Number of replies measured per setting, and the time limit. */
const REPLIES = 8;
const LIMIT_MILLISECONDS = 20_000;

/** The settings to measure. The computer needs no time for its move. */
const KINDS = {
  'reply, animation off': { animation: 'off' },
  'reply at once': { replyAtOnce: true },
  'reply with its beat': {},
} as const;
const SETTINGS = { opponent: 'lennie', sound: false } as const;

/**
 * Runs in the page: plays a square whenever it is the person's turn, and measures the time until the next
 * turn. A missing reply, for example at the end of the game, ends the measurement. It has no named inner
 * functions, since tsx would wrap them in a helper that the page does not have.
 */
const playReplies = async ({
  replies,
  milliseconds,
}: {
  readonly replies: number;
  readonly milliseconds: number;
}): Promise<readonly number[]> => {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  let asked: { readonly at: number; readonly listed: number } | undefined;
  while (times.length < replies && performance.now() < end) {
    const square = document.querySelector<HTMLElement>('.cell.playable');
    const listed = document.querySelectorAll('.moves-list li').length;
    if (asked !== undefined && square !== null && listed > asked.listed + 1) {
      times.push(performance.now() - asked.at);
      asked = undefined;
    } else if (asked === undefined && square !== null) {
      asked = { at: performance.now(), listed };
      square.click();
    }
    await new Promise(resolve => setTimeout(resolve));
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
  const times = await page.evaluate(playReplies, {
    replies: REPLIES,
    milliseconds: LIMIT_MILLISECONDS,
  });
  await context.close();
  return times;
};

/** Measures the time from a click to the computer's move on the board, with software rendering. */
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
      unit: `ms, at most ${Math.max(...times).toFixed(0)}, in ${times.length} replies`,
    });
  }
  await browser.close();
  server.close();
  return lines;
};
