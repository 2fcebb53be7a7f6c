import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { runnerImport } from 'vite';
import { readEnvironment } from '../../server/environment.ts';
import { startGameServer } from '../../server/gameServer.ts';
import { recordOf, writeLink } from '../../src/package/formats.ts';
import { movesOf, setupOf } from '../../src/package/game.ts';
import { BROWSER_FLAGS, findBrowser } from '../../testkit/browser.ts';
import { buildPage } from '../build/buildPage.ts';
import { isPageBuilt } from '../build/freshness.ts';
import { DIST, fromRoot } from '../paths.ts';
import type * as Film from './film.ts';

const SIZE = { width: 1200, height: 750 } as const;
const QUALITY = 80;
/** Timeout for anything to become visible, in milliseconds. */
const PATIENCE = 120_000;

const GAME = 'f5d6c3d3c4b3c5b4b5a6a5a4d2e1c2d1a2b6b1e2e3c6';
const GAME_LINK = writeLink(recordOf(setupOf('othello'), movesOf(GAME)));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const legal = (page: Page) => page.getByRole('gridcell', { name: /, legal/ });

/** The steps to each picture, starting with an empty browser. README shows them in this order. */
const STOPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  menu: async page => {
    await page.goto('./');
    await button(page, /^Play$/).waitFor();
  },
  board: async page => {
    await page.goto('./?game=othello&you=black&opponent=flipside');
    for (let ply = 0; ply < 5; ply++) {
      await legal(page).first().waitFor();
      await legal(page).first().click();
    }
    await legal(page).first().waitFor();
  },
  study: async page => {
    await page.goto(`./#${GAME_LINK}`);
    await page.getByRole('grid').first().waitFor();
    await page.keyboard.press('Escape');
  },
  online: async page => {
    await page.goto('./');
    await button(page, 'Online').click();
    await button(page, 'Play a friend').click();
    await button(page, 'Create the link').click();
    await page.getByRole('textbox', { name: 'Link' }).waitFor();
  },
};

/** Animations and fonts take time: a picture is taken once everything has been still for this many milliseconds. */
const REST = 2_500;

const take = async (browser: Browser, address: string, name: string): Promise<void> => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: SIZE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en',
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await STOPS[name]?.(page);
  await page.waitForTimeout(REST);
  await page.screenshot({
    path: join(fromRoot('docs', 'tour'), `${name}.jpg`),
    type: 'jpeg',
    quality: QUALITY,
  });
  await context.close();
};

/** Vite bundles `gifenc`, whose exports Node does not find. */
const takeFilm = async (browser: Browser): Promise<void> => {
  const config = { configFile: false, logLevel: 'warn', ssr: { noExternal: 'gifenc' } } as const;
  const { module } = await runnerImport<typeof Film>(fromRoot('tools', 'tour', 'film.ts'), config);
  await module.takeFilm(browser);
};

if (!isPageBuilt()) await buildPage();
mkdirSync(fromRoot('docs', 'tour'), { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'flipside-tour-'));
const server = await startGameServer(
  readEnvironment({ PORT: '0', PAGE_FOLDER: DIST, DATA_FOLDER: data, LOG_LEVEL: 'silent' }),
);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
try {
  for (const name of process.argv.length > 2 ? process.argv.slice(2) : [...Object.keys(STOPS), 'film'])
    await (name === 'film' ? takeFilm(browser) : take(browser, `http://localhost:${server.port}/`, name));
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
