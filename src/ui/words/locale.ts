import { isolated } from '../../i18n/blanks.ts';
import { directionOf } from '../../i18n/languages.ts';
import type { Words } from '../../i18n/words.ts';

/** From here on, characters (Chinese, Japanese, Korean) are as wide as two Latin letters. */
const FIRST_WIDE = '\u2e80';

/** The width of a text, in Latin letters. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter > FIRST_WIDE ? 2 : 1), 0);

/** The page's language for `Intl`, always with Latin digits, as on the canvas and in notation. */
export const localeOf = (words: Words): string => `${words.language()}-u-nu-latn`;

/** Isolates a part of a text, so that it keeps its own order in right-to-left languages. */
export const apart = (words: Words, part: string): string =>
  directionOf(words.language()) === 'rtl' ? isolated(part) : part;

/** `a1, b2, c3`, joined as the language lists things. */
export const listText = (
  words: Words,
  parts: readonly string[],
  style: 'narrow' | 'long' = 'narrow',
): string =>
  new Intl.ListFormat(localeOf(words), { type: 'conjunction', style }).format(
    parts.map(part => apart(words, part)),
  );

/** `a1, b2 or c3`. */
export const choiceText = (words: Words, parts: readonly string[]): string =>
  new Intl.ListFormat(localeOf(words), { type: 'disjunction', style: 'long' }).format(
    parts.map(part => apart(words, part)),
  );

/** `4 minutes 5 seconds`: one measure in several units, joined as the language does. */
export const measureText = (words: Words, parts: readonly string[]): string =>
  new Intl.ListFormat(localeOf(words), { type: 'unit', style: 'narrow' }).format(parts);

/** `Nov` or `November 2026` of `2026-11`. */
export const monthText = (words: Words, month: string, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(localeOf(words), {
    month: style,
    timeZone: 'UTC',
    ...(style === 'long' && { year: 'numeric' }),
  }).format(new Date(month));

/** `22 Nov 2026, 18:30`, from milliseconds since 1970. */
export const dateText = (words: Words, time: number): string =>
  new Intl.DateTimeFormat(localeOf(words), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** `22 Nov 2026`. */
export const dayText = (words: Words, time: number): string =>
  new Intl.DateTimeFormat(localeOf(words), { dateStyle: 'medium' }).format(time);
