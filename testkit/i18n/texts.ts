import { flat, type Texts } from '../../src/i18n/plurals.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The key of a text without the form of a plural. */
export const stemOf = (key: string): string => key.replace(PLURAL, '');

/** The form of a plural that a key has: `one` of `disc_one`. */
export const formOf = (key: string): string | undefined => PLURAL.exec(key)?.[1];

/** Every text by its path, `board.moves`. */
export const flatTexts = (texts: Texts): ReadonlyMap<string, string> => new Map(flat(texts));

/** The names of the blanks of a text, each once, in the order of the alphabet. */
export const blanksOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].sort();
