import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../../testkit/browser.ts';
import { BUILDERS } from '../../testkit/packages/builders.ts';
import { serveFolder } from '../../testkit/packages/folderServer.ts';
import { examplesOf, type Installed, installPackages } from '../../testkit/packages/installed.ts';

let installed: Installed;
let browser: Browser;
beforeAll(async () => {
  installed = await installPackages();
  browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
});
afterAll(async () => {
  await browser.close();
  installed.remove();
});

/** The first thing that a page prints, or what went wrong. */
const printedBy = async (address: string): Promise<string> => {
  const page = await browser.newPage();
  try {
    const printed = new Promise<string>(resolve => {
      page.on('console', message => {
        if (!message.text().includes('favicon.ico') && !message.location().url.endsWith('favicon.ico'))
          resolve(message.text());
      });
      page.on('pageerror', error => resolve(String(error)));
    });
    await page.goto(address);
    return await printed;
  } finally {
    await page.close();
  }
};

const PRINTS = {
  game: /^c3 c4 c5 c6 c7$/,
  formats: /^\(;GM\[Othello\].*;\)$/,
  openings: /^Tiger/,
  engine: /^[a-h][1-8]$/,
  board: /^d3$/,
} as const;

describe.each(Object.entries(BUILDERS))('a page made with %s', (_, build) => {
  test.each(Object.entries(PRINTS))('runs the first example of @flipside/%s', async (name, says) => {
    const folder = mkdtempSync(join(installed.folder, 'page-'));
    mkdirSync(folder, { recursive: true });
    const [example = ''] = examplesOf(name as keyof typeof PRINTS);
    writeFileSync(join(folder, 'main.js'), example);
    await build(installed, folder);
    const server = await serveFolder(join(folder, 'out'));
    try {
      expect(await printedBy(server.address)).toMatch(says);
    } finally {
      server.close();
    }
  });
});
