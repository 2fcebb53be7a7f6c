import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../../testkit/browser.ts';
import { type Installed, installPackages } from '../../testkit/packages/installed.ts';
import { INSTALLING_MILLISECONDS, outsideTools } from '../../testkit/packages/outsideTools.ts';

/** The installed packages and a browser for their pages, for the tests of a file. */
export const installedPages = (): { readonly installed: Installed; readonly browser: Browser } => {
  let installed: Installed;
  let browser: Browser;
  beforeAll(async () => {
    outsideTools();
    installed = await installPackages();
    browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  }, INSTALLING_MILLISECONDS);
  afterAll(async () => {
    await browser.close();
    installed.remove();
  });
  return {
    get installed() {
      return installed;
    },
    get browser() {
      return browser;
    },
  };
};
