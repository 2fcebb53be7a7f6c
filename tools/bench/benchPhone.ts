import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { ANY_PORT } from '../../server/environment.ts';
import { listen } from '../../server/web/webServer.ts';
import { recordOfGame } from '../../src/formats/record.ts';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { linkToFind } from '../../src/play/links/sharedLinks.ts';
import { BROWSER_FLAGS, findBrowser } from '../../testkit/browser.ts';
import { recordedGames } from '../../testkit/study/games.ts';
import { timesOf, type Visit, watchFirstVisit } from './benchPage.ts';
import { GAME_FILES, hostPage } from './hostPage.ts';
import { type Measurement, median } from './measurement.ts';

const VISITS = 5;
/** Slowdown of the processor, to simulate a phone. */
const SLOWER = 4;
/** Chromium's "Fast 4G": bytes per second, and milliseconds. */
const NETWORK = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };
const IMPORTED_BYTES = 10_000_000;

/** A link to a puzzle from a game: find the better move after this many plies. */
const FIND_PLIES = 20;
const storyAt = (address: string): string => {
  const moves = parseTranscript(recordedGames[0]?.transcript ?? '') ?? [];
  return linkToFind(recordOfGame(STANDARD_SETUP, moves.slice(0, FIND_PLIES)), address);
};

const openPhone = async (browser: Browser, isSlow: boolean): Promise<Page> => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (!isSlow) return page;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
};

/** Visits with an empty cache. */
const visitsTo = async (browser: Browser, url: string): Promise<Partial<Visit>[]> => {
  const visits: Partial<Visit>[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const page = await openPhone(browser, true);
    await page.addInitScript(watchFirstVisit);
    await page.goto(url);
    visits.push(await timesOf(page));
    await page.context().close();
  }
  return visits;
};

/**
 * Imports a file of ten megabytes; reports the longest task of the page in milliseconds, and the total time
 * in seconds.
 */
const measureImport = async (browser: Browser, url: string): Promise<readonly Measurement[]> => {
  const page = await openPhone(browser, false);
  await page.goto(`${url}#study`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const file = page.locator(GAME_FILES);
  await file.waitFor({ state: 'attached' });
  const line = `${recordedGames[0]?.transcript ?? ''}\n`;
  const path = join(mkdtempSync(join(tmpdir(), 'import-')), 'games.txt');
  writeFileSync(path, line.repeat(Math.ceil(IMPORTED_BYTES / line.length)));
  await page.evaluate(() => {
    const longest = { milliseconds: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries())
        longest.milliseconds = Math.max(longest.milliseconds, duration);
    }).observe({ type: 'longtask' });
  });
  const begin = performance.now();
  // By its path, as when a person chooses it: from bytes Playwright would create the file in the page, which
  // is a long task.
  await file.setInputFiles(path);
  await page.getByRole('list', { name: 'Games' }).getByRole('button').first().waitFor({ timeout: 300_000 });
  const seconds = (performance.now() - begin) / 1000;
  const longest = await page.evaluate(
    () => (globalThis as unknown as { longest: { milliseconds: number } }).longest.milliseconds,
  );
  await page.context().close();
  rmSync(dirname(path), { recursive: true });
  return [
    { name: 'file of 10 MB, read after', value: seconds.toFixed(1), unit: 's' },
    { name: 'longest task meanwhile', value: longest.toFixed(0), unit: 'ms (0: below 50)' },
  ];
};

/**
 * Visits the built page as a phone with a processor four times slower and a 4G network, and imports a large
 * file. The canvas is slow with software rendering, so the page is also measured without it.
 */
export const measurePhone = async (): Promise<readonly Measurement[]> => {
  const servers = { canvas: hostPage(true), drawing: hostPage(false) };
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  const measurements: Measurement[] = [];
  for (const [picture, server] of Object.entries(servers)) {
    const url = `http://localhost:${await listen(server, { port: ANY_PORT })}/`;
    const [first, link] = [await visitsTo(browser, url), await visitsTo(browser, storyAt(url))];
    const after = (
      name: string,
      visits: readonly Partial<Visit>[],
      of: keyof Visit,
      aim: number,
    ): Measurement => ({
      name: `${name} (${picture})`,
      value: median(visits.map(visit => visit[of] ?? Number.NaN)).toFixed(0),
      unit: `ms (aim ${aim})`,
    });
    measurements.push(
      after('first visit, first contentful paint', first, 'paint', 1000),
      after('first visit, board playable after Play', first, 'board', 2000),
      after('link to a story, first contentful paint', link, 'paint', 1000),
      after('link to a story, playable', link, 'board', 2000),
    );
    if (picture === 'drawing') measurements.push(...(await measureImport(browser, url)));
  }
  await browser.close();
  for (const server of Object.values(servers)) server.close();
  return measurements;
};
