import { isolated } from '../../i18n/blanks.ts';
import { directionOf } from '../../i18n/languages.ts';
import type { Words } from '../../i18n/words.ts';

/** A character of Chinese, Japanese or Korean takes the space of two letters of Latin text. */
const FIRST_WIDE = '\u2e80';

/** How much space a text takes, in letters of Latin text. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter > FIRST_WIDE ? 2 : 1), 0);

/** The language of the page for `Intl`, with the digits of the canvas and of notation in every language. */
export const localeOf = (words: Words): string => `${words.language()}-u-nu-latn`;

/** A part of a text that stands beside others: where lines run from right to left, it keeps its own order. */
export const apart = (words: Words, part: string): string =>
  directionOf(words.language()) === 'rtl' ? isolated(part) : part;

/** `a1, b2, c3`, as the language lists things. */
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

/** `4 minutes 5 seconds`: one measure in several units, as the language joins them. */
export const measureText = (words: Words, parts: readonly string[]): string =>
  new Intl.ListFormat(localeOf(words), { type: 'unit', style: 'narrow' }).format(parts);

/** `Nov` or `November 2026` of `2026-11`. */
export const monthText = (words: Words, month: string, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(localeOf(words), {
    month: style,
    timeZone: 'UTC',
    ...(style === 'long' && { year: 'numeric' }),
  }).format(new Date(month));

/** `22 Nov 2026, 18:30`: a time in milliseconds since 1970. */
export const dateText = (words: Words, time: number): string =>
  new Intl.DateTimeFormat(localeOf(words), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** `22 Nov 2026`. */
export const dayText = (words: Words, time: number): string =>
  new Intl.DateTimeFormat(localeOf(words), { dateStyle: 'medium' }).format(time);
