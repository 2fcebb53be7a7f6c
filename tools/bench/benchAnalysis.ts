import { type Browser, chromium, type Page } from '@playwright/test';
import { ANY_PORT } from '../../server/environment.ts';
import { createWebServer, listen } from '../../server/web/webServer.ts';
import { BROWSER_FLAGS, findBrowser } from '../../testkit/browser.ts';
import { recordedGames } from '../../testkit/study/games.ts';
import { DIST } from '../paths.ts';
import { type Measurement, median } from './measurement.ts';

/** After this many plies a game is in the middle, where no position is proved quickly. */
const PLIES = 20;
const POSITIONS = 15;
/** How long frames and tasks are counted, with the engine idle and working. */
const WATCH_MILLISECONDS = 8000;

/**
 * Runs in the page before its scripts: records when each worker answers a search, and the duration of every
 * task. In such functions inner functions are never constants, since tsx would wrap those in a helper that
 * the page does not have.
 */
const watchPage = (): void => {
  const bench = { answered: [] as number[], tasks: [] as { at: number; length: number }[] };
  Object.assign(globalThis, { bench });
  globalThis.Worker = new Proxy(Worker, {
    construct(target, [url, options]: [URL, WorkerOptions]) {
      const worker = new target(url, options);
      worker.addEventListener('message', ({ data }) => {
        if (data?.type === 'finished') bench.answered.push(performance.now());
      });
      return worker;
    },
  });
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      bench.tasks.push({ at: startTime, length: duration });
  }).observe({ type: 'longtask' });
};

interface Bench {
  readonly answered: readonly number[];
  readonly tasks: readonly { readonly at: number; readonly length: number }[];
}

/** Clicks a square; resolves to the milliseconds until a value of the next position is shown. */
const timeToValues = (page: Page, square: string): Promise<number> =>
  page.evaluate(async name => {
    const cell = document.querySelector<HTMLElement>(`[role=gridcell][aria-label^="${name},"]`);
    const old = new Set(document.querySelectorAll('.value'));
    const start = performance.now();
    cell?.click();
    while ([...document.querySelectorAll('.value')].every(value => old.has(value)))
      await new Promise(resolve => setTimeout(resolve, 1));
    return performance.now() - start;
  }, square);

/** Switches off the values; resolves to the milliseconds until the engine has answered. */
const timeToStop = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { bench } = globalThis as unknown as { bench: Bench };
    const answers = bench.answered.length;
    const start = performance.now();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', bubbles: true, cancelable: true }));
    while (bench.answered.length === answers) await new Promise(resolve => setTimeout(resolve, 1));
    return (bench.answered.at(-1) ?? Number.NaN) - start;
  });

interface Watched {
  readonly longestTask: number;
  readonly framesPerSecond: number;
}

/** Moves the pointer over the board and counts frames and tasks. */
const watch = async (page: Page): Promise<Watched> => {
  const begun = await page.evaluate(() => {
    const benchFrames = {
      frames: -1,
      count() {
        this.frames++;
        requestAnimationFrame(() => this.count());
      },
    };
    benchFrames.count();
    Object.assign(globalThis, { benchFrames });
    return performance.now();
  });
  const end = Date.now() + WATCH_MILLISECONDS;
  for (let step = 0; Date.now() < end; step++) await page.mouse.move(300 + 10 * (step % 40), 400);
  return page.evaluate(from => {
    const { bench, benchFrames } = globalThis as unknown as {
      bench: Bench;
      benchFrames: { readonly frames: number };
    };
    const tasks = bench.tasks.filter(({ at }) => at >= from).map(({ length }) => length);
    const seconds = (performance.now() - from) / 1000;
    return { longestTask: Math.max(0, ...tasks), framesPerSecond: benchFrames.frames / seconds };
  }, begun);
};

/**
 * How the board is shown: with software rendering the canvas takes most of the page's time, the static
 * drawing almost none.
 */
const PICTURES = ['canvas', 'drawing'] as const;
type Picture = (typeof PICTURES)[number];

const openAt = async (page: Page, url: string, picture: Picture): Promise<readonly string[]> => {
  const moves = (recordedGames[0]?.transcript ?? '').match(/../g) ?? [];
  if (picture === 'drawing') await page.route(/startGame-[^/]*\.js/, () => {});
  await page.goto(`${url}?game=othello&you=both`);
  await page.locator('.drawn-board').waitFor({ state: picture === 'canvas' ? 'detached' : 'attached' });
  for (const move of moves.slice(0, PLIES)) await page.locator(`[aria-label^="${move},"]`).click();
  return moves.slice(PLIES, PLIES + POSITIONS);
};

const measureIn = async (
  browser: Browser,
  url: string,
  picture: Picture,
): Promise<readonly Measurement[]> => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  await page.addInitScript(watchPage);
  await page.addInitScript(settings => localStorage.setItem('flipside.settings', settings), SETTINGS);
  const moves = await openAt(page, url, picture);
  const resting = await watch(page);
  await page.keyboard.press('v');
  await page.locator('.value').first().waitFor();
  const working = await watch(page);
  const [firsts, stops]: [number[], number[]] = [[], []];
  for (const move of moves) {
    firsts.push(await timeToValues(page, move));
    stops.push(await timeToStop(page));
    await page.keyboard.press('v');
    await page.locator('.value').first().waitFor();
  }
  await page.close();
  const times = (name: string, all: readonly number[], aim: number): Measurement => ({
    name: `${name} (${picture})`,
    value: median(all).toFixed(0),
    unit: `ms, at most ${Math.max(...all).toFixed(0)} (aim ${aim})`,
  });
  return [
    times('first values of the next position', firsts, 100),
    times('engine free after values are switched off', stops, 50),
    {
      name: `longest task of the page, analyzing (${picture})`,
      value: working.longestTask.toFixed(0),
      unit: `ms, without an analysis ${resting.longestTask.toFixed(0)} (0: below 50)`,
    },
    {
      name: `frames a second, analyzing (${picture})`,
      value: working.framesPerSecond.toFixed(0),
      unit: `without an analysis ${resting.framesPerSecond.toFixed(0)}`,
    },
  ];
};

const SETTINGS = JSON.stringify({ version: 1, settings: { animation: 'off', sound: false } });

/** Measures the analysis in the built page, with a warmed-up engine and software rendering. */
export const measureAnalysisOnPage = async (): Promise<readonly Measurement[]> => {
  const server = createWebServer({ folder: DIST });
  const url = `http://localhost:${await listen(server, { port: ANY_PORT })}/`;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  const measurements: Measurement[] = [];
  for (const picture of PICTURES) measurements.push(...(await measureIn(browser, url, picture)));
  await browser.close();
  server.close();
  return measurements;
};
