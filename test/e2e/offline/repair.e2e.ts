import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { hostBehindLies, hostPage } from '../../../testkit/server/pageHost.ts';
import { DIST } from '../../../tools/paths.ts';
import { button, findSetting, presetSettings, QUICK } from '../kit/boardPage.ts';
import { offlineField, playAt, useHost, visit } from './kit.ts';

const host = useHost();

/** The names of cached files whose content differs from the build. */
const damaged = async (page: Page): Promise<readonly string[]> => {
  const kept = await page.evaluate(async () => {
    const found: (readonly [url: string, hex: string])[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const bytes = await (await cache.match(request))?.arrayBuffer();
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes ?? new ArrayBuffer()));
        found.push([request.url, [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')]);
      }
    }
    return found;
  });
  expect(kept.length).toBeGreaterThan(50);
  return kept.flatMap(([url, hex]) => {
    const name = new URL(url).pathname.slice(1);
    // The server modifies the page.
    if (name === 'whole' || name === '') return [];
    const content = readFileSync(join(DIST, name));
    return createHash('sha256').update(content).digest('hex') === hex ? [] : [name];
  });
};

/** Reloads an incomplete page as a person does, by its own button if it shows one. */
const reloadUntilReady = async (page: Page, url: string): Promise<void> => {
  const settings = button(page, 'Settings');
  await page.goto(`${url}#you`);
  await expect(async () => {
    const own = button(page, 'Reload').or(button(page, 'Try again'));
    if (await own.first().isVisible()) await own.first().click();
    else if (!(await settings.isVisible())) await page.reload();
    await expect(settings.or(own).first()).toBeVisible({ timeout: 5_000 });
    await expect(settings).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(async () => {
    const rest = button(page, 'Fetch the rest');
    if (await rest.isVisible()) await rest.click();
    else if (!(await offlineField(page).isVisible())) {
      await page.reload();
      await settings.click({ timeout: 10_000 });
      await findSetting(page, 'network');
    }
    await expect(offlineField(page)).toContainText('ready.', { timeout: 20_000 });
  }).toPass();
};

for (const lie of ['maintenance', 'half'] as const)
  test(`a host whose first answer for every file is wrong (${lie}) does no harm beyond a reload`, async ({
    page,
  }) => {
    test.slow();
    await presetSettings(page, QUICK);
    const url = await host.start(hostBehindLies(DIST, lie));
    await reloadUntilReady(page, url);
    expect(await damaged(page)).toEqual([]);
    await host.stop();
    await playAt(page, `${url}?game=othello&you=black`);
  });

/** Replaces cached files, as a bad disk or an older version of the worker may. */
const damage = (page: Page, which: RegExp, body: string): Promise<void> =>
  page.evaluate(
    async ([source, text]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url: key } of await cache.keys())
          if (new RegExp(source).test(key))
            await cache.put(key, new Response(text, { headers: { 'Content-Type': 'text/javascript' } }));
      }
    },
    [which.source, body] as const,
  );

test('damaged cached files are fetched again, including the page itself', async ({ page }) => {
  await presetSettings(page, QUICK);
  const url = await host.start(hostPage(DIST));
  await visit(page, url);
  await damage(page, /\.wasm|\/assets\/(flipside|openings|puzzles)|\/\?sha/, 'Maintenance');
  await playAt(page, `${url}?game=othello&you=black`);
  await page.goto(`${url}#puzzles`);
  await expect(button(page, 'Start')).toBeVisible();
});

for (const part of ['index', 'startGame'])
  test(`a damaged program (${part}) is fetched again by the button of the page that misses it`, async ({
    page,
  }) => {
    await presetSettings(page, QUICK);
    const url = await host.start(hostPage(DIST));
    await visit(page, url);
    await damage(page, new RegExp(`bundle/${part}-[^/]*[.]js`), '{');
    await page.goto(url);
    await page.reload();
    await button(page, 'Reload').click();
    await expect(button(page, 'Play')).toBeVisible();
    expect(await damaged(page)).toEqual([]);
  });
