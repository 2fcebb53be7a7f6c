import { expect, test } from 'vitest';
import { folded, hasWord } from '../../src/formats/words.ts';

test.each([
  ['parallel', 'ralle', false],
  ['ralle paul', 'ralle', true],
  ['paul ralle', 'ral', true],
  ['o\u2019brien', 'brien', true],
  ['1984-05-01', '05', true],
  ['40-24', '-24', true],
  ['\u00e9ralle', 'ralle', false],
  ['\u6751\u4e0a\u5065', '\u5065', true],
])('whether %s has a word that begins with %s: %s', (text, beginning, has) => {
  expect(hasWord(text, beginning)).toBe(has);
});

test.each([
  ['RENÉE', 'renee'],
  ['Čapek Jiří', 'capek jiri'],
  ['Müller Groß', 'muller gross'],
  ['Søren Łukasz Æsir', 'soren lukasz aesir'],
  ['İSTANBUL', 'istanbul'],
  ['Ｔａｎａｋａ', 'tanaka'],
  ['ﾀﾅｶ', 'たなか'],
  ['タガワ', 'たがわ'],
  ['Семён', 'семен'],
  ['김민수', '김민수'],
  ['村上健', '村上健'],
])('%s is searched as %s', (text, typed) => {
  expect([folded(text), folded(folded(text))]).toEqual([typed, typed]);
});
