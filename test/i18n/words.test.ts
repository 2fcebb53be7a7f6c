import { expect, test } from 'vitest';
import { en } from '../../src/i18n/en/index.ts';
import { ja } from '../../src/i18n/ja/index.ts';
import { createWords, knownLanguage } from '../../src/i18n/words.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Every text by its path; the singular counts as the same text as the plural. */
const textsOf = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const name = `${path}${key.replace(/_(one|other)$/, '')}`;
    return typeof value === 'string' ? [[name, value] as const] : textsOf(value, `${name}.`);
  });

const blanksOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

const english = new Map(textsOf(en));
const japanese = new Map(textsOf(ja as Tree));

test('both languages have the same keys', () => {
  expect([...japanese.keys()].sort()).toEqual([...english.keys()].sort());
});

test('a text leaves the same blanks in both languages', () => {
  for (const [key, text] of english)
    expect([key, blanksOf(japanese.get(key) ?? '')]).toEqual([key, blanksOf(text)]);
});

test('no text is empty, save what stands between sentences', () => {
  for (const [key, text] of [...english, ...japanese]) if (key !== 'gap') expect(text.trim()).not.toBe('');
});

test('one disc and three discs have their own words', () => {
  const { t } = createWords('en');
  const turn = (count: number) => t('said.turn', { color: 'Black', square: 'f5', count });
  expect(turn(1)).toBe('Black f5, 1 disc flipped.');
  expect(turn(3)).toBe('Black f5, 3 discs flipped.');
});

test('a change of language is told once, and not when it is none', () => {
  const words = createWords('en');
  let told = 0;
  const stop = words.subscribe(() => told++);
  words.setLanguage('en');
  words.setLanguage('ja');
  expect([told, words.t('color.black')]).toEqual([1, '黒']);
  stop();
  words.setLanguage('en');
  expect(told).toBe(1);
});

test.each([
  [['ja-JP', 'en-US'], 'ja'],
  [['fr-FR', 'JA'], 'ja'],
  [['de'], 'en'],
  [[], 'en'],
])('of %j the first known language is %s', (preferred, language) => {
  expect(knownLanguage(preferred)).toBe(language);
});
