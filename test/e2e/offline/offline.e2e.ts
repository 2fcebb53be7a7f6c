import { expect, test } from '@playwright/test';
import type { Match } from '../../../src/game/match.ts';
import { makeSquare } from '../../../src/game/square.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { PLACE_NAMES, type Place } from '../../../src/look/places.ts';
import { linkTo } from '../../../src/play/links/fragments.ts';
import { dailyPuzzles, dateOf } from '../../../src/study/exercises/puzzleChoice.ts';
import { hostPage, hostStatically } from '../../../testkit/server/pageHost.ts';
import { PUZZLE_ENTRIES, puzzleOf } from '../../../testkit/study/puzzleFile.ts';
import { BLACK_AGAINST_MINIMAX, gameOf } from '../../../testkit/ui/matches.ts';
import { DIST } from '../../../tools/paths.ts';
import {
  board,
  button,
  cell,
  findSetting,
  isPainted,
  legalCells,
  presetMatch,
  presetSettings,
  QUICK,
} from '../kit/boardPage.ts';
import { wholeGame } from '../kit/wholeGame.ts';
import { offlineField, openSettings, playAt, useHost, visit } from './kit.ts';

const host = useHost();

const headingOf = (place: Place): string => (place === 'menu' ? en.name : en.places.names[place]);

/** A whole game on the smallest common board, whose review is short. */
const SMALL = gameOf('othello', '', BLACK_AGAINST_MINIMAX, '4x4');
const FINISHED: Match = { ...SMALL, id: 'finished', transcript: wholeGame(SMALL.setup) };

test('after one visit everything except online play works without the server', async ({ page }) => {
  test.slow();
  await presetSettings(page, QUICK);
  await presetMatch(page, FINISHED);
  const url = await host.start(hostPage(DIST));
  await visit(page, url);
  await host.stop();

  await page.reload();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  for (const place of PLACE_NAMES) {
    await page.goto(`${url}${linkTo(place)}`);
    await expect(page.getByRole('heading', { name: headingOf(place), level: 1 })).toBeVisible();
  }

  await page.evaluate(() => sessionStorage.setItem('flipside.tab', 'finished'));
  await page.goto(url);
  await button(page, 'Look back').click();
  await expect(page.getByRole('heading', { name: 'Key moments' })).toBeVisible();
  await page.goto(`${url}?moves=f5d6c4d3c3`);
  await expect(page.getByRole('tabpanel').locator('.opening-name')).toHaveText('Tiger');

  await playAt(page, `${url}?game=othello&you=black&opponent=flipside&level=3`);
  await isPainted(page);
  await page.goto(`${url}?game=xot&you=both`);
  await expect(legalCells(page).first()).toBeVisible();

  await page.goto(`${url}#puzzles`);
  await button(page, 'Start').click();
  await expect(board(page)).toBeVisible();
  const [first] = dailyPuzzles(PUZZLE_ENTRIES, dateOf(await page.evaluate(() => Date.now())));
  await cell(page, makeSquare(puzzleOf(first?.line ?? '').best)).click();
  await expect(page.getByRole('heading', { name: 'Right!' })).toBeVisible();

  await openSettings(page, url);
  await findSetting(page, 'Language');
  await page.getByLabel('Language', { exact: true }).selectOption('日本語');
  await expect(page.getByRole('heading', { name: '設定' })).toBeVisible();
});

test("a table's address opens the page, which tries to reach the server", async ({ page }) => {
  const url = await host.start(hostPage(DIST));
  await visit(page, url);
  await host.stop();
  await page.goto(`${url}?table=tulip`);
  await expect(page.getByRole('dialog')).toContainText('Trying to reach the server…');
});

test('in a subfolder of a static host the page plays without threads, and continues without the host', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  const url = await host.start(hostStatically(DIST, '/games/flipside/'));
  await visit(page, url);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await playAt(page, `${url}?game=othello&you=black`);
  await host.stop();
  await playAt(page, `${url}?game=anti&you=black`);
});

test("even without the host's headers, injected scripts do not run", async ({ page }) => {
  const url = await host.start(hostStatically(DIST, '/games/flipside/'));
  await page.goto(url);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const slipped = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'globalThis.slippedIn = true';
    } catch {
      // A page whose policy trusts only its own scripts refuses the text itself.
    }
    script.append('globalThis.slippedIn = true');
    document.body.append(script);
    return 'slippedIn' in globalThis;
  });
  expect(slipped).toBe(false);
});

test('in data saver mode only the used parts are cached, until a person asks for the rest', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const url = await host.start(hostPage(DIST));
  await openSettings(page, url);
  await expect(offlineField(page)).toContainText(/Kept on this device for playing without a network: \d/);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(asked.filter(address => address.includes('openings.games'))).toEqual([]);
  await button(page, 'Fetch the rest').click();
  await expect(offlineField(page)).toContainText('ready.');
  expect(asked.filter(address => address.includes('openings.games'))).toHaveLength(1);
});
