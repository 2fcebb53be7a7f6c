import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { Match } from '../../../src/game/match.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { annotated, treeOf, withLine } from '../../../src/game/tree.ts';
import { readGif } from '../../../testkit/picture/gifReader.ts';
import { gameOf, matchOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import {
  board,
  button,
  collectErrors,
  findings,
  presetSettings,
  presetStudy,
  pressTool,
  QUICK,
  showMatch,
} from '../kit/boardPage.ts';
import { wholeGame } from '../kit/wholeGame.ts';

const KEPT: Match = { ...matchOf('f5d6c3d3c4f4c5b3c2', TWO_PEOPLE), id: 'kept' };
const MOVES = KEPT.transcript;

const saved = async (page: Page): Promise<{ name: string; bytes: Buffer }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save').click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

const namesOfCells = (page: Page): Promise<readonly (string | null)[]> =>
  board(page)
    .getByRole('gridcell')
    .evaluateAll(all => all.map(one => one.getAttribute('aria-label')));

const choose = (page: Page, format: string): Promise<unknown> =>
  page.getByLabel('Format').selectOption({ label: format });

test('a board is saved as a picture, a film and text', async ({ page }) => {
  const errors = collectErrors(page);
  await showMatch(page, KEPT);
  await pressTool(page, 'Export');
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();

  const png = await saved(page);
  expect(png.name).toBe('flipside-othello.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.readUInt32BE(16)).toBe(800);

  await choose(page, 'Picture (SVG)');
  await page.getByRole('radio', { name: 'Whole game' }).check();
  await page.getByRole('radio', { name: 'For print' }).check();
  const svg = (await saved(page)).bytes.toString();
  for (let number = 1; number <= MOVES.length; number++) expect(svg).toContain(`>${number}</text>`);

  await choose(page, 'Moves as text');
  expect((await saved(page)).bytes.toString().trim()).toBe('f5d6c3d3c4f4c5b3c2');

  await choose(page, 'Film (animated GIF)');
  await expect(page.getByRole('img', { name: 'The game as a film' })).toBeVisible();
  const gif = readGif((await saved(page)).bytes);
  expect(gif.pictures.length).toBeGreaterThan(3 * MOVES.length);
  expect(gif.width).toBeLessThanOrEqual(400);
  expect(await findings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a link opens on the same position with its variations, and needs no storage', async ({
  page,
  browser,
}) => {
  const tried = parseTranscript('f5d6c3d3c4f4e6') ?? [];
  const tree = annotated(withLine(treeOf(STANDARD_SETUP, MOVES), tried), tried, { comment: 'Look here.' });
  await presetSettings(page, QUICK);
  await presetStudy(page, { id: 'study-kept', tree, origin: undefined }, 'f5d6c3d3c4f4e6');
  await page.goto('./');
  await expect(board(page)).toBeVisible();
  const names = await namesOfCells(page);
  await pressTool(page, 'Share');
  await expect(page.getByRole('img', { name: 'Picture of the link for a camera' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(board(elsewhere)).toBeVisible();
  expect(await namesOfCells(elsewhere)).toEqual(names);
  await expect(elsewhere.getByText('Look here.')).toBeVisible();
  await elsewhere.reload();
  await expect(board(elsewhere)).toBeVisible();
  expect(await namesOfCells(elsewhere)).toEqual(names);
});

for (const [name, setup] of [
  ['Othello', gameOf('othello', '', TWO_PEOPLE, '6x6').setup],
  ['Connect Four', gameOf('connect4').setup],
] as const)
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`${name}: looking back shows what turned the game, and sends it, motion: ${reducedMotion}`, async ({
      page,
    }) => {
      const errors = collectErrors(page);
      await page.emulateMedia({ reducedMotion });
      await showMatch(page, { ...KEPT, setup, transcript: wholeGame(setup) }, { animation: 'normal' });
      await button(page, 'Look back').click();
      const turned = page.getByRole('region', { name: 'Key moment' });
      await expect(turned.or(page.getByText(/^No move here/)).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      if (await turned.isVisible()) {
        await button(page, 'Send').click();
        await expect(page.getByRole('img', { name: 'The moment that turned the game' })).toBeVisible();
        expect(await page.getByRole('textbox', { name: 'Link' }).inputValue()).toContain('#find=');
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await expect(board(page)).toBeVisible();
      expect(errors).toEqual([]);
    });
