import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './testkit/browser.ts';
import { E2E_REPORT } from './tools/paths.ts';
import { chosenGroups, QUICK_JOURNEY } from './tools/test/testGroups.ts';

// Workers read this file as well: they take the browser and the folder of the first process.
const executablePath = await findBrowser();
process.env.DATA_FOLDER ??= mkdtempSync(join(tmpdir(), 'flipside-e2e-'));

const groups = chosenGroups(['quick', 'long']);

/** Every pixel is drawn by software. The long journeys depend on Playwright's own size, 1280x720. */
const QUICK_WINDOW = { width: 800, height: 600 };

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  ...(groups.includes('long') ? {} : { grep: QUICK_JOURNEY }),
  ...(groups.includes('quick') ? {} : { grepInvert: QUICK_JOURNEY }),
  fullyParallel: true,
  // A browser that draws by software uses more than one core.
  workers: Math.ceil(availableParallelism() / 2),
  // A machine that draws by software can stall for seconds: a second try tells that from a defect.
  retries: 1,
  forbidOnly: true,
  // They end what hangs. A machine that draws by software and is busy otherwise needs this long for what works.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: E2E_REPORT }]],
  use: {
    baseURL: `http://localhost:${process.env.FLIPSIDE_PORT ?? ''}`,
    locale: 'en-US',
    ...(groups.includes('long') ? {} : { viewport: QUICK_WINDOW }),
    actionTimeout: 60_000,
    // Requests of a service worker pass by `page.route`, by which many tests hold back or block files.
    serviceWorkers: 'block',
    // Its film of the page would double what the software has to draw.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: BROWSER_FLAGS },
  },
  webServer: {
    command: 'node tools/start.js',
    // All pages are at one address.
    env: { PORT: '0', LOG_LEVEL: 'warn', DATA_FOLDER: process.env.DATA_FOLDER, ADDRESS_LIMIT_FACTOR: '1000' },
    wait: { stdout: /localhost:(?<FLIPSIDE_PORT>\d+)/ },
    timeout: 180_000,
  },
});
