import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { WORKER_FILE } from '../../../src/offline/contract.ts';
import { hostPage } from '../../../testkit/server/pageHost.ts';
import { DIST } from '../../../tools/paths.ts';
import { board, button, findSetting, isTurnOf, keptMatch, presetSettings, QUICK } from '../kit/boardPage.ts';
import { offlineField, openSettings, playAt, useHost, visit } from './kit.ts';

const host = useHost();
let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flipside-update-'));
  cpSync(DIST, folder, { recursive: true, filter: name => !/\.(br|gz)$/.test(name) });
});
test.afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
});

const change = (name: string, from: string | RegExp, to: string): void => {
  const path = join(folder, name);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
};

/** Publishes a page with another title, and makes the browser check for an update. */
const publishNext = async (page: Page): Promise<void> => {
  change('index.html', '<title>', '<meta name="next" /><title>');
  change(WORKER_FILE, /(?<=url:``,bytes:\d+,digest:`)sha256-[^`]*/, 'sha256-next');
  await host.stop();
  await host.start(hostPage(folder, Number(new URL(page.url()).port)));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
};

const notice = (page: Page) => page.locator('[data-notice]');
const isNext = (page: Page) => page.locator('meta[name=next]');

test('a new version is offered in the middle of a game, which continues until the person accepts it', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  const url = await host.start(hostPage(folder));
  await visit(page, url);
  await playAt(page, `${url}?game=othello&you=black`);
  await publishNext(page);
  await expect(notice(page)).toContainText('A new version is ready.');
  const before = await keptMatch(page);
  await expect(board(page)).toBeVisible();
  await expect(isNext(page)).toHaveCount(0);
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(isNext(page)).toHaveCount(0);

  await expect(notice(page)).toContainText('A new version is ready.');
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(isNext(page)).toHaveCount(1);
  await expect(board(page)).toBeVisible();
  expect((await keptMatch(page)).transcript).toEqual(before.transcript);
  await isTurnOf(page, 'black');
});

test('a new version that was only offered is complete, and works offline', async ({ page }) => {
  const url = await host.start(hostPage(folder));
  await visit(page, url);
  await page.goto(`${url}#study`);
  await page.reload();
  await publishNext(page);
  await expect(notice(page)).toContainText('A new version is ready.');
  await button(page, 'Dismiss').click();
  await host.stop();
  await openSettings(page, url);
  await offlineField(page).getByRole('button', { name: 'Reload' }).click();
  await expect(isNext(page)).toHaveCount(1);
  await button(page, 'Settings').click();
  await findSetting(page, 'network');
  await expect(offlineField(page)).toContainText('ready.');
});
