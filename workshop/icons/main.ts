import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../testkit/browser.ts';
import { fromRoot } from '../../tools/paths.ts';
import { drawLaunchScreens } from './launchScreens.ts';
import { drawPreviews } from './previews.ts';

/**
 * Draws the icons that need pixels from the SVGs in `public`: `npm run icons --prefix workshop` after one of these has changed. The drawings
 * are committed, so that nobody needs a browser to build the page.
 */
const FOLDER = fromRoot('public', 'icons');
const ICONS = [
  { source: 'favicon.svg', name: 'icon-192.png', side: 192 },
  { source: 'favicon.svg', name: 'icon-512.png', side: 512 },
  { source: 'maskable.svg', name: 'maskable-512.png', side: 512 },
  // Apple's systems round the corners themselves.
  { source: 'maskable.svg', name: 'apple-touch-icon.png', side: 180 },
] as const;

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
for (const { source, name, side } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const svg = readFileSync(fromRoot('public', source)).toString('base64');
  await page.setContent(
    `<style>body{margin:0}img{display:block;width:100vw}</style><img src="data:image/svg+xml;base64,${svg}">`,
  );
  await page.screenshot({ path: join(FOLDER, name), omitBackground: true });
  await page.close();
}
await drawPreviews(browser, readFileSync(fromRoot('public', 'favicon.svg'), 'utf8'));
await drawLaunchScreens(browser, readFileSync(fromRoot('public', 'favicon.svg'), 'utf8'));
await browser.close();
