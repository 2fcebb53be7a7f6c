import type { LanguageCode } from '../../src/i18n/languages.ts';

const HAN = '\\p{scx=Han}';
/** The scripts of a language besides Latin, as regular expression classes. */
const SCRIPTS: Readonly<Partial<Record<LanguageCode, string>>> = {
  ar: '\\p{scx=Arabic}',
  ja: `${HAN}\\p{scx=Hiragana}\\p{scx=Katakana}`,
  ko: '\\p{scx=Hangul}',
  'zh-Hans': HAN,
  'zh-Hant': HAN,
};

const plain = (text: string): string => text.replace(/\{\{\w+\}\}/g, ' ');

/** The letters of `text` outside the language's scripts; Latin is always allowed. */
export const strayLetters = (code: LanguageCode, text: string): string =>
  plain(text).replace(new RegExp(`[\\p{Script=Latin}\\P{L}${SCRIPTS[code] ?? ''}]`, 'gu'), '');

/** Computer terms written in Latin letters everywhere. */
const INTERNATIONAL = ['esc', 'worker'];

const latinWords = (text: string): readonly string[] => plain(text).match(/\p{Script=Latin}{3,}/gu) ?? [];

/** The Latin words of a text in another script, except those in the English text. */
export const foreignWords = (code: LanguageCode, text: string, english: string): readonly string[] => {
  if (SCRIPTS[code] === undefined) return [];
  const known = [...latinWords(english.toLowerCase()), ...INTERNATIONAL];
  return latinWords(text.toLowerCase()).filter(word => !known.includes(word));
};

/** Languages that may share a whole sentence. */
const NEIGHBORS: readonly string[] = ['es pt', 'zh-Hans zh-Hant'];

/**
 * Whether a text is too long to be identical in both languages by chance: three words, or ten letters of a script
 * without spaces.
 */
export const tellsApart = (text: string, one: LanguageCode, other: LanguageCode): boolean => {
  if (NEIGHBORS.includes([one, other].sort().join(' '))) return false;
  return plain(text).trim().split(/\s+/).length > 2 || /[\p{scx=Han}\p{scx=Hiragana}]{10}/u.test(text);
};
