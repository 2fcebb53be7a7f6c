import { expect, type Page } from '@playwright/test';
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts';
import { changeSettings, QUICK } from '../kit/boardPage.ts';
import { lastingFaults } from '../kit/geometry.ts';
import { test } from '../kit/onlinePage.ts';
import { SCREENS } from '../kit/screens.ts';

/** A small phone and a usual one, a tablet and a desktop. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** With text of the usual size, English and Japanese are looked at in more windows (`everyWindow`). */
const OTHERS = LANGUAGE_CODES.filter(code => code !== 'en' && code !== 'ja');

/** How long a fault may last, in milliseconds; shorter to find all faults of a new language soon. */
const PATIENCE = Number(process.env.FLIPSIDE_PATIENCE ?? 10_000);

/** As somebody sets it in the browser. */
const setTextSize = async (page: Page, times: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
};

for (const times of [1, 2])
  for (const [name, open] of Object.entries(SCREENS))
    test(`${name}: in every language everything is in reach, and nothing is cut, with text of ${times * 100} %`, async ({
      newcomer,
    }) => {
      const page = await open(newcomer);
      await setTextSize(page, times);
      const faults: string[] = [];
      for (const { width, height } of WINDOWS) {
        await page.setViewportSize({ width, height });
        for (const language of times === 1 ? OTHERS : LANGUAGE_CODES) {
          await changeSettings(page, { ...QUICK, name: 'Anna', language });
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          for (const fault of await lastingFaults(page, PATIENCE))
            faults.push(`${width}x${height} ${language}: ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    });
