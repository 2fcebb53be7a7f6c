import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import {
  button,
  cell,
  collectErrors,
  isTurnOf,
  openMenu,
  pliesOnPage,
  presetSettings,
  QUICK,
  startGame,
} from './kit/boardPage.ts';

test('two tabs play separate games, and neither loses a move', async ({ page, context }) => {
  await presetSettings(page, QUICK);
  await startGame(page);
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
  const other = await context.newPage();
  await openMenu(other);
  await button(other, 'Continue').click();
  await isTurnOf(other, 'black');
  await other.getByRole('gridcell', { name: /legal/ }).first().click();
  await isTurnOf(other, 'black');
  expect(await pliesOnPage(page)).toBe(2);
  await page.reload();
  await isTurnOf(page, 'black');
  expect(await pliesOnPage(page)).toBe(2);
  await other.reload();
  await isTurnOf(other, 'black');
  expect(await pliesOnPage(other)).toBe(4);
});

test('the page opens despite corrupt stored data, offers it as a file to download, and shows a notice', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    localStorage.setItem('flipside.settings', '{"version":1,"settings":{"discSize":"huge"}}');
    localStorage.setItem('flipside.match.broken', '{"version":1,"transcript":"a1"}');
    localStorage.setItem('somebody.else', 'not ours');
  });
  await openMenu(page);
  await expect(page.getByText(/settings/i).first()).toBeVisible();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter(key => key.startsWith('flipside.aside')),
  );
  expect(kept.sort()).toEqual(['flipside.aside.broken', 'flipside.aside.settings']);
  await button(page, 'Play').click();
  await isTurnOf(page, 'black');
  await page.goto('./#you');
  await page.reload();
  for (const place of [page.getByRole('region', { name: 'Notices' }), page.getByRole('main')]) {
    const press = place.getByRole('button', { name: 'Download it' }).click();
    const [saved] = await Promise.all([page.waitForEvent('download'), press]);
    expect(await readFile(await saved.path(), 'utf8')).toContain('a1');
  }
  expect(errors).toEqual([]);
});

/** A page of the last version, as far as it matters here: it writes back what it hears, without what it does not know. */
const actAsLastVersion = (): void => {
  const heard = { count: 0 };
  Object.assign(window, { heard });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'flipside.settings' || newValue === null) return;
    heard.count++;
    const { version, settings } = JSON.parse(newValue);
    const { tips: _, fromLater: __, ...known } = settings;
    const next = JSON.stringify({ version, settings: known });
    if (next !== newValue) localStorage.setItem(key, next);
  });
};

test('two tabs of different versions come to rest, and keep each other’s settings', async ({
  page,
  context,
}) => {
  await presetSettings(page, QUICK);
  await openMenu(page);
  const other = await context.newPage();
  await other.goto('./licences.txt');
  await other.evaluate(actAsLastVersion);
  const heard = (): Promise<number> =>
    other.evaluate(() => (window as unknown as { heard: { count: number } }).heard.count);
  await page.getByRole('radio', { name: 'Lennie' }).check();
  await expect.poll(heard).toBeGreaterThan(0);
  for (let turn = 0; turn < 40; turn++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await other.evaluate(() => new Promise(resolve => setTimeout(resolve)));
  }
  expect(await heard()).toBeLessThan(5);
  await other.evaluate(() => {
    const { version, settings } = JSON.parse(localStorage.getItem('flipside.settings') ?? '');
    const next = { version, settings: { ...settings, name: 'Ann', fromLater: { deep: 1 } } };
    localStorage.setItem('flipside.settings', JSON.stringify(next));
  });
  await page.getByRole('radio', { name: 'Mike' }).check();
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('flipside.settings') ?? '').settings,
  );
  expect(stored).toMatchObject({ name: 'Ann', fromLater: { deep: 1 } });
});
