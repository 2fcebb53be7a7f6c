import type { Words } from '../../i18n/words.ts';

/** `22 Nov 2026, 18:30`: a time in milliseconds since 1970. */
export const dateText = (words: Words, time: number): string =>
  new Intl.DateTimeFormat(words.language(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
