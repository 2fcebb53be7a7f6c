import { flat, type Texts } from '../../src/i18n/plurals.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A text's key without its plural form. */
export const stemOf = (key: string): string => key.replace(PLURAL, '');

/** A key's plural form: `one` for `disc_one`. */
export const formOf = (key: string): string | undefined => PLURAL.exec(key)?.[1];

/** Every text by its path, `board.moves`. */
export const flatTexts = (texts: Texts): ReadonlyMap<string, string> => new Map(flat(texts));

/** The distinct names of a text's blanks, sorted. */
export const blanksOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].sort();
