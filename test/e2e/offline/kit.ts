import { expect, type Locator, type Page, test } from '@playwright/test';
import type { PageHost } from '../../../testkit/server/pageHost.ts';
import { button, cell, findSetting, isTurnOf } from '../kit/boardPage.ts';

/** For a file's tests: a host of their own, stopped after each test, and the service worker that caches the page. */
export const useHost = () => {
  let host: PageHost | undefined;
  const stop = async (): Promise<void> => {
    await host?.close();
    host = undefined;
  };
  test.use({ serviceWorkers: 'allow' });
  test.afterEach(stop);
  /** Returns the address. */
  const start = async (starting: Promise<PageHost>): Promise<string> => {
    host = await starting;
    return host.url;
  };
  return { start, stop };
};

/** The settings' field about offline play. */
export const offlineField = (page: Page): Locator => page.getByRole('group', { name: 'Without a network' });

export const openSettings = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}#you`);
  await button(page, 'Settings').click();
  await findSetting(page, 'network');
};

/** Visits the page at this address once, until everything is cached. */
export const visit = async (page: Page, url: string): Promise<void> => {
  await openSettings(page, url);
  await expect(offlineField(page)).toContainText(/: \d.*MB, ready\./);
};

/** Opens a game against the computer, plays, and waits for the reply. */
export const playAt = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await cell(page, 'f5').click();
  await isTurnOf(page, 'black');
};
