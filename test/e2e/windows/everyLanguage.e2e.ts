import { expect, type Page } from '@playwright/test';
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts';
import { changeSettings, QUICK } from '../kit/boardPage.ts';
import { lastingFaults, untilDrawn } from '../kit/geometry.ts';
import { test } from '../kit/onlinePage.ts';
import { MORE } from '../kit/screens/more.ts';
import { SCREENS } from '../kit/screens.ts';

/** A small phone and a common one, a tablet and a desktop. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** Factors of the default text size. */
const TEXT_SIZES = [1, 2] as const;

/** All languages, or those in the environment variable, as `fr,it`. */
const CHOSEN = process.env.FLIPSIDE_LANGUAGES?.split(',') ?? LANGUAGE_CODES;
const LANGUAGES = LANGUAGE_CODES.filter(code => CHOSEN.includes(code));

/** How long a fault may last, in milliseconds; lower it to find all faults of a new language quickly. */
const PATIENCE = Number(process.env.FLIPSIDE_PATIENCE ?? 20_000);

/** Sets the browser's text size. */
const setTextSize = async (page: Page, times: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
  await session.detach();
};

for (const [name, open] of Object.entries({ ...MORE, ...SCREENS }))
  test(`${name}: in every language nothing is cut off or covered in any window, with text of 100 % and 200 %`, async ({
    newcomer,
  }) => {
    test.slow();
    const page = await open(newcomer);
    const faults: string[] = [];
    for (const times of TEXT_SIZES) {
      await setTextSize(page, times);
      for (const viewport of WINDOWS) {
        await page.setViewportSize(viewport);
        for (const language of LANGUAGES) {
          await changeSettings(page, { ...QUICK, name: 'Anna', language });
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await untilDrawn(page);
          for (const fault of await lastingFaults(page, PATIENCE))
            faults.push(`${language}, ${viewport.width} wide, ${100 * times} %: ${fault}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
