import { expect, type Locator, type Page } from '@playwright/test';
import { button, findSetting } from '../kit/boardPage.ts';

/** What the settings say about playing without a network. */
export const offlineField = (page: Page): Locator => page.getByRole('group', { name: 'Without a network' });

export const openSettings = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}#you`);
  await button(page, 'Settings').click();
  await findSetting(page, 'network');
};

/** Visits the page at this address once, until everything is kept. */
export const visit = async (page: Page, url: string): Promise<void> => {
  await openSettings(page, url);
  await expect(offlineField(page)).toContainText(/: \d.*MB, ready\./);
};
