import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { BROWSER_FLAGS, canDraw, unpackBrowser } from '../../testkit/browser.ts';

const isItsPlatform = process.platform === 'linux' && process.arch === 'x64';

test.runIf(isItsPlatform)(
  'the bundled browser renders text and WebGL, from a folder with a space in its name',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'packed browser '));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const executablePath = await unpackBrowser(join(folder, 'browser'));
    const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
    onTestFinished(() => browser.close());
    expect(await canDraw(browser)).toBe(true);
  },
);
