import type { FormatFunction, FormatterModule } from 'i18next';
import { mapRecord, tableOf } from '../game/record.ts';

/** Below this a number is written alike in all languages. */
const GROUPED_FROM = 1000;
/** The blanks for amounts and places. Ratings and years have no separators. */
const AMOUNTS =
  /^(?:added|byte|column|count|done|drawn|expected|known|left|line|lost|number|of|right|total|tried|won)$/;

const format: FormatFunction = (value, _, language, options) =>
  AMOUNTS.test(options?.interpolationkey) && typeof value === 'number' && value >= GROUPED_FROM
    ? new Intl.NumberFormat(`${language}-u-nu-latn`).format(value)
    : value;

const nothing = (): void => undefined;

/** Formats a blank's value: amounts with the language's separators, `1,203`; anything else unchanged. */
export const counting: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format,
};

const ITALIAN_ARTICLE = /(^|[\s(«“])(il|al|dal|del|nel|sul) (?=[AEIOU])/gi;
const BEFORE_VOWEL = tableOf<string>({
  il: 'l’',
  al: 'all’',
  dal: 'dall’',
  del: 'dell’',
  nel: 'nell’',
  sul: 'sull’',
});

const ofCase = (model: string, text: string): string =>
  model.charAt(0) === model.charAt(0).toUpperCase() ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Only before a capital letter: names have one, squares such as `a1` have none. */
const FRENCH_WORD = /(?<!\p{L})(d|qu|D|Qu)e (?=[AEIOUÀÂÉÈÊÎÔ])/gu;

/**
 * Joins inserted names to the word before, as the language requires: Italian says `il Nero` but `l’Arancione`, French
 * `de Noir` but `d’Orange`.
 */
export const elided = (language: string, text: string): string => {
  if (language === 'fr') return text.replace(FRENCH_WORD, '$1’');
  if (language !== 'it') return text;
  return text.replace(
    ITALIAN_ARTICLE,
    (_, before: string, article: string) =>
      before + ofCase(article, BEFORE_VOWEL.get(article.toLowerCase()) ?? `${article} `),
  );
};

/** Zero-width characters between which text takes the direction of its own first letter. */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * Isolates a part of right-to-left text: `+4`, `33–31` or a name keeps its order there and does not affect the text
 * around it.
 */
export const isolated = (part: string | number): string => `${FIRST_STRONG_ISOLATE}${part}${POP_ISOLATE}`;

/** The text without isolates, for searching and for files. */
export const withoutIsolates = (text: string): string => text.replace(ISOLATES, '');

type Filling = Readonly<Record<string, string | number>>;

/** Isolates all values of a text's blanks, except `count`, which selects the plural. */
export const isolatedFilling = (filling: Filling): Filling =>
  mapRecord(filling, (part, blank) => (blank === 'count' ? part : isolated(part)));
