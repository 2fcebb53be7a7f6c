import { expect, type Page, test } from '@playwright/test';
import { readLink } from '../../../src/formats/link/link.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { makeTranscript, parseTranscript } from '../../../src/game/transcript.ts';
import { lineThrough, treeOf } from '../../../src/game/tree.ts';
import { board, button, findings, presetSettings, presetStudy, pressTool, QUICK } from '../kit/boardPage.ts';
import { withoutCanvas } from '../kit/screens/opening.ts';

const LINE = 'f5d6c3d3c4f4c5b3c2';
const STUDY = {
  id: 'sent',
  tree: treeOf(STANDARD_SETUP, parseTranscript(LINE) ?? []),
  origin: undefined,
  details: { players: { black: 'Anna', white: 'Ben' }, event: 'Final', date: '1998' },
};

interface SentThing {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
  readonly files: readonly { readonly name: string; readonly type: string; readonly size: number }[];
}

/** A system with a share sheet, which records what it was given. */
const withSheet = async (page: Page): Promise<() => Promise<SentThing>> => {
  await page.addInitScript(() => {
    const given: unknown[] = [];
    Object.assign(window, { given });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], ...rest }: ShareData) => {
        given.push({ ...rest, files: files.map(({ name, type, size }) => ({ name, type, size })) });
      },
    });
  });
  return async () => {
    await page.waitForFunction(() => (window as unknown as { given: unknown[] }).given.length > 0);
    return page.evaluate(() => (window as unknown as { given: SentThing[] }).given[0] as SentThing);
  };
};

const openStudy = async (page: Page): Promise<void> => {
  await withoutCanvas(page);
  await presetSettings(page, QUICK);
  await presetStudy(page, STUDY, LINE);
  await page.goto('./');
  await expect(board(page)).toBeVisible();
};

test("a link is sent by the system's share sheet", async ({ page }) => {
  const sent = await withSheet(page);
  await openStudy(page);
  await pressTool(page, 'Share');
  expect(await findings(page)).toEqual([]);
  await button(page, 'Send…').click();
  const { url = '', title } = await sent();
  expect(title).not.toBe('');
  const read = readLink(new URL(url).hash);
  expect(read).toMatchObject({ type: 'read', value: { players: { black: 'Anna' }, event: 'Final' } });
  expect(read.type === 'read' && makeTranscript(lineThrough(read.value.tree, []))).toBe(LINE);
});

test("a picture is sent by the system's share sheet as a file", async ({ page }) => {
  const sent = await withSheet(page);
  await openStudy(page);
  await pressTool(page, 'Export');
  await button(page, 'Send').click();
  const { files } = await sent();
  expect(files).toMatchObject([{ name: 'flipside-othello.png', type: 'image/png' }]);
  expect(files[0]?.size).toBeGreaterThan(1000);
});
