import type { Words } from '../../i18n/words.ts';
import { localeOf } from '../words/locale.ts';

/** `Nov` or `November 2026` of `2026-11`. */
export const monthText = (words: Words, month: string, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(localeOf(words), {
    month: style,
    timeZone: 'UTC',
    ...(style === 'long' && { year: 'numeric' }),
  }).format(new Date(month));
