import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode, loadOwnTexts } from '../../src/i18n/languages.ts';
import { filledIn, type Texts, withEveryPlural } from '../../src/i18n/plurals.ts';
import { faultsIn, modelOf } from '../../testkit/i18n/faults.ts';
import { GLOSSARIES, TERMS, type Term } from '../../testkit/i18n/glossary.ts';
import { LIKE_ENGLISH, NAMES } from '../../testkit/i18n/likeEnglish.ts';
import { foreignWords, strayLetters, tellsApart } from '../../testkit/i18n/scripts.ts';
import { flatTexts } from '../../testkit/i18n/texts.ts';
import { letterWidth, mostWidth } from '../../testkit/i18n/width.ts';
import { inEnglishOrder } from '../../tools/i18n/inEnglishOrder.ts';
import { fromRoot, TRANSLATIONS } from '../../tools/paths.ts';

const load = async (code: LanguageCode) => flatTexts(await loadOwnTexts(code));
const english = await load('en');
const languages = await Promise.all(LANGUAGE_CODES.map(async code => [code, await load(code)] as const));
const others = languages.filter(([code]) => code !== 'en');

test('every file of texts is a language of the table', () => {
  const names = readdirSync(TRANSLATIONS).map(name => name.replace(/\.json$/, ''));
  expect(['en', ...names].sort()).toEqual([...LANGUAGE_CODES].sort());
});

describe.each(languages)('in the language %s', (code, texts) => {
  test('keys, blanks and plural forms are those of English', () => {
    expect(faultsIn(code, texts, english)).toEqual([]);
  });

  test('each term of the glossary has its one translation', () => {
    const { words = {}, never = [] } = GLOSSARIES[code] ?? {};
    const englishOf = (key: string): string => modelOf(key, english) ?? '';
    const strange = [...texts].flatMap(([key, text]) =>
      (Object.keys(words) as Term[])
        .filter(term => TERMS[term].test(englishOf(key)) && words[term]?.test(text) === false)
        .map(term => `${term}: ${key}: ${text}`),
    );
    expect(strange).toEqual([]);
    expect([...texts].filter(([, text]) => never.some(word => word.test(text)))).toEqual([]);
  });

  test('every letter is of a script in which the language is written', () => {
    expect([...texts].filter(([, text]) => strayLetters(code, text) !== '')).toEqual([]);
    expect(
      [...texts].flatMap(([key, text]) =>
        foreignWords(code, text, modelOf(key, english) ?? '').map(word => `${key}: ${word}`),
      ),
    ).toEqual([]);
  });
});

describe.each(others)('of the texts in %s', (code, texts) => {
  test('`npm run translations` has nothing to reorder', async () => {
    const [own, model] = [await loadOwnTexts(code), await loadOwnTexts('en')];
    expect(readFileSync(join(TRANSLATIONS, `${code}.json`), 'utf8')).toBe(
      `${JSON.stringify(inEnglishOrder(own, model), null, 2)}\n`,
    );
  });

  test('no text is left in English', () => {
    const left = [...texts].filter(([key, text]) => {
      const model = modelOf(key, english);
      return text === model && !NAMES.test(key) && /[a-z]{2}/i.test(text.replace(/\{\{\w+\}\}/g, ''));
    });
    const allowed = LIKE_ENGLISH[code] ?? [];
    expect(left.map(([key]) => key).filter(key => !allowed.includes(key))).toEqual([]);
    expect(allowed.filter(key => !left.some(([same]) => same === key))).toEqual([]);
  });

  test('no sentence is in another language', () => {
    const taken = [...texts].flatMap(([key, text]) =>
      others
        .filter(
          ([other, foreign]) => other !== code && foreign.get(key) === text && tellsApart(text, code, other),
        )
        .map(([other]) => `${key}: ${text} (${other})`),
    );
    expect(taken).toEqual([]);
  });

  test('no short text is much longer than in English', () => {
    const long = [...texts].flatMap(([key, text]) => {
      const width = letterWidth(text);
      const most = mostWidth(letterWidth(modelOf(key, english) ?? ''));
      return width > most ? [`${key}: ${text} (${Math.round(width)} > ${Math.round(most)})`] : [];
    });
    expect(long).toEqual([]);
  });
});

test('an error in a file is reported with its key', () => {
  const model = new Map([
    ['title', 'Hello, {{name}}'],
    ['disc_one', '{{count}} disc'],
    ['disc_other', '{{count}} discs'],
  ]);
  const faults = (texts: Readonly<Record<string, string>>) =>
    faultsIn('de', new Map(Object.entries(texts)), model);
  expect(faults({ title: 'Hallo, {{name}}', disc_one: 'ein Stein', disc_other: '{{count}} Steine' })).toEqual(
    [],
  );
  expect(faults({ heading: 'Hallo' })).toEqual(['de.json: heading is no key of English']);
  expect(faults({ title_other: 'Hallo, {{name}}' })).toEqual(['de.json: title_other is no key of English']);
  expect(faults({ title: 'Hallo' })).toEqual(['de.json: title lacks {{name}}']);
  expect(faults({ title: 'Hallo, {{name}} {{nmae}}' })).toEqual([
    'de.json: title has {{nmae}}, which English has not',
  ]);
  expect(faults({ title: ' ' })).toEqual(['de.json: title is empty', 'de.json: title lacks {{name}}']);
  expect(faults({ disc: '{{count}} Steine' })).toEqual(['de.json: disc lacks the form of a plural']);
  expect(faults({ disc_one: '{{count}} Stein' })).toEqual(['de.json: disc_one has no general form, _other']);
  expect(faults({ disc_few: '{{count}} Steine', disc_other: '{{count}} Steine' })).toEqual([
    'de.json: disc_few has a form that the language lacks',
  ]);
});

test('texts get the order of English, plural forms the order of numbers, and none is lost', () => {
  const model: Texts = { a: 'A', n_one: 'one', n_other: 'many', in: { b: 'B', c: 'C' } };
  const texts: Texts = { z: 'z', in: { c: 'c', b: 'b' }, n_other: 'o', n_few: 'f', n_zero: '0', a: 'a' };
  expect(JSON.stringify(inEnglishOrder(texts, model))).toBe(
    JSON.stringify({ a: 'a', n_zero: '0', n_few: 'f', n_other: 'o', in: { b: 'b', c: 'c' }, z: 'z' }),
  );
});

test('a missing plural form falls back to the general one, at every depth', () => {
  const texts: Texts = { move_one: 'uno', move_other: 'altri', in: { no_other: 'x' }, plain: 'p' };
  expect(withEveryPlural(texts, ['one', 'many', 'other'])).toEqual({
    move_one: 'uno',
    move_many: 'altri',
    move_other: 'altri',
    in: { no_one: 'x', no_many: 'x', no_other: 'x' },
    plain: 'p',
  });
});

test('missing texts are filled in from English, but no singular for languages without one', () => {
  const model: Texts = { a: 'A', n_one: 'one', n_other: 'many', in: { b: 'B', c: 'C' } };
  expect(filledIn({ n_other: 'viele', in: { b: 'b' } }, model)).toEqual({
    a: 'A',
    n_other: 'viele',
    in: { b: 'b', c: 'C' },
  });
});

/** Hard-coded text in a template: in an attribute, or between tags and values. */
const BARE =
  /\s(?:aria-label|aria-description|alt|placeholder|title)="[^"$]*\p{L}{2}[^"]*"|[>}][^<>{}"`=;()]*\p{L}{2}[^<>{}"`=;()]*<\/|>[^<>{}"`=;()]*\p{L}{2}[^<>{}"`=;()]*\$\{/gu;

test('no texts of the page are hard-coded', () => {
  const written = readdirSync(fromRoot('src/ui'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .flatMap(name =>
      [...readFileSync(fromRoot(`src/ui/${name}`), 'utf8').matchAll(BARE)].map(
        ([found]) => `${name}: ${found}`,
      ),
    );
  expect(written).toEqual([]);
});
