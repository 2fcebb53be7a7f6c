import { expect, type Locator, type Page } from '@playwright/test';
import { board, changeSettings, QUICK } from '../kit/boardPage.ts';
import { expectSoundGeometry, scrollers, WINDOWS } from '../kit/geometry.ts';
import { test } from '../kit/onlinePage.ts';
import { SCREENS } from '../kit/screens.ts';

/** Names of the scrolling parts that cut a line of text in two at their edge. */
const hardEdges = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(element => {
        const { overflowY, maskImage } = getComputedStyle(element);
        const scrolls = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
        return scrolls && element.checkVisibility() && !maskImage.includes('gradient');
      })
      .map(element => element.getAttribute('class') ?? element.tagName),
  );

/** The parts beside the board that may scroll: the panel's tabs, the editor's tools, an exercise's text, a result. */
const BESIDE_BOARD = /moves-list|analysis|review|key-moments|editor-body|exercise-words|result/;

/** A board to play on, as opposed to a class's board, which is part of a scrolling page. */
const boardToPlayOn = (page: Page): Locator => board(page).and(page.locator(':not(.club-board *)'));

/** Only one part of the topmost layer may scroll, and never the board with its controls, except for parts beside it. */
const expectFewScrollers = async (page: Page): Promise<void> => {
  const isDialog = (await page.locator('dialog:modal, dialog.picker-dialog').count()) > 0;
  const isBoard = !isDialog && (await boardToPlayOn(page).isVisible());
  const found = (await scrollers(page)).filter(name => !BESIDE_BOARD.test(name));
  if (isBoard) expect(found).toEqual([]);
  else if (!isDialog) expect(found.length).toBeLessThanOrEqual(1);
  else expect(found.filter(name => name.includes('dialog-body')).length).toBeLessThanOrEqual(1);
};

for (const [name, open] of Object.entries(SCREENS))
  test(`${name}: everything is reachable, and nothing is cut off, in any window`, async ({ newcomer }) => {
    const page = await open(newcomer);
    for (const language of ['en', 'ja']) {
      await changeSettings(page, { ...QUICK, name: 'Anna', language });
      for (const viewport of WINDOWS) {
        await page.setViewportSize(viewport);
        await test.step(`${viewport.width}x${viewport.height} ${language}`, async () => {
          await expectSoundGeometry(page);
          await expect(async () => {
            await expectFewScrollers(page);
            expect(await hardEdges(page)).toEqual([]);
          }).toPass({ timeout: 60_000 });
        });
      }
    }
  });
