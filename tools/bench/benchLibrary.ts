import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ANY_PORT } from '../../server/environment.ts';
import { listen } from '../../server/web/webServer.ts';
import { HEADER, WTHOR } from '../../src/formats/binary/wthor.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { legalMoves, type Position, play } from '../../src/game/position.ts';
import { columnOf, rowOf, type Square } from '../../src/game/square.ts';
import { BROWSER_FLAGS, findBrowser } from '../../testkit/browser.ts';
import { fromRoot } from '../paths.ts';
import { GAME_FILES, hostPage } from './hostPage.ts';
import { fractionOf, type Measurement, median } from './measurement.ts';
import { longestOfWorkers, longestOnPage, secondsOfWorkers, type ThreadTime, traced } from './traces.ts';

const GAMES = 100_000;
/**
 * The generated games begin with at least this many moves of a game from this file, and continue at random.
 */
const LONG = 300_000;
const SOURCE = fromRoot('data', 'formats', 'WTH_1984.wtb');
const KEPT_MOVES = 8;
const MOVES_IN_GAME = 60;

/** A deterministic random generator from 0 to 1 (linear congruential). */
const lots = (): (() => number) => {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const codeOf = (square: Square): number => (rowOf(square) + 1) * 10 + columnOf(square) + 1;

/** Replaces the later moves of a game by random ones. */
const goOn = (game: Uint8Array, kept: number, draw: () => number): void => {
  let position: Position | undefined = STANDARD_START;
  for (let ply = 0; ply < MOVES_IN_GAME; ply++) {
    const legal: readonly Square[] = position === undefined ? [] : [...legalMoves(position)];
    const at = WTHOR.movesAt + ply;
    const given = ply < kept ? legal.find(square => codeOf(square) === game[at]) : undefined;
    const move: Square | undefined = given ?? legal[Math.floor(draw() * legal.length)];
    game[at] = move === undefined ? 0 : codeOf(move);
    position = position && move !== undefined ? play(position, move) : undefined;
  }
};

/** Writes a WTHOR file of many games by the players of a real file. */
const writeGames = (path: string): void => {
  const source = readFileSync(SOURCE);
  const size = WTHOR.movesAt + MOVES_IN_GAME;
  const count = Math.floor((source.length - WTHOR.header) / size);
  const bytes = new Uint8Array(WTHOR.header + GAMES * size);
  bytes.set(source.subarray(0, WTHOR.header));
  new DataView(bytes.buffer).setUint32(HEADER.games, GAMES, true);
  const draw = lots();
  for (let index = 0; index < GAMES; index++) {
    const from = WTHOR.header + (index % count) * size;
    const game = bytes.subarray(WTHOR.header + index * size, WTHOR.header + (index + 1) * size);
    game.set(source.subarray(from, from + size));
    goOn(game, KEPT_MOVES + (index % 20), draw);
  }
  writeFileSync(path, bytes);
};

/**
 * Runs in the page before its scripts: records how long the library's worker takes to answer each request.
 */
const WATCH = `
  globalThis.answers = [];
  globalThis.Worker = class extends Worker {
    #asked = new Map();
    #isHeard = false;
    postMessage(message, ...rest) {
      if (!this.#isHeard) this.addEventListener('message', ({ data }) => {
        const asked = this.#asked.get(data?.number);
        if (data?.type !== 'answer' || asked === undefined) return;
        answers.push({ name: asked.name, milliseconds: performance.now() - asked.at });
      });
      this.#isHeard = true;
      if (message?.name !== undefined) this.#asked.set(message.number, { name: message.name, at: performance.now() });
      super.postMessage(message, ...rest);
    }
  };`;

interface Answered {
  readonly name: string;
  readonly milliseconds: number;
}

/** The durations of the list requests since the last call. */
const takeLists = async (page: Page): Promise<readonly number[]> => {
  const all = await page.evaluate(() => (globalThis as unknown as { answers: Answered[] }).answers.splice(0));
  return all.filter(({ name }) => name === 'list').map(({ milliseconds }) => milliseconds);
};

const openPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  return page;
};

const count = (page: Page) => page.locator('.library-count').getByRole('status');

const openImport = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}#study`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.locator(GAME_FILES).waitFor({ state: 'attached' });
};

const store = async (page: Page, path: string): Promise<void> => {
  await page.locator(GAME_FILES).setInputFiles(path);
  await page.getByRole('button', { name: /^Put (it|all)/ }).click({ timeout: LONG });
  const news = page.getByText(/ new, \d+ there already/).first();
  await news.waitFor({ timeout: LONG });
};

/** Search terms: players, years, openings, moves. */
const WORDS = ['ralle', 'torcia eric', 'tastet', 'penloup', 'feldborg', 'tiger', 'f5d6c3', '1984', 'an', 'e'];
const TIMES = 5;

/** Waits for the list that an action requests. */
const listed = async (page: Page, ask: () => Promise<unknown>): Promise<void> => {
  const before = await page.evaluate('answers.filter(one => one.name === "list").length');
  await ask();
  await page.waitForFunction(`answers.filter(one => one.name === "list").length > ${before}`);
};

const searchWords = async (page: Page): Promise<void> => {
  const field = page.getByRole('searchbox', { name: 'Search the library' });
  for (let time = 0; time < TIMES; time++)
    for (const word of WORDS) {
      await listed(page, () => field.fill(word));
      await listed(page, () => field.fill(''));
    }
};

const searchOpenings = async (page: Page): Promise<void> => {
  await page.getByText('Filters').click();
  const choice = page.getByLabel('Opening', { exact: true });
  await choice.locator('option').nth(1).waitFor({ state: 'attached' });
  const names = await choice.locator('option').allTextContents();
  for (const name of names.slice(1, 21)) await listed(page, () => choice.selectOption(name));
};

/** The moves of a game; the position after each is looked up. */
const LINE = ['f5', 'd6', 'c3', 'd3', 'c2', 'd2', 'c4', 'f4'];

const searchPositions = async (page: Page): Promise<void> => {
  for (let plies = 1; plies <= LINE.length; plies++) {
    await page.evaluate('location.hash = "analysis"');
    for (const square of LINE.slice(0, plies))
      await page
        .locator(`.board-screen [role=gridcell][aria-label^="${square},"][aria-label*=", legal"]`)
        .click();
    const tool = page.getByRole('button', { name: 'Find in library' });
    if (!(await tool.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
    await listed(page, () => tool.click());
  }
};

const row = (name: string, value: number, unit: string): Measurement => ({
  name,
  value: value.toFixed(unit === 's' ? 1 : 0),
  unit,
});

const spread = (name: string, times: readonly number[]): readonly Measurement[] => [
  row(`${name}, median of ${times.length}`, median(times), 'ms'),
  row(`${name}, 95 %`, fractionOf(times, 0.95), 'ms'),
  row(`${name}, longest`, Math.max(...times), 'ms'),
];

const tasks = (name: string, times: readonly ThreadTime[]): readonly Measurement[] => [
  row(`${name}, longest task on the page`, longestOnPage(times), 'ms of processor time'),
  row(`${name}, longest task of a worker`, longestOfWorkers(times), 'ms of processor time'),
  row(`${name}, all workers`, secondsOfWorkers(times), 's'),
];

/** Measures storing and searching a hundred thousand games in the built page. */
export const measureLibrary = async (): Promise<readonly Measurement[]> => {
  const path = fromRoot('.cache', 'library-100000.wtb');
  if (!existsSync(path)) writeGames(path);
  const server = hostPage(false);
  const url = `http://localhost:${await listen(server, { port: ANY_PORT })}/`;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  const page = await openPage(browser);
  page.setDefaultTimeout(60_000);
  const measurements: Measurement[] = [];
  await openImport(page, url);
  const storing = await traced(browser, page, () => store(page, path));
  measurements.push(...tasks('storing', storing));
  for (const [name, search] of [
    ['words', searchWords],
    ['openings', searchOpenings],
    ['positions', searchPositions],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${url}#library`);
    await count(page).getByText('games and studies').waitFor({ timeout: LONG });
    await takeLists(page);
    const times = await traced(browser, page, () => search(page));
    measurements.push(...spread(`search by ${name}`, await takeLists(page)), ...tasks(name, times));
  }
  await browser.close();
  server.close();
  return measurements;
};
