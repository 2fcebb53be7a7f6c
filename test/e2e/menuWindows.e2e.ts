import { expect, test } from '@playwright/test';
import { openMenu } from './kit/boardPage.ts';
import { expectSoundGeometry, scrollers, WINDOWS } from './kit/geometry.ts';

const LARGE = WINDOWS.filter(({ width }) => width >= 1366);

for (const viewport of LARGE)
  test(`the menu at ${viewport.width}x${viewport.height} has everything in view`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openMenu(page);
    await expectSoundGeometry(page);
    expect(await scrollers(page)).toEqual([]);
  });
