import { expect, test } from 'vitest';
import { LANGUAGE_CODES, loadOwnTexts } from '../../src/i18n/languages.ts';
import { flatTexts, stemOf } from '../../testkit/i18n/texts.ts';

test.each(LANGUAGE_CODES)('%s.json has every text that English has', async code => {
  const stemsIn = async (language: typeof code): Promise<ReadonlySet<string>> =>
    new Set([...flatTexts(await loadOwnTexts(language)).keys()].map(stemOf));
  const own = await stemsIn(code);
  expect([...(await stemsIn('en'))].filter(stem => !own.has(stem))).toEqual([]);
});
