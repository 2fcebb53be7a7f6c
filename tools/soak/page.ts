/**
 * Soak test of the page: the computer plays against itself in the built page, as fast as the machine can.
 * Exits with code 1 if the page reports an error, a game does not end, or the heap, the elements or the
 * listeners grow.
 */
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../testkit/browser.ts';
import { hostPage } from '../../testkit/server/pageHost.ts';
import { makeTable } from '../bench/measurement.ts';
import { buildPage } from '../build/buildPage.ts';
import { isPageBuilt } from '../build/freshness.ts';
import { DIST } from '../paths.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    /**
     * A small board without animation: software rendering would take ten times as long as everything else.
     */
    size: { type: 'string', default: '4x4' },
    animation: { type: 'string', default: 'off' },
  },
});
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) throw new Error('--games must be a whole number above 0');

/** Number of measurements, evenly spaced by games. */
const MEASUREMENTS = 10;
/** Maximum growth from the first to the last measurement. */
const GROWTH_LIMIT = 0.1;
const GAME_MILLISECONDS = 120_000;
/** Steps of the page's fake clock. */
const STEP_MILLISECONDS = 500;
const MEGABYTE = 1_000_000;
/** Small, since software rendering costs time per pixel. */
const WINDOW = { width: 320, height: 320 };

interface Sample {
  readonly games: number;
  readonly megabytes: number;
  readonly elements: number;
  readonly listeners: number;
}

const measure = async (devtools: CDPSession, played: number): Promise<Sample> => {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find(one => one.name === name)?.value ?? 0;
  return {
    games: played,
    megabytes: metric('JSHeapUsedSize') / MEGABYTE,
    elements: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
};

/** Advances the page's clock until the game is over, and begins the next one. */
const playGame = async (page: Page): Promise<void> => {
  const result = page.locator('dialog.result[open]');
  const latest = Date.now() + GAME_MILLISECONDS;
  while (!(await result.isVisible())) {
    if (Date.now() > latest) throw new Error('A game did not end.');
    await page.clock.runFor(STEP_MILLISECONDS);
  }
  await result.getByRole('button', { name: 'Rematch' }).click();
  await page.clock.runFor(STEP_MILLISECONDS);
};

if (!isPageBuilt()) await buildPage();
const host = await hostPage(DIST);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
const page = await browser.newPage({ locale: 'en-US', serviceWorkers: 'block', viewport: WINDOW });
const errors: string[] = [];
page.on('pageerror', error => errors.push(error.message));
page.on('console', message => {
  if (message.type() === 'error') errors.push(message.text());
});
const settings = { watchSpeed: 'fast', sound: false, animation: values.animation };
await page.addInitScript(
  stored => localStorage.setItem('flipside.settings', stored),
  JSON.stringify({ version: 1, settings }),
);
await page.clock.install();
await page.goto(`${host.url}?game=othello&size=${values.size}&you=none&opponent=lennie`);
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable');

const every = Math.max(1, Math.floor(games / MEASUREMENTS));
const samples: Sample[] = [];
for (let played = 1; played <= games; played++) {
  await playGame(page);
  if (played % every !== 0) continue;
  const sample = await measure(devtools, played);
  samples.push(sample);
  console.log(`${played} games, ${sample.megabytes.toFixed(1)} MB, ${sample.elements} nodes`);
}
await browser.close();
await host.close();

const [first, last] = [samples[0], samples.at(-1)];
const grown = (['megabytes', 'elements', 'listeners'] as const).filter(
  name => first !== undefined && last !== undefined && last[name] > first[name] * (1 + GROWTH_LIMIT),
);
console.log(
  makeTable(
    samples.map(({ games: played, megabytes, elements, listeners }) => ({
      name: `after ${played} games`,
      value: `${megabytes.toFixed(1)} MB, ${elements} nodes, ${listeners}`,
      unit: 'listeners',
    })),
  ),
);
for (const name of grown) console.log(`The ${name} grew.`);
for (const error of errors) console.log(`The page reported: ${error}`);
process.exitCode = grown.length + errors.length === 0 ? 0 : 1;
