import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { knownLanguage, LANGUAGE_CODES, loadTranslation } from '../../src/i18n/languages.ts';
import { createWords, loadWords } from '../../src/i18n/words.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Every text by its path; the singular counts as the same text as the plural. */
const textsOf = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const name = `${path}${key.replace(/_(one|other)$/, '')}`;
    return typeof value === 'string' ? [[name, value] as const] : textsOf(value, `${name}.`);
  });

const blanksOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

const languages = await Promise.all(
  LANGUAGE_CODES.map(
    async code => [code, new Map(textsOf((await loadTranslation(code)) as unknown as Tree))] as const,
  ),
);
const english = new Map(languages).get('en') ?? new Map<string, string>();

test('every folder of texts is a language of the table', () => {
  const folders = readdirSync(new URL('../../src/i18n/', import.meta.url), { withFileTypes: true });
  const names = folders.filter(entry => entry.isDirectory()).map(({ name }) => name);
  expect(names.sort()).toEqual([...LANGUAGE_CODES].sort());
});

describe.each(languages)('in the language %s', (_, texts) => {
  test('there are the same keys as in English', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('a text has the same placeholders as in English', () => {
    for (const [key, text] of english)
      expect([key, blanksOf(texts.get(key) ?? '')]).toEqual([key, blanksOf(text)]);
  });

  test('no text is empty, except the gap between sentences', () => {
    for (const [key, text] of texts) if (key !== 'gap') expect(text.trim()).not.toBe('');
  });
});

test('one disc and three discs have their own words', () => {
  const { t } = createWords();
  const turn = (count: number) => t('said.turn', { color: 'Black', square: 'f5', count });
  expect(turn(1)).toBe('Black f5, 1 disc flipped.');
  expect(turn(3)).toBe('Black f5, 3 discs flipped.');
});

test('a change of language is reported once, and choosing the same language is not', async () => {
  const words = createWords();
  let changes = 0;
  const stop = words.subscribe(() => changes++);
  await words.setLanguage('en');
  await words.setLanguage('ja');
  expect([changes, words.t('color.black')]).toEqual([1, '黒']);
  stop();
  await words.setLanguage('en');
  expect(changes).toBe(1);
});

test('of two wishes for a language the later one counts, however long the earlier one loads', async () => {
  const words = createWords();
  await Promise.all([words.setLanguage('ja'), words.setLanguage('en')]);
  expect(words.language()).toBe('en');
  await Promise.all([words.setLanguage('ja'), words.setLanguage('en'), words.setLanguage('ja')]);
  expect(words.language()).toBe('ja');
  expect((await loadWords('ja')).t('color.black')).toBe('黒');
});

test.each([
  [['ja-JP', 'en-US'], 'ja'],
  [['fr-FR', 'JA'], 'ja'],
  [['de'], 'en'],
  [[], 'en'],
])('the first known language of %j is %s', (preferred, language) => {
  expect(knownLanguage(preferred)).toBe(language);
});
