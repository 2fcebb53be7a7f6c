import { expect, type Page, test } from '@playwright/test';
import type { FromWorker } from '../../src/engine/messages.ts';
import type { SearchResult } from '../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { button, collectErrors, presetSettings, QUICK, startGame } from './kit/boardPage.ts';

const CORES = 4;
/** One core is left for the page, and one for the engine's own thread. */
const HELPERS = 2;

/** A task for as many threads as a page uses on these cores. */
const TASK = makeSearchTask({
  position: STANDARD_START,
  method: { by: 'flipside', limit: { type: 'time', milliseconds: 2_000 }, threads: HELPERS + 1 },
});

const helpersOf = (page: Page) => page.workers().filter(worker => worker.url().includes('helperWorker'));

/** The engines that the page loads from now on. */
const collectEngines = (page: Page): readonly string[] => {
  const names: string[] = [];
  page.on('request', request => {
    const [name] = /engine(Threads)?(?=[^/]*\.wasm$)/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
};

const takeHint = async (page: Page): Promise<void> => {
  await button(page, 'Hint').click();
  await expect(page.getByText(/Good squares: /).first()).toBeAttached();
};

/** A helper that joins too late for one search is replaced for the next one, at most twice. */
const MOST_SEARCHES = 4;

/** Runs searches in the page's own worker until all threads take part, and returns the last result. */
const searchIn = (page: Page): Promise<SearchResult> => {
  const url = page.workers()[0]?.url() ?? '';
  return page.evaluate(
    ({ url, task, threads, most }) =>
      new Promise<SearchResult>(resolve => {
        const worker = new Worker(url, { type: 'module' });
        let id = 0;
        const search = (): void => worker.postMessage({ type: 'search', id: ++id, task });
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
          if (data.type === 'ready') search();
          if (data.type !== 'finished') return;
          if (data.result.threads === threads || id === most) resolve(data.result);
          else search();
        };
        worker.postMessage({ type: 'start', stopFlag: new Int32Array(new SharedArrayBuffer(4)) });
      }),
    { url, task: TASK, threads: HELPERS + 1, most: MOST_SEARCHES },
  );
};

test.beforeEach(({ page }) =>
  page.addInitScript(
    cores => Object.defineProperty(navigator, 'hardwareConcurrency', { value: cores }),
    CORES,
  ),
);

test('a page with shared memory uses several cores from the first search that needs them', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const engines = collectEngines(page);
  await startGame(page);
  expect(helpersOf(page)).toHaveLength(0);
  await takeHint(page);
  await expect.poll(() => helpersOf(page).length).toBe(HELPERS);
  expect(engines).toEqual(['engineThreads']);
  expect(await searchIn(page)).toMatchObject({ threads: HELPERS + 1 });
  expect(errors).toEqual([]);
});

test('the setting limits the search to one thread', async ({ page }) => {
  await presetSettings(page, { ...QUICK, severalCores: false });
  await startGame(page);
  await takeHint(page);
  expect(helpersOf(page)).toHaveLength(0);
});

test('a page without shared memory loads the plain engine and searches with one thread', async ({ page }) => {
  await page.route('./', async route => {
    const response = await route.fetch();
    const { 'cross-origin-opener-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const engines = collectEngines(page);
  await startGame(page);
  await takeHint(page);
  expect(helpersOf(page)).toHaveLength(0);
  expect(engines).toEqual(['engine']);
});
