import type { WordKey } from './translation.ts';
import type { Words } from './words.ts';

/** A text chosen in one place and shown in another: a key, or a key with the values for its blanks. */
export type Text =
  | WordKey
  | { readonly key: WordKey; readonly values: Readonly<Record<string, string | number>> };

export const textOf = ({ t }: Words, text: Text): string => {
  const translate = t as (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;
  return typeof text === 'string' ? translate(text) : translate(text.key, text.values);
};

/** Text normalized for searching: without capitals and accents. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
