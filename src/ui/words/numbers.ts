import type { Words } from '../../i18n/words.ts';
import { localeOf } from './locale.ts';

/** `1,203`, in the language's format. */
export const numberText = (words: Words, number: number): string =>
  new Intl.NumberFormat(localeOf(words)).format(number);

/** `3.2`: with one decimal. */
export const tenthsText = (words: Words, number: number): string =>
  new Intl.NumberFormat(localeOf(words), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    number,
  );

/** `3.2 million`, `320万`: a large number with at least two digits, in the language's units. */
export const shortNumberText = (words: Words, number: number): string =>
  new Intl.NumberFormat(localeOf(words), { notation: 'compact', compactDisplay: 'long' }).format(number);

/** `45%`, from 0 to 1. */
export const shareText = (words: Words, share: number): string =>
  new Intl.NumberFormat(localeOf(words), { style: 'percent' }).format(share);

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** `3.9 MB`, in powers of ten. */
export const bytesText = (words: Words, bytes: number): string => {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3) - 1));
  const unit = UNITS[step] ?? 'kilobyte';
  const amount = bytes / 1000 ** (step + 1);
  const format = { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(localeOf(words), format).format(amount);
};
