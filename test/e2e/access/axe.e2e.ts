import { expect, type Page } from '@playwright/test';
import { changeSettings, findings, QUICK } from '../kit/boardPage.ts';
import { test } from '../kit/onlinePage.ts';
import { MORE } from '../kit/screens/more.ts';
import { SCREENS } from '../kit/screens.ts';

type Media = Parameters<Page['emulateMedia']>[0];

interface Look {
  readonly settings: object;
  readonly media: Media;
}

/** What people set who see little or otherwise: on this page, or in their system. */
const LOOKS: Readonly<Record<string, Look>> = {
  light: { settings: { appearance: 'light' }, media: {} },
  dark: { settings: { appearance: 'dark' }, media: {} },
  'high contrast': { settings: { theme: 'highContrast', appearance: 'light' }, media: {} },
  'more contrast by the system': { settings: { appearance: 'dark' }, media: { contrast: 'more' } },
  'forced colors': {
    settings: { appearance: 'dark' },
    media: { colorScheme: 'dark', forcedColors: 'active' },
  },
};

const USUAL: Media = { contrast: null, forcedColors: null, colorScheme: null };

for (const [name, open] of Object.entries({ ...MORE, ...SCREENS }))
  test(`${name}: axe finds nothing in any look`, async ({ newcomer }) => {
    const page = await open(newcomer);
    for (const [look, { settings, media }] of Object.entries(LOOKS))
      await test.step(look, async () => {
        await page.emulateMedia({ ...USUAL, ...media });
        await changeSettings(page, { ...QUICK, name: 'Anna', ...settings });
        // A fading color counts once it has settled.
        await expect.poll(() => findings(page), { message: look, timeout: 15_000 }).toEqual([]);
      });
  });
