import type { Texts } from '../../src/i18n/plurals.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The key of a text without the form of a plural. */
export const stemOf = (key: string): string => key.replace(PLURAL, '');

const entriesOf = (texts: Texts, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[path + name, text] as const] : entriesOf(text, `${path}${name}.`),
  );

/** Every text by its path, `board.moves`. */
export const flatTexts = (texts: Texts): ReadonlyMap<string, string> => new Map(entriesOf(texts));

/** The names of the blanks of a text, each once, in the order of the alphabet. */
export const blanksOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].sort();
