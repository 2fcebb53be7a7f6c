import { expect, type Page } from '@playwright/test';
import type { SearchTask } from '../../../src/engine/searchTask.ts';
import type { Match } from '../../../src/game/match.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { board, isPainted, levelsWith, presetMatch, presetSettings, QUICK, status } from './boardPage.ts';

const ENGINE_SCRIPTS = /\/(worker|helperWorker)-[^/]*\.js$/;
/** Past the first moves and outside the book, so that full strength searches for a time limit. */
const MOVES = 'f5f6d3c5b5f4g6c4g7e2f3e6';
export const PLIES_BEFORE_SEARCH = MOVES.length / 2;

/** An engine whose clock stands still: a search runs until it is cancelled. */
const stopEngineClock = async (page: Page): Promise<void> => {
  await page.route(ENGINE_SCRIPTS, async route => {
    const response = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    await route.fulfill({ headers, body: `performance.now = () => 0;\n${await response.text()}` });
  });
};

/** A match after these moves, against full strength playing White. */
export const matchAfter = (moves: string): Match =>
  matchOf(moves, {
    black: { type: 'human' },
    white: { type: 'computer', opponent: 'flipside', level: 12 },
  });

/** Opens a game in which Black is to move, after which White searches without end. */
export const openBeforeEndlessSearch = async (page: Page): Promise<void> => {
  await presetSettings(page, { ...QUICK, levels: levelsWith(12), thinkingSeconds: 0.5 });
  await presetMatch(page, matchAfter(MOVES));
  await stopEngineClock(page);
  await page.goto('./');
  await expect(board(page)).toBeVisible();
  await isPainted(page);
};

export const isThinking = (page: Page): Promise<void> => expect(status(page)).toContainText('is thinking…');

/** Records every search that the page requests; call it before the page opens. */
export const recordSearches = async (page: Page): Promise<() => Promise<readonly SearchTask[]>> => {
  await page.addInitScript(() => {
    const searches: unknown[] = [];
    Object.assign(window, { searches });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: never[]) {
      const { type, task } = message as { type?: string; task?: unknown };
      if (type === 'search') searches.push(task);
      postMessage.call(this, message, ...rest);
    };
  });
  return () => page.evaluate(() => (window as unknown as { searches: SearchTask[] }).searches);
};

/** Maximum duration of a Flipside search, in milliseconds. */
export const allowedTime = ({ method }: SearchTask): number =>
  method.by === 'flipside' && method.limit.type !== 'solve'
    ? (method.limit.milliseconds ?? Number.POSITIVE_INFINITY)
    : Number.POSITIVE_INFINITY;
