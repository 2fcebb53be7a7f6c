import { expect, type Page, test } from '@playwright/test';
import { gameOf } from '../../../testkit/ui/matches.ts';
import { board, cell, isPainted, presetMatch, presetSettings, QUICK } from '../kit/boardPage.ts';

/** All but the last move of a game, after which the discs pour for more than two seconds. */
const MOVES = 'a2a1b1a3a4c4d4d2b4d3c1';
/** Before the discs lift, and while they move, in milliseconds of the page's own time. */
const [BEGINNING, MEASURED] = [1_000, 1_000];

/** Records the times at which frames are painted. */
const notePainting = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const painted = new Set<number>();
    Object.assign(globalThis, { painted });
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      for (const name of ['drawArrays', 'drawElements'] as const) {
        const draw = prototype[name] as (...details: number[]) => void;
        Object.assign(prototype, {
          [name]: function (this: WebGLRenderingContext, ...details: number[]) {
            painted.add(performance.now());
            draw.apply(this, details);
          },
        });
      }
  });
};

const paintedFrames = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { painted: ReadonlySet<number> }).painted.size);

/** Frames painted per second of the page's own time, while discs keep moving. */
const framesInASecond = async (page: Page, settings: object): Promise<number> => {
  await presetSettings(page, { ...QUICK, animation: 'normal', ...settings });
  await presetMatch(page, gameOf('othello', MOVES, undefined, '4x4'));
  await page.clock.install();
  await notePainting(page);
  await page.goto('./');
  await expect(board(page)).toBeVisible();
  await isPainted(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(BEGINNING);
  await cell(page, 'd1').click();
  await page.mouse.move(1, 1);
  await page.clock.runFor(BEGINNING);
  const before = await paintedFrames(page);
  await page.clock.runFor(MEASURED);
  return (await paintedFrames(page)) - before;
};

// The page's clock has a frame every 16 ms.
for (const { batterySaver, least, most } of [
  { batterySaver: 'off', least: 60, most: 63 },
  { batterySaver: 'on', least: 28, most: 32 },
])
  test(`with the battery saver ${batterySaver}, ${least} to ${most} frames a second are painted`, async ({
    page,
  }) => {
    const frames = await framesInASecond(page, { batterySaver });
    expect(frames).toBeGreaterThanOrEqual(least);
    expect(frames).toBeLessThanOrEqual(most);
  });
