import { extname } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ANY_PORT } from '../../server/environment.ts';
import { createWebServer, listen, type Served } from '../../server/web/webServer.ts';
import { BROWSER_FLAGS, findBrowser } from '../../testkit/browser.ts';
import { DIST } from '../paths.ts';
import { inKilobytes, type Measurement, median } from './measurement.ts';

const VISITS = 5;

export interface Visit {
  /** Milliseconds from the start of the navigation to the first paint. */
  readonly paint: number;
  /** Milliseconds from the start of the navigation until the menu's button exists. */
  readonly menu: number;
  /** Milliseconds until a legal square exists, with the button clicked at once. */
  readonly board: number;
}

/**
 * Runs in the page: clicks Play as soon as possible and records the times, so that no delay of the driver is
 * measured. It has no named inner functions, since tsx would wrap them in a helper that the page does not
 * have.
 */
export const watchFirstVisit = (): void => {
  const times: { paint?: number | undefined; menu?: number; board?: number } = {};
  Object.assign(globalThis, { benchTimes: times });
  new PerformanceObserver(list => {
    times.paint ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime;
  }).observe({ type: 'paint', buffered: true });
  const timer = setInterval(() => {
    const play = [...document.querySelectorAll('button')].find(
      button => button.textContent?.trim() === 'Play',
    );
    if (times.menu === undefined && play !== undefined) {
      times.menu = performance.now();
      play.click();
    }
    if (document.querySelector('.board-screen [role=gridcell][aria-label*=", legal"]') === null) return;
    times.board = performance.now();
    clearInterval(timer);
  });
};

/** Waits until the board is playable. `menu` is missing if a link leads to the board. */
export const timesOf = async (page: Page): Promise<Partial<Visit>> => {
  await page.waitForFunction(() => {
    const { benchTimes } = globalThis as unknown as { benchTimes: Partial<Visit> };
    return benchTimes.board !== undefined && benchTimes.paint !== undefined;
  });
  return page.evaluate(() => (globalThis as unknown as { benchTimes: Partial<Visit> }).benchTimes);
};

/** A visit with an empty cache. */
const visit = async (browser: Browser, url: string): Promise<Partial<Visit>> => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(watchFirstVisit);
  await page.goto(url);
  const times = await timesOf(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return times;
};

const KINDS: Readonly<Record<string, string>> = {
  '': 'page',
  '.html': 'page',
  '.js': 'scripts',
  '.css': 'styles',
  '.wasm': 'engine',
  '.woff2': 'fonts',
};
const kindOf = ({ path }: Served): string => KINDS[extname(path)] ?? 'other';

const sizesOf = (served: readonly Served[]): readonly Measurement[] => {
  const totals = new Map<string, number>();
  for (const file of served) totals.set(kindOf(file), (totals.get(kindOf(file)) ?? 0) + file.bytes);
  const total = served.reduce((sum, { bytes }) => sum + bytes, 0);
  const byKind = [...totals].map(([kind, bytes]) => ({
    name: `first visit, ${kind}`,
    value: inKilobytes(bytes),
    unit: 'kB',
  }));
  return [{ name: 'first visit', value: inKilobytes(total), unit: 'kB on the wire' }, ...byKind];
};

/** Measures visits to the built page with software rendering, which makes the times long but comparable. */
export const measurePage = async (): Promise<readonly Measurement[]> => {
  const served: Served[] = [];
  const server = createWebServer({ folder: DIST, onServed: file => served.push(file) });
  const port = await listen(server, { port: ANY_PORT });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  const visits: Partial<Visit>[] = [];
  for (let n = 0; n < VISITS; n++) visits.push(await visit(browser, `http://localhost:${port}/`));
  await browser.close();
  server.close();
  const sizes = sizesOf(served.slice(0, served.length / VISITS));
  const after = (name: string, of: keyof Visit): Measurement => ({
    name: `${name} after`,
    value: median(visits.map(visit => visit[of] ?? Number.NaN)).toFixed(0),
    unit: 'ms',
  });
  return [
    after('first contentful paint', 'paint'),
    after('menu there', 'menu'),
    after('board playable', 'board'),
    ...sizes,
  ];
};
