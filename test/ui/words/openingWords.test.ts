import { expect, test } from 'vitest';
import { loadWords } from '../../../src/i18n/words.ts';
import { openingWords } from '../../../src/ui/words/study/openingWords.ts';

const TIGER = { en: 'Tiger', ja: '虎定石', fr: 'tigre' };
const SWALLOW = { en: 'Swallow', ja: '燕定石' };
const MIKOSHI = { ja: 'みこし', fr: 'ishii' };
const ROSE = { en: 'Rose-Bill', ja: '花形定石ローズビル', fr: 'rose' };

test.each([
  ['en', TIGER, 'Tiger', undefined],
  ['ja', TIGER, '虎定石', undefined],
  ['fr', TIGER, 'Tigre', undefined],
  ['es', TIGER, 'Tigre', undefined],
  ['zh-Hans', TIGER, '虎定式', undefined],
  ['fr', SWALLOW, 'Hirondelle', undefined],
  ['es', ROSE, 'Rose-Bill', 'en'],
  ['ja', MIKOSHI, 'みこし', undefined],
  ['en', MIKOSHI, undefined, undefined],
  ['de', MIKOSHI, undefined, undefined],
] as const)('in %s the opening %j is called %s', async (language, name, text, lang) => {
  expect(openingWords(await loadWords(language), name)).toEqual(text && { text, lang });
});
