import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode, loadOwnTexts } from '../../src/i18n/languages.ts';
import { filledIn, pluralForms, type Texts, withEveryPlural } from '../../src/i18n/plurals.ts';
import { GLOSSARIES, TERMS, type Term } from '../../testkit/i18n/glossary.ts';
import { LIKE_ENGLISH, NAMES } from '../../testkit/i18n/likeEnglish.ts';
import { foreignWords, strayLetters, tellsApart } from '../../testkit/i18n/scripts.ts';
import { blanksOf, flatTexts, stemOf } from '../../testkit/i18n/texts.ts';
import { letterWidth, mostWidth } from '../../testkit/i18n/width.ts';
import { fromRoot } from '../../tools/paths.ts';

const load = async (code: LanguageCode) => flatTexts(await loadOwnTexts(code));
const english = await load('en');
const languages = await Promise.all(LANGUAGE_CODES.map(async code => [code, await load(code)] as const));
const others = languages.filter(([code]) => code !== 'en');

const stems = (texts: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...texts.keys()].map(stemOf))].sort();

test('every file of texts is a language of the table', () => {
  const names = readdirSync(fromRoot('src/i18n/translations')).map(name => name.replace(/\.json$/, ''));
  expect(['en', ...names].sort()).toEqual([...LANGUAGE_CODES].sort());
});

describe.each(languages)('in the language %s', (code, texts) => {
  test('there are only keys of English', () => {
    const known = stems(english);
    expect(stems(texts).filter(stem => !known.includes(stem))).toEqual([]);
  });

  test('each term of the glossary has its one word', () => {
    const { words = {}, never = [] } = GLOSSARIES[code] ?? {};
    const englishOf = (key: string): string => english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? '';
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
        foreignWords(code, text, english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? '').map(
          word => `${key}: ${word}`,
        ),
      ),
    ).toEqual([]);
  });

  test('every form of a text has the same placeholders as in English; one and two may be words', () => {
    for (const [key, text] of texts) {
      const model = english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? english.get(stemOf(key)) ?? '';
      const blanks = blanksOf(text);
      const said = /_(one|two)$/.test(key) && !blanks.includes('count') ? ['count'] : [];
      expect([key, blanks]).toEqual([key, blanksOf(model).filter(blank => !said.includes(blank))]);
    }
  });

  test('no text is empty, except the gap between sentences', () => {
    for (const [key, text] of texts) if (key !== 'gap') expect([key, text.trim()]).not.toEqual([key, '']);
  });

  test('numbers only choose forms that the language has', () => {
    const forms = [...pluralForms(code), 'zero'];
    const unknown = [...texts.keys()].filter(
      key => key !== stemOf(key) && !forms.includes(key.slice(stemOf(key).length + 1)),
    );
    expect(unknown).toEqual([]);
  });
});

describe.each(others)('of the texts in %s', (code, texts) => {
  test('none is left in English', () => {
    const left = [...texts].filter(([key, text]) => {
      const model = english.get(key) ?? english.get(`${stemOf(key)}_other`);
      return text === model && !NAMES.test(key) && /[a-z]{2}/i.test(text.replace(/\{\{\w+\}\}/g, ''));
    });
    const allowed = LIKE_ENGLISH[code] ?? [];
    expect(left.map(([key]) => key).filter(key => !allowed.includes(key))).toEqual([]);
    expect(allowed.filter(key => !left.some(([same]) => same === key))).toEqual([]);
  });

  test('no sentence is that of another language', () => {
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
      const most = mostWidth(letterWidth(english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? ''));
      return width > most ? [`${key}: ${text} (${Math.round(width)} > ${Math.round(most)})`] : [];
    });
    expect(long).toEqual([]);
  });
});

test('a form that a language lacks is its general one, in every depth', () => {
  const texts: Texts = { move_one: 'uno', move_other: 'altri', in: { no_other: 'x' }, plain: 'p' };
  expect(withEveryPlural(texts, ['one', 'many', 'other'])).toEqual({
    move_one: 'uno',
    move_many: 'altri',
    move_other: 'altri',
    in: { no_one: 'x', no_many: 'x', no_other: 'x' },
    plain: 'p',
  });
});

test('what a language lacks is filled in from English, but no singular where it has none', () => {
  const model: Texts = { a: 'A', n_one: 'one', n_other: 'many', in: { b: 'B', c: 'C' } };
  expect(filledIn({ n_other: 'viele', in: { b: 'b' } }, model)).toEqual({
    a: 'A',
    n_other: 'viele',
    in: { b: 'b', c: 'C' },
  });
});

/** Words in a template that are no text of a language: read out of an attribute, or between tags and values. */
const BARE =
  /\s(?:aria-label|aria-description|alt|placeholder|title)="[^"$]*\p{L}{2}[^"]*"|[>}][^<>{}"`=;()]*\p{L}{2}[^<>{}"`=;()]*<\/|>[^<>{}"`=;()]*\p{L}{2}[^<>{}"`=;()]*\$\{/gu;

test('no words of the page are written beside its texts', () => {
  const written = readdirSync(fromRoot('src/ui'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .flatMap(name =>
      [...readFileSync(fromRoot(`src/ui/${name}`), 'utf8').matchAll(BARE)].map(
        ([found]) => `${name}: ${found}`,
      ),
    );
  expect(written).toEqual([]);
});
