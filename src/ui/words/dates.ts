import type { Words } from '../../i18n/words.ts';
import { localeOf } from './locale.ts';

/** `22 Nov 2026, 18:30`: a time in milliseconds since 1970. */
export const dateText = (words: Words, time: number): string =>
  new Intl.DateTimeFormat(localeOf(words), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** `22 Nov 2026`. */
export const dayText = (words: Words, time: number): string =>
  new Intl.DateTimeFormat(localeOf(words), { dateStyle: 'medium' }).format(time);
