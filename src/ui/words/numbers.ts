import type { Words } from '../../i18n/words.ts';

/** `1,203`, as the language writes it. */
export const numberText = (words: Words, number: number): string =>
  new Intl.NumberFormat(words.language()).format(number);

/** `45 %`: a share of 0 to 1. */
export const shareText = (words: Words, share: number): string =>
  new Intl.NumberFormat(words.language(), { style: 'percent' }).format(share);
